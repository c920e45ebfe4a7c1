import { generateSchedule } from '../domain/schedule/generate-schedule.js';
import { createRow } from '../features/audit/change.service.js';
import type { Write } from '../features/audit/write.service.js';
import { basisOf } from '../features/schedules/generation/draft-basis.js';
import { draftGames } from '../features/schedules/generation/draft-game.js';
import { problemOf } from '../features/schedules/generation/problem-of.js';
import { publishGames } from '../features/schedules/generation/publish-games.js';
import { readScheduleWorld } from '../features/schedules/generation/schedule-world.js';
import { writeSlots } from '../features/schedules/schedule-slots.js';
import { ScheduleEntity } from '../features/schedules/schedule.entity.js';
import { UndoRecorder } from '../features/undo/recorder.service.js';
import type { LeaguePlan, PlannedGame } from './made-season.js';

/** A league with what its schedule is generated from. */
export interface ScheduledLeague extends LeaguePlan {
  /** YYYY-MM-DD; its weekday is that of all games. */
  readonly startDate: string;
  /** Weeks off among them. */
  readonly numWeeks: number;
  /** Days on which nobody plays. */
  readonly weeksOff?: readonly { readonly date: string; readonly reason: string }[];
  /** The times of a game day, HH:MM. */
  readonly times: readonly string[];
  /** Where it plays. */
  readonly location: { readonly name: string; readonly url: string };
  readonly court?: string | undefined;
}

/**
 * Generates the games of a season's leagues and publishes them, as the schedule builder does. Teams and leagues are
 * there by then. @returns the games in order
 */
export async function publishSchedules(
  write: Write,
  seasonId: number,
  leagues: readonly ScheduledLeague[],
): Promise<PlannedGame[]> {
  const { manager, organizationId } = write;
  await writePlaces(write, seasonId, leagues);
  const rows = await manager.query<{ id: number; name: string }[]>(
    `SELECT s.id, l.name FROM season_leagues s JOIN leagues l ON l.organization_id = $1 AND l.id = s.league_id
     WHERE s.organization_id = $1 AND s.season_id = $2`,
    [organizationId, seasonId],
  );
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  for (const league of leagues) await publishSchedule(write, ids.get(league.league)!, league);
  // Whoever tries the product out has done nothing yet that they could take back.
  await manager.query('DELETE FROM undo_steps WHERE organization_id = $1', [organizationId]);
  return manager.query<PlannedGame[]>(
    `SELECT l.name AS league, g.week_index AS "weekIndex", g.date, g.time, home.name AS home, away.name AS away FROM games g
     JOIN season_leagues s ON s.organization_id = $1 AND s.id = g.season_league_id
     JOIN leagues l ON l.organization_id = $1 AND l.id = s.league_id
     JOIN teams home ON home.organization_id = $1 AND home.id = g.home_team_id
     JOIN teams away ON away.organization_id = $1 AND away.id = g.away_team_id
     WHERE g.organization_id = $1 AND g.season_id = $2 ORDER BY g.id`,
    [organizationId, seasonId],
  );
}

/** The halls with their addresses, and the weeks off. */
async function writePlaces(
  { manager, organizationId }: Write,
  seasonId: number,
  leagues: readonly ScheduledLeague[],
): Promise<void> {
  await manager.query(
    'INSERT INTO locations (organization_id, name, url) SELECT DISTINCT $1::int, name, url FROM unnest($2::text[], $3::text[]) AS n (name, url) ON CONFLICT DO NOTHING',
    [organizationId, leagues.map(({ location }) => location.name), leagues.map(({ location }) => location.url)],
  );
  const off = leagues.flatMap(({ league, weeksOff = [] }) => weeksOff.map((week) => ({ league, ...week })));
  await manager.query(
    `INSERT INTO weeks_off (organization_id, season_league_id, date, reason)
     SELECT $1, s.id, n.date, n.reason FROM jsonb_to_recordset($3::jsonb) AS n (league text, date date, reason text)
     JOIN leagues l ON l.organization_id = $1 AND l.name = n.league
     JOIN season_leagues s ON s.organization_id = $1 AND s.league_id = l.id AND s.season_id = $2 ORDER BY s.id, n.date`,
    [organizationId, seasonId, JSON.stringify(off)],
  );
}

async function publishSchedule(
  write: Write,
  seasonLeagueId: number,
  { startDate, numWeeks, times, location, court }: ScheduledLeague,
): Promise<void> {
  const name = 'Regular season';
  const planned = { seasonLeagueId, name, startDate, numWeeks, gameDays: [], sameSlot: true };
  const { id } = await createRow(write, ScheduleEntity, planned, { entityType: 'schedule', label: name });
  const undo = new UndoRecorder(write);
  const slot = { weekIndex: null, location: location.name, court: court ?? null };
  await writeSlots(write, undo, id, { everyWeek: times.map((time) => ({ ...slot, time })), singleWeeks: undefined });
  const world = await readScheduleWorld(write.manager, write.organizationId, id);
  const problem = problemOf(world, 1);
  const { games } = generateSchedule(problem);
  await publishGames(write, undo, world, { games: draftGames(problem, games), basis: basisOf(world) });
}
