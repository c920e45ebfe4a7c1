import { get, type Row } from '../row.js';

/** Seasons with their leagues and divisions. */
export const seasonRows: readonly Row[] = [
  get('/seasonsv2', 'public-scoped', 'Seasons', 'All seasons, latest start first.'),
  get('/seasonsv2/{id}', 'admin', 'Season', 'A season with its leagues.'),
  get(
    '/seasonsv2/{id}/leagues-with-teams-public',
    'public-scoped',
    'SeasonLeaguesWithTeams',
    'The leagues of a season with their teams.',
  ),
  get(
    '/seasonsv2/{id}/divisions',
    'public-scoped',
    'SeasonDivisions',
    'The divisions of a season with their teams, by position.',
  ),
  get('/seasonsv2/{id}/divisions/{divisionId}', 'admin', 'SeasonDivision', 'A division of a season with its teams.'),
];
