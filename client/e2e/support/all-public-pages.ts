import type { Sample } from '../sample';

/** Every public page, by the heading or words that it must show. */
export const ALL_PUBLIC_PAGES: readonly [name: string, path: (ids: Sample) => string, text: string | RegExp][] = [
  ['the platform', () => '/', 'Courtbook'],
  ['all listings', () => '/browse', 'All Listings'],
  ['home', () => '/nba', 'Top Stat Leaders'],
  ['home of the main league', () => '/fab', 'Top Stat Leaders'],
  ['schedule', () => '/nba/schedule', 'Schedule'],
  ['standings', () => '/nba/teamList', 'Standings'],
  ['box score', ({ game }) => `/nba/games/${game}`, 'Game leaders'],
  ['compact box score', ({ game }) => `/nba/games/${game}?box=compact`, 'Team comparison'],
  ['schedule of a day', () => '/nba/schedule?day=2017-11-24', 'November 2017'],
  ['play by play', ({ game }) => `/nba/games/${game}/plays`, 'No plays yet'],
  ['team', ({ team }) => `/nba/teams/${team}`, 'ROSTER'],
  ['player', ({ player }) => `/nba/players/${player}`, 'James Harden'],
  ['player, bio', ({ player }) => `/nba/players/${player}?tab=bio`, 'James Harden'],
  ['player statistics', ({ player }) => `/nba/player/${player}/stats`, 'Season Breakdown'],
  ['players', () => '/nba/playerList', 'Find a player'],
  ['players found', () => '/nba/playerList?search=james', 'LeBron James'],
  ['leaderboard', () => '/nba/leaderboard', 'Top 20 by points'],
  ['search', () => '/nba/search', 'Find a team'],
  ['search, found', () => '/nba/search?q=james+lebrn', 'LeBron James'],
  ['leaderboard of a statistic', () => '/nba/leaderboard?stat=FG%25&per=game&least=40', 'Least games'],
  ['leagues', () => '/nba/leagues/1', 'Leagues'],
  ['login', () => '/nba/login', 'LOGIN'],
];
