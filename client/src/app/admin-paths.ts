type Id = string | number;

/** Addresses of the admin area. They have no prefix: the session says which organization is meant. */
export const adminPaths = {
  seasons: () => '/dashboard/seasons',
  seasonImport: () => '/dashboard/seasons/import',
  rosterImport: (seasonLeagueId: Id) => `/dashboard/seasons/import?what=roster&seasonLeague=${seasonLeagueId}`,
  season: (seasonId: Id) => `/dashboard/seasons/${seasonId}`,
  league: (seasonId: Id, leagueId: Id) => `/dashboard/seasons/${seasonId}/leagues/${leagueId}`,
  seasonTeam: (seasonId: Id, leagueId: Id, teamId: Id) =>
    `/dashboard/seasons/${seasonId}/leagues/${leagueId}/teams/${teamId}`,
  division: (seasonId: Id, divisionId: Id) => `/dashboard/seasons/${seasonId}/divisions/${divisionId}`,
  integrity: (seasonId: Id) => `/dashboard/seasons/${seasonId}/integrity`,
  seasonSettings: (seasonId: Id) => `/season/${seasonId}`,
  leagues: () => '/leagueList',
  leagueOf: (id: Id) => `/leagues/${id}`,
  teams: () => '/teamList',
  team: (id: Id) => `/teams/${id}`,
  singleTeam: (id: Id) => `/dashboard/singleTeamToggle/${id}`,
  players: () => '/playerListAuth',
  player: (id: Id) => `/players/${id}`,
  /** A player as one of a roster: the way there leads back through team, league and season. */
  rosterPlayer: (id: Id, seasonLeagueTeamId: Id) => `/dashboard/players/${id}?from=${seasonLeagueTeamId}`,
  playerStats: (id: Id) => `/player/${id}/stats`,
  schedule: () => '/schedule',
  scheduleBuilder: () => '/scheduleBuilder',
  game: (id: Id) => `/games/${id}`,
  /** The game with its statistics open for editing. */
  editGame: (id: Id) => `/games/${id}?edit=stats`,
  courtside: (id: Id) => `/games/${id}/courtside`,
  standings: () => '/fab/standings',
  stats: () => '/stats',
  gamePeriods: () => '/gamePeriod',
  playerAttributes: () => '/playerAttributes',
  businesses: () => '/businessPage',
  links: () => '/navbar-links',
  pages: () => '/pages',
  page: (id: Id) => `/pages/${id}`,
  appearance: () => '/pages/look',
  organizations: () => '/organizations',
  users: () => '/userSettings',
  audit: () => '/audit',
  account: () => '/account',
} as const;
