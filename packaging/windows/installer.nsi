; How does the program get onto a Windows computer, and off again? For one user, without an administrator.
; packaging/steps/setup_program.py compiles this, on Windows and Linux alike:
;   makensis -INPUTCHARSET UTF8 -DVERSION=… -DPROGRAM=folder -DICON=file -DOUTFILE=file installer.nsi

Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user

!define APP "mexicantrain_qt"
!define NAME "Mexican Train"
!define KEY "Software\${APP}"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define SAVED_GAME "${APP}.game"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${OUTFILE}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallDir"
BrandingText "${NAME} ${VERSION}"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${APP}.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Portuguese"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString IsRunning ${LANG_ENGLISH} "${NAME} is running. Please close it, and try again."
LangString IsRunning ${LANG_FRENCH} "Le jeu est ouvert. Fermez-le, puis réessayez."
LangString IsRunning ${LANG_GERMAN} "Das Spiel läuft noch. Bitte schließen und noch einmal versuchen."
LangString IsRunning ${LANG_PORTUGUESEBR} "O jogo está aberto. Feche-o e tente de novo."
LangString IsRunning ${LANG_PORTUGUESE} "O jogo está aberto. Feche-o e tente de novo."

LangString NotThisWindows ${LANG_ENGLISH} "${NAME} needs Windows 10 or later, of 64 bits."
LangString NotThisWindows ${LANG_FRENCH} "${NAME} nécessite Windows 10 ou plus récent, en 64 bits."
LangString NotThisWindows ${LANG_GERMAN} "${NAME} braucht Windows 10 oder neuer, mit 64 Bit."
LangString NotThisWindows ${LANG_PORTUGUESEBR} "${NAME} precisa do Windows 10 ou mais recente, de 64 bits."
LangString NotThisWindows ${LANG_PORTUGUESE} "${NAME} precisa do Windows 10 ou mais recente, de 64 bits."

LangString SavedGameName ${LANG_ENGLISH} "Mexican Train saved game"
LangString SavedGameName ${LANG_FRENCH} "Partie enregistrée de Train mexicain"
LangString SavedGameName ${LANG_GERMAN} "Gespeicherte Partie Mexican Train"
LangString SavedGameName ${LANG_PORTUGUESEBR} "Jogo salvo de Trem Mexicano"
LangString SavedGameName ${LANG_PORTUGUESE} "Jogo salvo de Trem Mexicano"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "Mexican Train contributors"

; A program that is running cannot be replaced: whoever holds it open is asked to close it.
!macro WaitForProgram
  ClearErrors
  ${DoWhile} ${FileExists} "$INSTDIR\${APP}.exe"
    FileOpen $0 "$INSTDIR\${APP}.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ClearErrors
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
!macroend

; Only what setup itself put there; saved games and settings lie elsewhere, in AppData, and are nobody's business here.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${APP}.exe"
!macroend

Function .onInit
!ifndef STAND_IN
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(NotThisWindows)" /SD IDOK
    Abort
  ${EndIf}
!endif
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  !insertmacro WaitForProgram
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${APP}.exe"

  WriteRegStr HKCU "${KEY}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${APP}.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Mexican Train contributors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"

  WriteRegStr HKCU "${CLASSES}\.mexicantrain" "" "${SAVED_GAME}"
  WriteRegStr HKCU "${CLASSES}\${SAVED_GAME}" "" "$(SavedGameName)"
  WriteRegStr HKCU "${CLASSES}\${SAVED_GAME}\DefaultIcon" "" "$INSTDIR\${APP}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${SAVED_GAME}\shell\open\command" "" '"$INSTDIR\${APP}.exe" "%1"'
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !insertmacro WaitForProgram
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${CLASSES}\.mexicantrain"
  DeleteRegKey HKCU "${CLASSES}\${SAVED_GAME}"
  ${RefreshShellIcons}
SectionEnd
