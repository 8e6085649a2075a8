import type { Domain } from "../src/rules";

type Names = Record<Domain, string>;

export const NAMES = {
  en: {
    A: "Army",
    R: "Religion",
    E: "Economy",
    S: "Science",
    C: "Culture",
    U: "Utopia",
  },
  el: {
    A: "Στρατός",
    R: "Θρησκεία",
    E: "Οικονομία",
    S: "Επιστήμη",
    C: "Τέχνη",
    U: "Ουτοπία",
  },
  uk: {
    A: "Армія",
    R: "Релігія",
    E: "Економіка",
    S: "Наука",
    C: "Культура",
    U: "Утопія",
  },
  pt: {
    A: "Poder Militar",
    R: "Religião",
    E: "Economia",
    S: "Ciência",
    C: "Artes",
    U: "Utopia",
  },
} satisfies Record<string, Names>;
