### The words of the screen `replay`; the words of the game are in ../el.ftl.
