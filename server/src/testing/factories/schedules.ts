import type { DeepPartial, EntityManager } from 'typeorm';
import { ScheduleTimeSlotEntity } from '../../features/schedules/schedule-time-slot.entity.js';
import { ScheduleEntity } from '../../features/schedules/schedule.entity.js';
import { ScheduleDraftEntity } from '../../features/schedules/schedule-draft.entity.js';
import type { GameEntity } from '../../features/games/game.entity.js';
import { SeasonLeagueTeamEntity } from '../../features/teams/season-league-team.entity.js';
import { createGame } from './games.js';
import { createSeasonLeague, createSeasonLeagueTeam } from './leagues.js';
import { saveRow } from './save-row.js';

/**
 * A schedule; of two Mondays from 2025-10-06 at 18:00 and 19:00 unless told otherwise. Its season league is made when
 * not given.
 */
export async function createSchedule(
  manager: EntityManager,
  organizationId: number,
  { slots = ['18:00', '19:00'], ...input }: DeepPartial<Omit<ScheduleEntity, 'organizationId'>> & ScheduleSlots = {},
): Promise<ScheduleEntity> {
  const seasonLeagueId = input.seasonLeagueId ?? (await createSeasonLeague(manager, organizationId)).id;
  const schedule = await saveRow(manager, ScheduleEntity, {
    name: 'Regular season',
    startDate: '2025-10-06',
    numWeeks: 2,
    gameDays: ['Monday'],
    ...input,
    organizationId,
    seasonLeagueId,
  });
  await manager.insert(
    ScheduleTimeSlotEntity,
    slots.map((slot, position) => ({
      position,
      ...(typeof slot === 'string' ? { time: slot } : slot),
      organizationId,
      scheduleId: schedule.id,
    })),
  );
  return schedule;
}

/** Its times, or slots in full. */
interface ScheduleSlots {
  readonly slots?: readonly (string | DeepPartial<Omit<ScheduleTimeSlotEntity, 'organizationId' | 'scheduleId'>>)[];
}

/** A schedule as `createSchedule` makes it, with four teams in its season league. */
export async function createScheduleOfTeams(manager: EntityManager, organizationId: number): Promise<ScheduleEntity> {
  const schedule = await createSchedule(manager, organizationId);
  const { seasonLeagueId } = schedule;
  for (let team = 0; team < 4; team += 1) await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId });
  return schedule;
}

/** A draft without games, made from what nothing is like. */
export async function createScheduleDraft(
  manager: EntityManager,
  organizationId: number,
): Promise<ScheduleDraftEntity> {
  const { id: scheduleId } = await createSchedule(manager, organizationId);
  const basis = { schedule: '', teams: [], weeksOff: [], games: [] };
  return saveRow(manager, ScheduleDraftEntity, { organizationId, scheduleId, seed: 1, games: [], fairness: [], basis });
}

/** Two games of one schedule with four teams, at 18:00 and 19:00 of its first Monday. */
export async function createScheduledGames(
  manager: EntityManager,
  organizationId: number,
): Promise<[GameEntity, GameEntity]> {
  const { id: scheduleId, seasonLeagueId } = await createScheduleOfTeams(manager, organizationId);
  const teams = await manager.findBy(SeasonLeagueTeamEntity, { organizationId, seasonLeagueId });
  const [first, second, third, fourth] = teams.map(({ teamId }) => teamId);
  const of = { seasonLeagueId, scheduleId, weekIndex: 0, date: '2025-10-06' };
  return [
    await createGame(manager, organizationId, { ...of, time: '18:00', homeTeamId: first!, awayTeamId: second! }),
    await createGame(manager, organizationId, { ...of, time: '19:00', homeTeamId: third!, awayTeamId: fourth! }),
  ];
}
