import { del, get, post, type Row } from '../row.js';

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
  post(
    '/bye-dates',
    'admin',
    'CreateBye',
    'Creates a bye of a team: without a season in the first active one that is played on its date.',
    {
      lookup: 'LookUpCurrentTeam',
      body: { date: 'date', team_id: 'team_id', season_id: 'season_id', league_id: 'league_id' },
    },
  ),
  del('/bye-dates/{id}', 'admin', 'DeleteBye', 'Deletes an entered bye.'),
  get('/week-offs/public', 'public-scoped', 'WeeksOff', 'All weeks off.'),
  get(
    '/week-offs/season/{season}/league/{league}',
    'admin',
    'LeagueWeeksOff',
    'The weeks off of a league in a season.',
  ),
  post(
    '/week-offs',
    'admin',
    'CreateWeekOff',
    'Creates a week off of a league, without a season in the first active one.',
    {
      lookup: 'LookUpLeagueOfSeason',
      body: { season_id: 'season_id', league_id: 'league_id', date: 'date', reason: 'reason' },
    },
  ),
  del('/week-offs/{id}', 'admin', 'DeleteWeekOff', 'Deletes a week off.'),
];
