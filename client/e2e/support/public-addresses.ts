import type { Sample } from '../sample';

/** A way to an organization's public site. */
export interface SiteAddress {
  name: string;
  /** What its titles end with. */
  title: string;
  /** Address of a path below the site's root. */
  address(baseURL: string, path: string): string;
}

/** The sample season's organization by the platform's path and by its own host. */
export const SITE_ADDRESSES: readonly SiteAddress[] = [
  { name: 'slug path', title: 'nba', address: (baseURL, path) => `${baseURL}/nba${path}` },
  {
    name: 'custom domain',
    title: 'nba.localhost',
    address: (baseURL, path) => `${baseURL.replace('localhost', 'nba.localhost')}${path || '/'}`,
  },
];

/** A public page and what its head says; `null` stands for the site's own words. */
export interface PublicPage {
  name: string;
  path(ids: Sample): string;
  title: string | null;
  description: string | null;
  /** schema.org's type of what the page is about. */
  type: string | null;
}

/** Every public page of an organization with a season. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    name: 'home',
    path: () => '',
    title: null,
    description: 'Results, schedule, standings and players of NBA',
    type: 'SportsOrganization',
  },
  {
    name: 'schedule',
    path: () => '/schedule',
    title: 'Schedule',
    description: 'Schedule and results of NBA',
    type: null,
  },
  {
    name: 'schedule, filtered',
    path: () => '/schedule?date=2017-10-17&state=completed',
    title: 'Schedule',
    description: 'Schedule and results of NBA',
    type: null,
  },
  { name: 'standings', path: () => '/teamList', title: 'Standings', description: 'Standings of NBA', type: null },
  {
    name: 'team',
    path: ({ team }) => `/teams/${team}`,
    title: 'Houston Rockets',
    description: 'Houston Rockets: 37-13 in 2017-18',
    type: 'SportsTeam',
  },
  {
    name: 'player',
    path: ({ player }) => `/players/${player}`,
    title: 'James Harden',
    description: 'James Harden: 31.5 PTS, 4.9 REB, 9.1 AST a game in 43 games, 2017-18, NBA',
    type: 'Person',
  },
  {
    name: 'player, bio',
    path: ({ player }) => `/players/${player}?tab=bio`,
    title: 'James Harden',
    description: 'James Harden: 31.5 PTS, 4.9 REB, 9.1 AST a game in 43 games, 2017-18, NBA',
    type: 'Person',
  },
  {
    name: 'player, videos',
    path: ({ player }) => `/players/${player}?tab=videos`,
    title: 'James Harden',
    description: 'James Harden: 31.5 PTS, 4.9 REB, 9.1 AST a game in 43 games, 2017-18, NBA',
    type: 'Person',
  },
  {
    name: 'player, statistics',
    path: ({ player }) => `/player/${player}/stats`,
    title: 'James Harden: statistics',
    description: 'Statistics of James Harden in 43 games, season by season',
    type: 'Person',
  },
  {
    name: 'players',
    path: () => '/playerList?search=james',
    title: 'Players',
    description: 'Players of NBA',
    type: null,
  },
  {
    name: 'leaderboard',
    path: () => '/leaderboard',
    title: 'Leaderboard',
    description: 'All-time leaders of NBA',
    type: null,
  },
  {
    name: 'leaderboard of a statistic',
    path: () => '/leaderboard?stat=AST&per=game',
    title: 'Assists',
    description: 'Leaders of NBA: Assists per game, All seasons',
    type: null,
  },
  {
    name: 'play-by-play',
    path: ({ game }) => `/games/${game}/plays`,
    title: 'Play by play: Charlotte Hornets vs Indiana Pacers, Fri, Feb 2, 2018',
    description: 'Charlotte Hornets vs Indiana Pacers, Fri, Feb 2, 2018, play by play: no plays yet',
    type: null,
  },
  {
    name: 'standings of a day',
    path: () => '/standings?view=league&asOf=2017-12-01',
    title: 'Standings as of Dec 1, 2017',
    description: 'Standings of NBA as of Dec 1, 2017',
    type: null,
  },
  {
    name: 'box score',
    path: ({ game }) => `/games/${game}`,
    title: 'Charlotte Hornets 133, Indiana Pacers 126',
    description: 'Charlotte Hornets beat Indiana Pacers 133-126, Feb 2, 2018',
    type: 'SportsEvent',
  },
];
