/**
 * How many games somebody must have played to be compared with others by what comes to a game: half of what whoever has
 * played most has, rounded up; one where nobody has played. So nobody leads by one good evening.
 */
export function leastGames(games: readonly number[]): number {
  return Math.max(1, Math.ceil(games.reduce((most, count) => Math.max(most, count), 0) / 2));
}
