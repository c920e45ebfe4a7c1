/** First segments that the server answers itself, ahead of pages. */
export const SERVER_SEGMENTS = [
  '.well-known',
  'api',
  'apple-touch-icon.png',
  'assets',
  'developers',
  'embed',
  'embed.js',
  'exports',
  'favicon.ico',
  'graphiql',
  'graphql',
  'healthz',
  'icon-192.png',
  'icon-512-maskable.png',
  'icon-512.png',
  'mail',
  'manifest.json',
  'manifest.webmanifest',
  'metrics',
  'oembed',
  'picture',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'static',
  'uploads',
] as const;

/** Where the development server keeps sources and modules. */
export const DEVELOPMENT_SEGMENTS = ['@fs', '@id', '@react-refresh', '@vite', 'node_modules', 'src'] as const;

/** First segments of pages that belong to the platform or to the signed-in area. */
export const PLATFORM_SEGMENTS = [
  'account',
  'api-keys',
  'audit',
  'browse',
  'businesspage',
  'choose-password',
  'dashboard',
  'forgot-password',
  'gameperiod',
  'leaguelist',
  'leagues',
  'login',
  'logout',
  'millionaire',
  'navbar-links',
  'organizations',
  'pages',
  'playerattributes',
  'playerlistauth',
  'schedulebuilder',
  'score',
  'season',
  'site',
  'stats',
  'usersettings',
  'webhooks',
] as const;

/** First segments of the screens that every organization has. */
export const SCREEN_SEGMENTS = [
  'businesses',
  'games',
  'jteamlist',
  'leaderboard',
  'player',
  'playerlist',
  'players',
  'schedule',
  'search',
  'standings',
  'teamlist',
  'teams',
] as const;

/**
 * First segments of an organization's pages that it writes itself; `youth` also leads to the site of another
 * organization.
 */
export const PAGE_SEGMENTS = [
  'about',
  'contact',
  'leaguefootage',
  'leagueinfo',
  'ourteam',
  'registration',
  'tournament',
  'youth',
] as const;
