/** First segments that a tenant's own screens answer, in lower case. */
const TAKEN: ReadonlySet<string> = new Set([
  'api', 'assets', 'browse', 'businesses', 'games', 'graphql', 'jteamlist', 'leaderboard', 'leagues', 'login', 'millionaire', 'player', 'playerlist',
  'playerlistauth', 'players', 'schedule', 'site', 'standings', 'teamlist', 'teams', 'uploads',
]);

/** `youth` may be a page; what lies below it is the site of the organization with that slug. */
const YOUTH_SITE = /^youth\/./i;

/**
 * Whether a path below an organization's root belongs to a screen of the product, so that no page of the organization can have it.
 * Compared in any case, by the first segment.
 */
export function isReservedPagePath(path: string): boolean {
  return TAKEN.has(path.split('/', 1)[0]!.toLowerCase()) || YOUTH_SITE.test(path);
}
