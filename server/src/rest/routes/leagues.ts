import { get, type Row } from '../row.js';

/** Leagues, over all seasons and in one. */
export const leagueRows: readonly Row[] = [
  get('/leagues', 'public-scoped', 'Leagues', 'All leagues with the seasons in which they are played.'),
  get('/leaguesv2', 'public-scoped', 'Leagues', 'All leagues with the seasons in which they are played.'),
  get(
    '/seasonsleagues',
    'public-scoped',
    'SeasonsLeagues',
    'Every league in every season: latest season first, then by position.',
  ),
  get('/seasonsv2/{season}/leagues/{league}', 'admin', 'LeagueOfSeason', 'A league in a season with its teams.'),
];
