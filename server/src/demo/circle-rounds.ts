/**
 * Everybody against everybody by the circle method: team 0 stays, the others go round. With an odd number one team
 * rests each round.
 * @returns n-1 rounds (n when odd) of [home, away]
 */
export function circleRounds(teams: number): [home: number, away: number][][] {
  const places = teams + (teams % 2);
  return Array.from({ length: places - 1 }, (_round, round) => {
    const at = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (places - 1)));
    const pairs = Array.from({ length: places / 2 }, (_pair, index): [number, number] => [
      at(index),
      at(places - 1 - index),
    ]);
    return pairs
      .map(([one, other], index): [number, number] =>
        (index === 0 ? round : index) % 2 === 0 ? [one, other] : [other, one],
      )
      .filter(([home, away]) => home < teams && away < teams);
  });
}
