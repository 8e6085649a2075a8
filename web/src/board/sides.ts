/** R8.1: who wins together; in teams those who sit opposite each other. */
export function sidesOf(players: number, teams: boolean): number[][] {
  if (teams)
    return [
      [0, 2],
      [1, 3],
    ];
  return Array.from({ length: players }, (_, seat) => [seat]);
}
