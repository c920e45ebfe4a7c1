import { createSchedule, createScheduleDraft, createScheduleOfTeams, createSeasonLeague } from '../../factories.js';
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
  row('scheduleDraft', 'staff', (id) => ({ id }), createScheduleDraft, { missingIsNull: true }),
  row('scheduleGenerationProgress', 'staff', () => ({ key: 'some-key-of-mine' })),
  row('cancelScheduleGeneration', 'staff', () => ({ key: 'some-key-of-mine' })),
  row('generateScheduleDraft', 'staff', (scheduleId) => ({ scheduleId }), createScheduleOfTeams),
  row('generateFullSchedule', 'staff', (scheduleId) => ({ scheduleId }), createScheduleOfTeams),
  row('publishScheduleDraft', 'staff', (id) => ({ id }), createScheduleDraft, { own: 'CONFLICT' }),
  row('discardScheduleDraft', 'staff', (id) => ({ id }), createScheduleDraft),
  row('deleteSchedule', 'staff', (id) => ({ id }), createSchedule),
];
