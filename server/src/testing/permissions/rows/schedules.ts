import { createSchedule, createSeasonLeague } from '../../factories.js';
import { row } from '../row.js';

const schedule = {
  name: 'Regular season',
  startDate: '2026-03-01',
  numWeeks: 4,
  timeSlots: [{ time: '18:00', location: 'Main Hall', court: 'A' }],
};

/** The schedule builder. */
export const rows = [
  row('schedules', 'staff', (seasonLeagueId) => ({ seasonLeagueId }), createSeasonLeague),
  row('schedule', 'staff', (id) => ({ id }), createSchedule, { missingIsNull: true }),
  row('createSchedule', 'staff', (seasonLeagueId) => ({ input: { ...schedule, seasonLeagueId } }), createSeasonLeague),
  row('updateSchedule', 'staff', (id) => ({ id, input: { ...schedule, expectedVersion: 1 } }), createSchedule),
  row('deleteSchedule', 'staff', (id) => ({ id }), createSchedule),
];
