import { atWidths, open } from './pages';
import { signIn } from './platform-support';
import { harmOfNames } from './support/harm-of-names';
import { type LongNames, makeLongNames } from './support/long-names';
import { expect, test } from './test';

// In one worker: they share an organization.
test.describe.configure({ mode: 'default' });

let names: LongNames;
test.beforeAll(async ({ browser }) => {
  names = await makeLongNames(browser);
});

/** Pages with names on them, by what they show. */
type Pages = Readonly<Record<string, (ids: LongNames) => string>>;

/** Below the organization's own address. */
const PUBLIC: Pages = {
  home: () => '',
  standings: () => '/teamList',
  schedule: () => '/schedule',
  bracket: ({ division }) => `/standings/${division}`,
  team: ({ team }) => `/teams/${team}`,
  leagues: ({ league }) => `/leagues/${league}`,
  players: () => '/playerList',
  player: ({ player }) => `/players/${player}`,
  'player statistics': ({ player }) => `/player/${player}/stats`,
  leaders: () => '/leaderboard',
  search: () => '/search',
  'search with answers': () => '/search?q=a',
  'leaders of a statistic': () => '/leaderboard?stat=PTS',
  'what if': () => '/teamList?whatif=1',
  'games of a team': ({ team }) => `/teams/${team}/games`,
  'box score': ({ game }) => `/games/${game}`,
  'compact box score': ({ game }) => `/games/${game}?box=compact`,
  'players of the season beside a box score': ({ game }) => `/games/${game}?box=season`,
  plays: ({ game }) => `/games/${game}/plays`,
};

/** The platform's own. */
const PLATFORM: Pages = {
  'all listings': () => '/browse',
  landing: () => '/site',
  'a link to choose a password': () => '/choose-password',
};

/** In frames of other sites. */
const EMBEDS: Pages = {
  standings: ({ slug }) => `/embed/standings?slug=${slug}`,
  schedule: ({ slug }) => `/embed/schedule?slug=${slug}`,
  leaders: ({ slug }) => `/embed/leaders?slug=${slug}`,
  game: ({ slug, game }) => `/embed/game?slug=${slug}&id=${game}`,
};

const ADMIN: Pages = {
  seasons: () => '/dashboard/seasons',
  season: ({ season }) => `/dashboard/seasons/${season}`,
  'teams of a league': ({ season, league }) => `/dashboard/seasons/${season}/leagues/${league}`,
  roster: ({ season, league, team }) => `/dashboard/seasons/${season}/leagues/${league}/teams/${team}`,
  bracket: ({ season, division }) => `/dashboard/seasons/${season}/divisions/${division}`,
  standings: () => '/fab/standings',
  leagues: () => '/leagueList',
  league: ({ league }) => `/leagues/${league}`,
  teams: () => '/teamList',
  team: ({ team }) => `/teams/${team}`,
  'team with its seasons': ({ team }) => `/dashboard/singleTeamToggle/${team}`,
  players: () => '/playerListAuth',
  player: ({ player }) => `/players/${player}`,
  schedule: () => '/schedule',
  game: ({ game }) => `/games/${game}`,
  courtside: ({ game }) => `/games/${game}/courtside`,
  board: ({ game }) => `/games/${game}/board`,
  scoresheet: ({ game }) => `/games/${game}/scoresheet`,
  'player statistics': ({ player }) => `/player/${player}/stats`,
  'games to check': ({ season }) => `/dashboard/seasons/${season}/integrity`,
  import: () => '/dashboard/seasons/import',
  'schedule builder': () => '/scheduleBuilder',
  users: () => '/userSettings',
  links: () => '/navbar-links',
  pages: () => '/pages',
  appearance: () => '/pages/look',
  statistics: () => '/stats',
  periods: () => '/gamePeriod',
  attributes: () => '/playerAttributes',
  businesses: () => '/businessPage',
  webhooks: () => '/webhooks',
  account: () => '/account',
  'API keys': () => '/api-keys',
  'audit trail': () => '/audit',
};

for (const [area, pages] of Object.entries({ public: PUBLIC, platform: PLATFORM, embedded: EMBEDS, admin: ADMIN })) {
  test(`names without end at 1280 and 390 px: ${area} pages`, async ({ page }) => {
    if (area === 'admin') await signIn(page, names.owner);
    for (const [name, path] of Object.entries(pages)) {
      await open(page, area === 'public' ? `/${names.slug}${path(names)}` : path(names));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await atWidths(page, [1280, 390], async (width) =>
        expect.soft(await harmOfNames(page), `${name} at ${width} px`).toEqual([]),
      );
    }
  });
}
