### The words of the screen `rules`; the words of the game are in ../uk.ftl.
