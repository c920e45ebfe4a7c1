/** First segments that a tenant's own screens answer, in lower case. */
const TAKEN: ReadonlySet<string> = new Set([
  'api', 'assets', 'businesses', 'games', 'graphql', 'jteamlist', 'leaderboard', 'login', 'player', 'playerlist', 'playerlistauth', 'players',
  'schedule', 'standings', 'teamlist', 'teams', 'uploads',
]);

/**
 * Whether a path below an organization's root belongs to a screen of the product, so that no page of the organization can have it.
 * Compared in any case, by the first segment.
 */
export function isReservedPagePath(path: string): boolean {
  return TAKEN.has(path.split('/', 1)[0]!.toLowerCase());
}
