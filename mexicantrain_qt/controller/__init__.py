"""Who moves now, and who is told what?"""
