import { statement } from '../../database/prepared.js';
import type { GameStatus } from '../../domain/game/game-status.js';
import type { PublishedSchedule, ScheduledGame } from '../../domain/schedule/derived-byes.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { teamReading } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';
import type { Bye } from './bye.type.js';

/** Whose byes: ids are checked integers, 0 for what cannot be one. */
export interface ByeScope {
  seasonId?: number | null;
  leagueId?: number | null;
  /** One stored bye. */
  id?: number;
}

/** A published schedule and the season league it is for. */
export interface SeasonLeagueSchedule extends PublishedSchedule {
  seasonLeagueId: number;
}

/** Who plays in a season league, and what. */
export interface ScheduledSeasonLeague {
  teams: Team[];
  games: ScheduledGame[];
}

type Ids = [organizationId: number, seasonLeagueIds: number[]];

const TEAM = teamReading('t');
const STORED = reading({
  id: column<number>('b.id'),
  date: column<string | null>('b.date'),
  version: column<number>('b.version'),
  seasonLeagueId: column<number>('sl.id'),
  team: TEAM,
});
const TEAM_OF = reading({ seasonLeagueId: column<number>('slt.season_league_id'), team: TEAM });

/** Reads the byes that are stored: those with a date, or all. */
export async function readStoredByes(
  ctx: RequestContext,
  organizationId: number,
  scope: ByeScope,
  which: 'dated' | 'all' = 'dated',
): Promise<Bye[]> {
  const conditions = new Conditions(organizationId);
  const stmt = conditions.statement(
    `byes_${which}`,
    `SELECT ${STORED.sql}
     FROM byes b
     JOIN season_league_teams slt ON slt.organization_id = b.organization_id AND slt.id = b.season_league_team_id
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     WHERE ${['b.organization_id = $1', ...(which === 'dated' ? ['b.date IS NOT NULL'] : []), ...scopeConditions(conditions, scope), ...conditions.when('id', scope.id, (mark) => `b.id = ${mark}`)].join(' AND ')}`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map((row) => {
    const { team, ...bye } = STORED.read(row, organizationId);
    return { organizationId, ...bye, teams: [team] };
  });
}

/** Reads the published schedules. */
export async function readPublishedSchedules(
  ctx: RequestContext,
  organizationId: number,
  scope: ByeScope,
): Promise<SeasonLeagueSchedule[]> {
  const conditions = new Conditions(organizationId);
  const stmt = conditions.statement<
    [
      id: number,
      seasonLeagueId: number,
      startDate: string,
      numWeeks: number,
      gameDays: string[],
      slotWeeks: (number | null)[] | null,
    ]
  >(
    'published_schedules',
    `SELECT s.id, s.season_league_id, s.start_date, s.num_weeks, s.game_days,
       (SELECT array_agg(DISTINCT slot.week_index) FROM schedule_time_slots slot
        WHERE slot.organization_id = s.organization_id AND slot.schedule_id = s.id AND (slot.week_index IS NULL) = s.same_slot)
     FROM schedules s JOIN season_leagues sl ON sl.organization_id = s.organization_id AND sl.id = s.season_league_id
     WHERE ${['s.organization_id = $1', 's.published_at IS NOT NULL', ...scopeConditions(conditions, scope)].join(' AND ')} ORDER BY s.id`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map(([id, seasonLeagueId, startDate, numWeeks, gameDays, slotWeeks]) => ({
    id,
    seasonLeagueId,
    startDate,
    numWeeks,
    gameDays,
    slotWeeks: slotWeeks ?? [],
  }));
}

const TEAMS = statement<unknown[], Ids>(
  'byes_teams',
  `SELECT ${TEAM_OF.sql}
   FROM season_league_teams slt JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
   WHERE slt.organization_id = $1 AND slt.season_league_id = ANY($2) AND NOT slt.withdrawn`,
);
const GAMES = statement<
  [
    seasonLeagueId: number,
    scheduleId: number | null,
    weekIndex: number | null,
    date: string | null,
    homeTeamId: number,
    awayTeamId: number,
    status: GameStatus,
  ],
  Ids
>(
  'byes_games',
  `SELECT season_league_id, schedule_id, week_index, date, home_team_id, away_team_id, status
   FROM games WHERE organization_id = $1 AND season_league_id = ANY($2)`,
);
const WEEKS_OFF = statement<[seasonLeagueId: number, date: string], Ids>(
  'byes_weeks_off',
  'SELECT season_league_id, date FROM weeks_off WHERE organization_id = $1 AND season_league_id = ANY($2)',
);

/** Reads teams that have not withdrawn, and games of season leagues. */
export async function readScheduled(
  ctx: RequestContext,
  organizationId: number,
  seasonLeagueIds: number[],
): Promise<Map<number, ScheduledSeasonLeague>> {
  const params: Ids = [organizationId, seasonLeagueIds];
  const [teams, games] = await Promise.all([
    query(ctx, TEAMS, organizationId, params),
    query(ctx, GAMES, organizationId, params),
  ]);
  const of = new Map<number, ScheduledSeasonLeague>(seasonLeagueIds.map((id) => [id, { teams: [], games: [] }]));
  for (const row of teams) {
    const { seasonLeagueId, team } = TEAM_OF.read(row, organizationId);
    of.get(seasonLeagueId)?.teams.push(team);
  }
  for (const [id, scheduleId, weekIndex, date, homeTeamId, awayTeamId, status] of games) {
    of.get(id)?.games.push({ scheduleId, weekIndex, date, homeTeamId, awayTeamId, status });
  }
  return of;
}

/** Reads the dates on which season leagues do not play, by season league. */
export async function readDatesOff(
  ctx: RequestContext,
  organizationId: number,
  seasonLeagueIds: number[],
): Promise<Map<number, Set<string>>> {
  const of = new Map(seasonLeagueIds.map((id) => [id, new Set<string>()]));
  const rows = await query(ctx, WEEKS_OFF, organizationId, [organizationId, seasonLeagueIds]);
  for (const [id, date] of rows) of.get(id)?.add(date);
  return of;
}

function scopeConditions(conditions: Conditions, { seasonId, leagueId }: ByeScope): string[] {
  return [
    ...conditions.when('season', seasonId, (mark) => `sl.season_id = ${mark}`),
    ...conditions.when('league', leagueId, (mark) => `sl.league_id = ${mark}`),
  ];
}
