/**
 * The order in which features' services may use each other: each only those before it. `docs/ARCHITECTURE.md` explains
 * why. A new feature gets its place here; a folder under server/src/features that is missing here is a lint error.
 */
export const featureOrder = [
  'audit',
  'undo',
  'idempotency',
  'sports',
  'organizations',
  'player-names',
  'tenancy',
  'mail',
  'users',
  'auth',
  'api-keys',
  'links',
  'pages',
  'businesses',
  'seasons',
  'leagues',
  'teams',
  'attributes',
  'players',
  'rosters',
  'periods',
  'stat-definitions',
  'locations',
  'totals',
  'standings',
  'divisions',
  'games',
  'reschedulings',
  'box-scores',
  'statistics',
  'plays',
  'previews',
  'recaps',
  'presence',
  'scorekeepers',
  'integrity',
  'byes',
  'weeks-off',
  'records',
  'figures',
  'search',
  'calendar',
  'brackets',
  'schedules',
  'webhooks',
  'game-news',
  'push',
  'mail-followers',
  'live',
  'nodes',
  'refusals',
  'changes',
  'season-copy',
  'season-delete',
  'season-import',
  'roster-import',
  'name-lists',
  'season-export',
  'person-data',
];

/**
 * Which later features a feature's resolvers may use, and what for: to lend their services to its own, which know
 * nothing of them. What merely follows a write is registered in server/src/subscribers.ts instead. Everything else that
 * looks upward is a lint error.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const upwardOfResolvers = {
  seasons: ['season-copy'], // a new season may be a copy
  leagues: ['season-copy'], // so may a league of a season
  games: ['box-scores'], // one game is read with its box score, in one statement
};
