import { get, type Row } from '../row.js';

/** Byes and weeks off. */
export const byeRows: readonly Row[] = [
  get(
    '/bye-dates/public',
    'public-scoped',
    'Byes',
    'All byes: those entered, and those that follow from published schedules (their id is null).',
  ),
  get(
    '/bye-dates/season/{season}/league/{league}',
    'admin',
    'LeagueByes',
    'The byes entered for a league in a season, also those without a date.',
  ),
  get('/week-offs/public', 'public-scoped', 'WeeksOff', 'All weeks off.'),
  get(
    '/week-offs/season/{season}/league/{league}',
    'admin',
    'LeagueWeeksOff',
    'The weeks off of a league in a season.',
  ),
];
