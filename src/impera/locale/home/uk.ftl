### The words of the screen `home`; the words of the game are in ../uk.ftl.
