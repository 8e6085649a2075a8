// Which Domain an effect belongs to, for its emblem.
const DOMAINS: Record<string, string> = {
  assassination: "A",
  purge: "A",
  attack: "A",
  "holy-book": "R",
  "divine-right": "R",
  inquisition: "R",
  development: "E",
  monopoly: "E",
  embargo: "E",
  experiment: "S",
  research: "S",
  breakthrough: "S",
  inspiration: "C",
  oligarchy: "U",
  republic: "U",
  democracy: "U",
};

export function domainOfEffect(effect: string): string {
  return DOMAINS[effect] ?? "C";
}
