### The words of the screen `learn`; the words of the game are in ../el.ftl.
