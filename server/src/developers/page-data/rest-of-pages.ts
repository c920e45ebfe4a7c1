/**
 * A page that was asked for: what REST addresses of its data are made of, whole lists whatever the page is filtered by.
 */
export interface AskedPage {
  /** The parts of its path that are ids. */
  readonly params: Readonly<Record<string, string>>;
  /** The answer to its document. */
  readonly data: unknown;
}

/** A REST read of what a page shows, below /api and without the organization's name. */
export interface RestRead {
  readonly path: string;
  /** Which of its lists are worth a table of their own, where it has several. */
  readonly rows?: readonly string[];
}

type ReadsOf = (page: AskedPage) => readonly RestRead[];

const game: ReadsOf = ({ params: { id } }) => [
  { path: `gamesv2/${id}`, rows: ['game', 'playerStats', 'periodScores', 'homeRoster', 'awayRoster'] },
];

/**
 * The REST reads of each page's data, by the page's module below client/src. A page without an entry is in the graph
 * alone.
 */
const READS: Readonly<Record<string, ReadsOf>> = {
  'features/organizations/home-page.tsx': () => [
    { path: 'stat-leaders', rows: ['points', 'threes', 'rebounds', 'assists'] },
    { path: 'gamesv2' },
  ],
  'features/games/schedule-page.tsx': () => [
    { path: 'gamesv2' },
    { path: 'bye-dates/public' },
    { path: 'week-offs/public' },
  ],
  'features/games/game-page.tsx': game,
  'features/plays/public/play-by-play-page.tsx': game,
  'features/standings/standings-page.tsx': ({ data }) => {
    const season = ['season', 'activeSeason'].map((name) => idAt(data, 'organization', name)).find(Boolean);
    return [{ path: 'teamsv2' }, ...(season ? [{ path: `seasonsv2/${season}/leagues-with-teams-public` }] : [])];
  },
  'features/brackets/bracket-page.tsx': ({ data }) => {
    const season = idAt(data, 'organization', 'division', 'season');
    return season === null ? [] : [{ path: `seasonsv2/${season}/divisions` }];
  },
  'features/teams/team-page.tsx': ({ params: { id } }) => [{ path: `teamsv2/${id}`, rows: ['games', 'players'] }],
  'features/players/player-list-page.tsx': () => [{ path: 'playersv2' }],
  'features/players/player-page.tsx': ({ params: { id } }) => [
    { path: `playersv2/${id}`, rows: ['rosters', 'attributeValues'] },
    { path: `playersv2/${id}/basic`, rows: ['player', 'gameStats', 'teamHistory'] },
  ],
  'features/players/player-stats-page.tsx': ({ params: { id } }) => [
    { path: `playersv2/${id}/stats`, rows: ['gameStats'] },
  ],
  'features/records/leaderboard-page.tsx': () =>
    ['top20Points', 'top20Threes', 'top20TeamWins'].map((name) => ({ path: `records/${name}` })),
  'features/leagues/league-list-page.tsx': () => [{ path: 'seasonsleagues' }],
  'features/businesses/business-list-page.tsx': () => [{ path: 'businesses' }],
  'features/platform/browse-page.tsx': () => [{ path: 'organizations' }],
  'features/platform/landing-page.tsx': () => [{ path: 'organizations' }],
  'features/platform/millionaire-page.tsx': () => [{ path: 'organizations' }],
};

/** The REST reads of what a page shows; none where only the graph has it. */
export function readsOfPage(file: string, page: AskedPage): readonly RestRead[] {
  return READS[file]?.(page) ?? [];
}

function idAt(data: unknown, ...path: readonly string[]): string | null {
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data);
  return (found as { id?: string } | null | undefined)?.id ?? null;
}
