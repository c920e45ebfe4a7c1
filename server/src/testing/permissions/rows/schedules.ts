import {
  createSchedule,
  createScheduleDraft,
  createScheduledGames,
  createScheduleOfTeams,
  createSeasonLeague,
} from '../../factories.js';
import type { EntityManager } from 'typeorm';
import { row } from '../row.js';

const schedule = {
  name: 'Regular season',
  startDate: '2026-03-01',
  numWeeks: 4,
  timeSlots: [{ time: '18:00', location: 'Main Hall', court: 'A' }],
};

/** Two games of a schedule: 'first-second'. */
async function twoGames(manager: EntityManager, organizationId: number): Promise<string> {
  return (await createScheduledGames(manager, organizationId)).map(({ id }) => id).join('-');
}

const firstGame = (target: string): string => target.split('-')[0]!;

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
  row('repairScheduleDraft', 'staff', (scheduleId) => ({ scheduleId }), createScheduleOfTeams),
  row('publishScheduleDraft', 'staff', (id) => ({ id }), createScheduleDraft, { own: 'CONFLICT' }),
  row('discardScheduleDraft', 'staff', (id) => ({ id }), createScheduleDraft),
  row('cellsForGame', 'staff', (target) => ({ gameId: firstGame(target) }), twoGames),
  row(
    'swapGames',
    'staff',
    (target) => {
      const [gameId1, gameId2 = gameId1] = target.split('-');
      return { input: { gameId1, gameId2, expectedVersion1: 1, expectedVersion2: 1 } };
    },
    twoGames,
  ),
  row(
    'moveGame',
    'staff',
    (target) => ({
      input: { gameId: firstGame(target), date: '2025-10-13', time: '18:00', expectedVersion: 1, reason: 'So wanted.' },
    }),
    twoGames,
  ),
  row('deleteSchedule', 'staff', (id) => ({ id }), createSchedule),
];
