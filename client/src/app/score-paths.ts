/**
 * Where scorekeepers without an account enter a game, on every host, whoever is signed in. A link's secret takes the
 * place of `game`, which is none: it has no number before a dash.
 */
export const scorePaths = {
  enter: () => '/score',
  link: (secret: string) => `/score/${secret}`,
  courtside: () => '/score/game',
  statistics: () => '/score/game/statistics',
} as const;

/** Whether a path (in any case) belongs to them. */
export function isScorePath(pathname: string): boolean {
  return /^\/score(\/|$)/i.test(pathname);
}
