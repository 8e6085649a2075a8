// Runs before the rest of the page is there, and asks for the words that it begins with.
import { catalogue, FIRST, preferred } from "./catalogues";

/** The language to begin with. */
export const language = preferred(navigator.languages, localStorage.getItem("impera:language"));

for (const room of FIRST) void catalogue(language, room).catch(() => undefined);
