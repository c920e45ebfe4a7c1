/** What the server answers itself, ahead of pages. */
const SERVER_SEGMENTS = [
  '.well-known', 'api', 'assets', 'developers', 'favicon.ico', 'graphiql', 'graphql', 'healthz', 'manifest.json', 'metrics',
  'readyz', 'robots.txt', 'sitemap.xml', 'static', 'uploads',
];

/** Where the development server keeps sources and modules. */
const DEVELOPMENT_SEGMENTS = ['@fs', '@id', '@react-refresh', '@vite', 'node_modules', 'src'];

/** First segments of pages that belong to the platform or to the signed-in area. */
const PAGE_SEGMENTS = [
  'account', 'audit', 'browse', 'businesspage', 'dashboard', 'gameperiod', 'leaguelist', 'leagues', 'login', 'logout', 'millionaire',
  'navbar-links', 'organizations', 'pages', 'playerattributes', 'playerlistauth', 'schedulebuilder', 'season', 'site', 'stats',
  'usersettings', 'youth',
];

/** First segments of an organization's pages when its own domain stands in for the slug. */
const ORGANIZATION_SEGMENTS = [
  'about', 'businesses', 'contact', 'games', 'jteamlist', 'leaderboard', 'leaguefootage', 'leagueinfo', 'ourteam', 'player', 'playerlist',
  'players', 'registration', 'schedule', 'standings', 'teamlist', 'teams', 'tournament',
];

const RESERVED = new Set([...SERVER_SEGMENTS, ...DEVELOPMENT_SEGMENTS, ...PAGE_SEGMENTS, ...ORGANIZATION_SEGMENTS]);

/**
 * Whether a path with this first segment means something else than an organization, in any case, so that no organization may
 * have it as its slug. `fab` is free although `/fab/standings` is a path of the signed-in area: it is the slug of the organization
 * that this path was made for.
 */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug.trim().toLowerCase());
}
