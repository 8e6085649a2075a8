import { TEAMS } from "../rules";

/** R8.1: the seats that win together; in teams those opposite each other. */
export function sidesOf(players: number, teams: boolean): number[][] {
  if (teams) return TEAMS.map((seats) => [...seats]);
  return Array.from({ length: players }, (_, seat) => [seat]);
}

/** R8.1: the team that a seat belongs to. */
export function teamOf(seat: number): number {
  return TEAMS.findIndex((seats) => seats.some((each) => each === seat));
}
