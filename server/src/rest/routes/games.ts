import { get, type Row } from '../row.js';

/** Games and their box scores. */
export const gameRows: readonly Row[] = [
  get('/games', 'public-scoped', 'Games', 'All games, by date and time.'),
  get('/gamesv2', 'public-scoped', 'Games', 'All games, by date and time.'),
  get(
    '/gamesv2/{id}',
    'public-scoped',
    'Game',
    'A game with its box score: rosters, periods shown, scores by period, statistics shown, and what each player did.',
  ),
  get('/seasonsv2/{season}/leagues/{league}/games', 'admin', 'LeagueGames', 'The games of a league in a season.'),
  get('/seasonsv2/{id}/divisions/{divisionId}/games', 'admin', 'DivisionGames', "The games of a division's bracket."),
];
