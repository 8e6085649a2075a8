import { chipOf, EFFECTS } from "./effects";
const OTHERS: Record<string, string[]> = { embargo: ["ro", "pt"], democracy: ["pt"] };
export const effects = {
  load: async () => undefined,
  names: [...Object.keys(EFFECTS), "inspiration"],
  chip: chipOf,
  whom: (name: string, edition: string) => (OTHERS[name]?.includes(edition) ? "another" : "any"),
  token: (name: string) => (name === "inspiration" ? "inspire" : name),
};
