import { del, get, post, put, type Row } from '../row.js';

const schedule = {
  name: 'input.name',
  startDate: 'input.startDate',
  numWeeks: 'input.numWeeks',
  gameDays: 'input.gameDays',
  sameSlot: 'input.sameSlot',
  timeSlots: 'input.times',
  weeklyTimeSlots: 'input.weeklyTimes',
} as const;

/** The schedule builder. */
export const scheduleRows: readonly Row[] = [
  post('/schedules', 'admin', 'CreateSchedule', 'Creates a schedule of a league in the first active season.', {
    lookup: 'LookUpScheduledLeague',
    body: { ...schedule, leagueId: 'leagueId' },
  }),
  get(
    '/schedules',
    'admin',
    'Schedules',
    'Schedules by start and name; with a league those of it in the first active season.',
    { lookup: 'LookUpCurrentLeague', query: { leagueId: 'leagueId' } },
  ),
  put(
    '/schedules/{id}',
    'admin',
    'UpdateSchedule',
    'Changes a schedule; what is absent stays, and so do its games until they are generated anew.',
    { body: schedule },
  ),
  del(
    '/schedules/{id}',
    'admin',
    'DeleteSchedule',
    'Deletes a schedule with its games that have not been played; played ones stay.',
  ),
  post(
    '/games/generate-full-schedule',
    'admin',
    'GenerateFullSchedule',
    'Generates the games of a schedule in place of those that have not been played; played ones stay.',
    { body: { scheduleId: 'scheduleId' } },
  ),
  put(
    '/games/swap',
    'admin',
    'SwapGames',
    'Exchanges the matchups of two games of a schedule; ids, dates, times and places stay.',
    { body: { gameId1: 'input.gameId1', gameId2: 'input.gameId2' } },
  ),
  get('/games/weekly-games', 'admin', 'WeeklyGames', 'The games of a week of a schedule.', {
    query: { scheduleId: 'scheduleId', weekIndex: 'weekIndex' },
  }),
  get(
    '/games/weekly-byes',
    'admin',
    'WeeklyByes',
    'The byes that follow from a week of a published schedule: teams of its league without a game.',
    { query: { scheduleId: 'scheduleId', weekIndex: 'weekIndex' } },
  ),
];
