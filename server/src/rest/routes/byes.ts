import { get, type Row } from '../row.js';

/** Byes and weeks off. */
export const byeRows: readonly Row[] = [
  get('/bye-dates/public', 'public-scoped', 'Byes', 'All byes: those entered, and those that follow from published schedules (their id is null).'),
  get('/week-offs/public', 'public-scoped', 'WeeksOff', 'All weeks off.'),
];
