"""Where does a game stay when the program is closed?"""
