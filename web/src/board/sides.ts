/** R8.1: the seats that win together; in teams those opposite each other. */
export function sidesOf(players: number, teams: boolean): number[][] {
  if (teams)
    return [
      [0, 2],
      [1, 3],
    ];
  return Array.from({ length: players }, (_, seat) => [seat]);
}
