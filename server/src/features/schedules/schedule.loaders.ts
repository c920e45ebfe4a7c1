import { statement } from '../../database/prepared.js';
import type { ScheduledGame } from '../../domain/schedule/derived-byes.js';
import { compareNames } from '../../domain/text/compare-names.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { column, list, reading } from '../../lib/reading.js';
import { loadLists, loadOne, type TenantListLoader, type TenantLoader } from '../../lib/tenant-loader.js';
import { readScheduled } from '../byes/bye.loaders.js';
import { GAME_JOINS } from '../games/game.row.js';
import type { Team } from '../teams/team.type.js';
import type { WeekOff } from '../weeks-off/week-off.type.js';
import { SCHEDULE_GAME, type ScheduleGame, scheduleGameOf } from './schedule-game.row.js';
import { ScheduleFields } from './schedule.fields.js';
import type { Schedule } from './schedule.type.js';

type Ids = [organizationId: number, ids: number[]];

/** Who plays in a season league, and what. */
export interface Playing {
  readonly seasonLeagueId: number;
  readonly teams: Team[];
  readonly games: ScheduledGame[];
}

const SLOT = reading({
  id: column<number>('o.id'),
  weekIndex: column<number | null>('o.week_index'),
  time: column<string>('o.time'),
  locationId: column<number | null>('o.location_id'),
  location: column<string | null>('place.name'),
  court: column<string | null>('o.court'),
});

const LOST_HALL = reading({
  locationId: column<number>('place.id'),
  location: column<string>('place.name'),
  date: column<string | null>('lost.date'),
  from: column<string>('lost."from"'),
});

const SCHEDULE = fieldsReading(ScheduleFields, 's', {
  seasonLeagueId: column<number>('s.season_league_id'),
  publishedAt: column<Date | null>('s.published_at'),
  timeSlots: list(
    SLOT,
    (columns) => `(SELECT json_agg(json_build_array(${columns}) ORDER BY o.position, o.id) FROM schedule_time_slots o
      LEFT JOIN locations place ON place.organization_id = o.organization_id AND place.id = o.location_id
      WHERE o.organization_id = s.organization_id AND o.schedule_id = s.id)`,
  ),
  storedLostHalls: list(
    LOST_HALL,
    (columns) => `(SELECT json_agg(json_build_array(${columns}) ORDER BY lost."from", lower(place.name), place.id)
      FROM jsonb_to_recordset(s.lost_halls) AS lost ("locationId" integer, date date, "from" date)
      JOIN locations place ON place.organization_id = s.organization_id AND place.id = lost."locationId")`,
  ),
});

const BY_ID = statement<unknown[], Ids>(
  'schedules_by_id',
  `SELECT ${SCHEDULE.sql} FROM schedules s WHERE s.organization_id = $1 AND s.id = ANY($2)`,
);
const GAMES = statement<unknown[], Ids>(
  'schedule_games',
  `SELECT ${SCHEDULE_GAME.sql} FROM games g ${GAME_JOINS}
   WHERE g.organization_id = $1 AND g.schedule_id = ANY($2) ORDER BY g.date, g.time, g.id`,
);
const WEEKS_OFF = statement<
  [id: number, seasonLeagueId: number, date: string, reason: string | null, version: number],
  Ids
>(
  'schedule_weeks_off',
  `SELECT id, season_league_id, date, reason, version FROM weeks_off
   WHERE organization_id = $1 AND season_league_id = ANY($2) ORDER BY date, id`,
);

/** A schedule by key. */
export const scheduleById = (ctx: RequestContext): TenantLoader<Schedule> => perRequest(ctx, makeById);

/** The games of a schedule, by date, time and id. */
export const gamesOfSchedule = (ctx: RequestContext): TenantListLoader<ScheduleGame> => perRequest(ctx, makeGames);

/** What plays in a season league: its teams that have not withdrawn, by name, and all its games. */
export const playingIn = (ctx: RequestContext): TenantLoader<Playing> => perRequest(ctx, makePlaying);

/** A season league's weeks off, by date. */
export const weeksOffOfSeasonLeague = (ctx: RequestContext): TenantListLoader<WeekOff> => perRequest(ctx, makeWeeksOff);

/** Reads schedules by start and name: an organization's, or a season league's; ids are checked. */
export async function readSchedules(
  ctx: RequestContext,
  organizationId: number,
  seasonLeagueId: number | null,
): Promise<Schedule[]> {
  const conditions = new Conditions(organizationId);
  const where = [
    's.organization_id = $1',
    ...conditions.when('sl', seasonLeagueId, (mark) => `s.season_league_id = ${mark}`),
  ];
  const stmt = conditions.statement(
    'schedules',
    `SELECT ${SCHEDULE.sql} FROM schedules s WHERE ${where.join(' AND ')} ORDER BY s.start_date, lower(s.name), s.id`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map((row) => SCHEDULE.read(row, organizationId));
}

function makeById(ctx: RequestContext): TenantLoader<Schedule> {
  return loadOne(readRows(ctx, BY_ID, SCHEDULE.read), ({ id }) => id);
}

function makeGames(ctx: RequestContext): TenantListLoader<ScheduleGame> {
  return loadLists(
    readRows(ctx, GAMES, (row, organizationId) => scheduleGameOf(SCHEDULE_GAME.read(row, organizationId))),
    ({ scheduleId }) => scheduleId,
  );
}

function makePlaying(ctx: RequestContext): TenantLoader<Playing> {
  return loadOne(
    async (organizationId, ids) =>
      [...(await readScheduled(ctx, organizationId, ids))].map(([seasonLeagueId, { teams, games }]) => ({
        seasonLeagueId,
        teams: teams.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id),
        games,
      })),
    ({ seasonLeagueId }) => seasonLeagueId,
  );
}

function makeWeeksOff(ctx: RequestContext): TenantListLoader<WeekOff> {
  return loadLists(
    readRows(ctx, WEEKS_OFF, ([id, seasonLeagueId, date, reason, version], organizationId) => ({
      organizationId,
      id,
      seasonLeagueId,
      date,
      reason,
      version,
    })),
    ({ seasonLeagueId }) => seasonLeagueId,
  );
}
