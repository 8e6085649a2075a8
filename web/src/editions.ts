// The editions of the game, by language.
import { type Edition, EDITIONS, USUAL } from "./rules";

/** The edition published in a language; the common rules if there is none. */
export function editionOf(language: string): Edition {
  return EDITIONS.find((edition) => edition === language) ?? USUAL.edition;
}
