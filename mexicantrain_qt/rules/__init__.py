"""The game: no Qt, no files, no clock, no text for people.

Where is the answer to …

==================================================  ========================================
May I do this, and if not, why?                     legal.refusal
What may I do now?                                  legal.legal_actions
What happens then?                                  turns.apply
Whom is a train open to?                            trains.Train.is_open_to
When may I play on the Mexican train?               legal.may_play_on_mexican_train
How many tiles may I draw?                          legal.may_draw_again
When does a marker come down?                       turns._play
When does a marker go up though a tile is played?   turns._marker_goes_up_with
Which double must be covered before all else?       doubles.binding
On which double does the follow-up belong?          doubles.owed
When is a double dead?                              doubles.is_dead
When may a first train not be left yet?             doubles.owes_cover_on_own_train
Who is out with the last tile?                      turns._last_tile_played
When is a turn over, and who is next?               round_end.end_turn
When is a round blocked?                            round_end._is_blocked
What does a forgotten call cost?                    round_end._forgotten_call
What does a round cost?                             scoring.round_penalties
Who is first?                                       scoring.standing
Which tiles does everybody get?                     deal.deal_round
What may a player know?                             view.view_for
==================================================  ========================================
"""
