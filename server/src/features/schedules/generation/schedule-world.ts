import type { EntityManager } from 'typeorm';
import { notFound } from '../../../lib/errors.js';
import type { SeasonDates } from '../../../domain/schedule/outside-season.js';
import type { LostHall } from '../../../domain/schedule/lost-halls.js';
import type { SurroundingSchedule } from '../../../domain/schedule/place-surroundings.js';
import type { GameStatus } from '../../games/game.entity.js';
import { IS_PLAYED } from '../../../lib/is-played.js';

/** A team that a schedule is for. */
export interface WorldTeam {
  readonly id: number;
  readonly name: string;
  /** HH:MM, in order. */
  readonly unavailableTimes: readonly string[];
  /** Its stored byes that have a date, in their order. */
  readonly byes: readonly { readonly id: number; readonly date: string }[];
}

/** A game that a schedule's own games can collide with, or one of them. */
export interface WorldGame {
  readonly id: number;
  readonly version: number;
  readonly scheduleId: number | null;
  readonly seasonLeagueId: number | null;
  readonly weekIndex: number | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly locationId: number | null;
  readonly court: string | null;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly home: string;
  readonly away: string;
  readonly status: GameStatus;
  readonly isPlayed: boolean;
}

/** A schedule and all that its games depend on. */
export interface ScheduleWorld {
  readonly id: number;
  readonly name: string;
  readonly seasonLeagueId: number;
  readonly seasonId: number;
  readonly season: SeasonDates;
  readonly startDate: string;
  readonly numWeeks: number;
  readonly gameDays: readonly string[];
  readonly sameSlot: boolean;
  readonly slots: readonly {
    readonly weekIndex: number | null;
    readonly time: string;
    readonly locationId: number | null;
    readonly location: string | null;
    readonly court: string | null;
  }[];
  /** Where it cannot play, as long as that is said. */
  readonly lostHalls: readonly LostHall[];
  /** Those of the season league that have not withdrawn, by id. */
  readonly teams: readonly WorldTeam[];
  /** Those that have withdrawn and still have games in the schedule, by id. */
  readonly withdrawnTeams: readonly WorldTeam[];
  /** The season league's other schedules that are published, by id: their times count among its dates'. */
  readonly otherSchedules: readonly SurroundingSchedule[];
  /** Dates on which the season league does not play, in order. */
  readonly weeksOff: readonly { readonly id: number; readonly date: string; readonly reason: string | null }[];
  /** The halls of its time slots; a time that a schedule lists several times in one is as many courts. */
  readonly halls: readonly { readonly id: number; readonly name: string; readonly courts: number }[];
  /**
   * By id: its own games; those of its season league; and those of others with one of its teams, or in one of its
   * halls, from its first day to its last.
   */
  readonly games: readonly WorldGame[];
}

/** As the statement has it. */
type StoredWorld = Omit<ScheduleWorld, 'teams' | 'withdrawnTeams'> & {
  readonly teams: readonly (WorldTeam & { readonly withdrawn: boolean })[];
};

const OWN = 'schedules s WHERE s.organization_id = $1 AND s.id = $2';
const GAMES = `SELECT g.* FROM games g, ${OWN} AND g.organization_id = $1 AND (
  g.schedule_id = s.id OR g.season_league_id = s.season_league_id
  OR (g.date BETWEEN s.start_date AND s.start_date + 7 * s.num_weeks - 1 AND g.status NOT IN ('postponed', 'cancelled') AND (
    g.home_team_id IN (SELECT id FROM team) OR g.away_team_id IN (SELECT id FROM team)
    OR g.location_id IN (SELECT o.location_id FROM schedule_time_slots o WHERE o.organization_id = $1 AND o.schedule_id = s.id))))`;

/** Reads a schedule and all that its games depend on, in one statement. @throws 404 */
export async function readScheduleWorld(
  manager: EntityManager,
  organizationId: number,
  scheduleId: number,
): Promise<ScheduleWorld> {
  const [row] = await manager.query<{ world: StoredWorld }[]>(
    `WITH team AS (
       SELECT t.id, t.name, slt.id AS slt_id, t.unavailable_slots, slt.withdrawn FROM season_league_teams slt
       JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id
       WHERE slt.organization_id = $1 AND slt.season_league_id = (SELECT s.season_league_id FROM ${OWN})
         AND (NOT slt.withdrawn OR EXISTS (
           SELECT FROM games g WHERE g.organization_id = $1 AND g.schedule_id = $2 AND t.id IN (g.home_team_id, g.away_team_id)))
     ), game AS (${GAMES})
     SELECT json_build_object(
       'id', s.id, 'name', s.name, 'seasonLeagueId', s.season_league_id, 'seasonId', sl.season_id, 'startDate', s.start_date,
       'season', (SELECT json_build_object('name', n.name, 'startDate', n.start_date, 'finishDate', n.finish_date) FROM seasons n
         WHERE n.organization_id = $1 AND n.id = sl.season_id),
       'numWeeks', s.num_weeks, 'gameDays', s.game_days, 'sameSlot', s.same_slot, 'lostHalls', s.lost_halls,
       'slots', (SELECT coalesce(json_agg(json_build_object('weekIndex', o.week_index, 'time', o.time, 'locationId', o.location_id,
           'location', place.name, 'court', o.court) ORDER BY o.position, o.id), '[]') FROM schedule_time_slots o
         LEFT JOIN locations place ON place.organization_id = $1 AND place.id = o.location_id
         WHERE o.organization_id = $1 AND o.schedule_id = s.id),
       'teams', (SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'withdrawn', t.withdrawn, 'unavailableTimes', t.unavailable_slots,
           'byes', (SELECT coalesce(json_agg(json_build_object('id', b.id, 'date', b.date) ORDER BY b.date, b.id), '[]') FROM byes b
             WHERE b.organization_id = $1 AND b.season_league_team_id = t.slt_id AND b.date IS NOT NULL)) ORDER BY t.id), '[]') FROM team t),
       'otherSchedules', (SELECT coalesce(json_agg(json_build_object('id', other.id, 'startDate', other.start_date, 'numWeeks', other.num_weeks,
           'gameDays', other.game_days, 'sameSlot', other.same_slot, 'lostHalls', other.lost_halls, 'slots', (SELECT coalesce(json_agg(json_build_object('weekIndex', o.week_index,
             'time', o.time, 'locationId', o.location_id, 'court', o.court) ORDER BY o.position, o.id), '[]') FROM schedule_time_slots o
             WHERE o.organization_id = $1 AND o.schedule_id = other.id)) ORDER BY other.id), '[]') FROM schedules other
         WHERE other.organization_id = $1 AND other.season_league_id = s.season_league_id AND other.id <> s.id AND other.published_at IS NOT NULL),
       'weeksOff', (SELECT coalesce(json_agg(json_build_object('id', w.id, 'date', w.date, 'reason', w.reason) ORDER BY w.date, w.id), '[]') FROM weeks_off w
         WHERE w.organization_id = $1 AND w.season_league_id = s.season_league_id),
       'halls', (SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'courts', (
           SELECT max(same.count) FROM (SELECT count(*) FROM schedule_time_slots o WHERE o.organization_id = $1 AND o.location_id = l.id
             GROUP BY o.schedule_id, o.week_index, o.time) AS same))), '[]') FROM locations l
         WHERE l.organization_id = $1 AND l.id IN (SELECT o.location_id FROM schedule_time_slots o WHERE o.organization_id = $1 AND o.schedule_id = s.id)),
       'games', (SELECT coalesce(json_agg(json_build_object('id', g.id, 'version', g.version, 'scheduleId', g.schedule_id,
           'seasonLeagueId', g.season_league_id, 'weekIndex', g.week_index, 'date', g.date, 'time', g.time, 'locationId', g.location_id,
           'court', g.court, 'homeTeamId', g.home_team_id, 'awayTeamId', g.away_team_id, 'home', home.name, 'away', away.name,
           'status', g.status, 'isPlayed', ${IS_PLAYED}) ORDER BY g.id), '[]') FROM game g
         JOIN teams home ON home.organization_id = $1 AND home.id = g.home_team_id
         JOIN teams away ON away.organization_id = $1 AND away.id = g.away_team_id)
     ) AS world
     FROM schedules s JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = s.season_league_id
     WHERE s.organization_id = $1 AND s.id = $2`,
    [organizationId, scheduleId],
  );
  if (!row) throw notFound('Schedule');
  const withdrawn = (isWanted: boolean): WorldTeam[] =>
    row.world.teams.flatMap(({ withdrawn: is, ...team }) => (is === isWanted ? [team] : []));
  return { ...row.world, teams: withdrawn(false), withdrawnTeams: withdrawn(true) };
}
