/** A game from one side. */
export interface SideGame {
  readonly opponentId: number;
  readonly own: number;
  readonly other: number;
}

/** What all games against one opponent came to. */
export interface Series {
  readonly opponentId: number;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

/** Wins, losses and points against each opponent, in the order in which they were first met. A tie is neither. */
export function seriesByOpponent(games: readonly SideGame[]): Series[] {
  const opponents = [...new Set(games.map(({ opponentId }) => opponentId))];
  return opponents.map((opponentId) => {
    const met = games.filter((game) => game.opponentId === opponentId);
    return {
      opponentId,
      games: met.length,
      wins: met.filter(({ own, other }) => own > other).length,
      losses: met.filter(({ own, other }) => own < other).length,
      pointsFor: met.reduce((sum, { own }) => sum + own, 0),
      pointsAgainst: met.reduce((sum, { other }) => sum + other, 0),
    };
  });
}
