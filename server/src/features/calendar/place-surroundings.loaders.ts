import { statement } from '../../database/prepared.js';
import type { SeasonDates } from '../../domain/schedule/outside-season.js';
import type { OtherGame, PlacedGame, PlacedTeam, PlaceSurroundings } from '../../domain/schedule/place-findings.js';
import {
  type LeagueAround,
  leagueAround,
  type SurroundingSchedule,
  surroundingsOf,
} from '../../domain/schedule/place-surroundings.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';

type Ids = readonly number[];

/** A game as `placeFindings` takes it, with the ids of rows. */
export interface StoredPlacedGame extends PlacedGame {
  readonly id: number | null;
  /** Null where it is that of the season league. */
  readonly seasonId: number | null;
  readonly seasonLeagueId: number | null;
  readonly scheduleId: number | null;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly locationId: number | null;
}

type StoredGame = StoredPlacedGame & OtherGame & { readonly id: number };
type Schedule = SurroundingSchedule & { readonly seasonLeagueId: number };
type WeekOff = PlaceSurroundings['weeksOff'][number] & { readonly seasonLeagueId: number };
type StoredBye = PlacedTeam['byes'][number] & { readonly seasonLeagueId: number; readonly teamId: number };

const GAME = `json_build_object('id', g.id, 'seasonId', g.season_id, 'seasonLeagueId', g.season_league_id, 'scheduleId', g.schedule_id, 'weekIndex', g.week_index,
  'homeTeamId', g.home_team_id, 'awayTeamId', g.away_team_id, 'date', g.date, 'time', g.time, 'locationId', g.location_id, 'court', g.court,
  'status', g.status, 'label', home.name || ' vs ' || away.name)
  FROM games g JOIN teams home ON home.organization_id = g.organization_id AND home.id = g.home_team_id
  JOIN teams away ON away.organization_id = g.organization_id AND away.id = g.away_team_id`;

const BY_ID = statement<[game: StoredGame], [organizationId: number, ids: Ids]>(
  'placed_games_by_id',
  `SELECT ${GAME} WHERE g.organization_id = $1 AND g.id = ANY($2)`,
);

/** The teams' games in the season leagues, and of all leagues on the dates; games in the halls on the dates. */
const AROUND = statement<
  [game: StoredGame],
  [organizationId: number, teamIds: Ids, seasonLeagueIds: Ids, dates: readonly string[], locationIds: Ids]
>(
  'games_around_places',
  `SELECT ${GAME} WHERE g.organization_id = $1 AND (
     ((g.home_team_id = ANY($2) OR g.away_team_id = ANY($2)) AND (g.season_league_id = ANY($3) OR g.date = ANY($4)))
     OR (g.location_id = ANY($5) AND g.date = ANY($4)))`,
);

const TEAMS = statement<[id: number, name: string, unavailable: string[]], [organizationId: number, ids: Ids]>(
  'teams_of_places',
  'SELECT id, name, unavailable_slots FROM teams WHERE organization_id = $1 AND id = ANY($2)',
);

const BYES = statement<[bye: StoredBye], [organizationId: number, seasonLeagueIds: Ids, teamIds: Ids]>(
  'byes_of_places',
  `SELECT json_build_object('id', b.id, 'date', b.date, 'seasonLeagueId', slt.season_league_id, 'teamId', slt.team_id)
   FROM byes b JOIN season_league_teams slt ON slt.organization_id = b.organization_id AND slt.id = b.season_league_team_id
   WHERE b.organization_id = $1 AND slt.season_league_id = ANY($2) AND slt.team_id = ANY($3) ORDER BY b.id`,
);

const WEEKS_OFF = statement<[weekOff: WeekOff], [organizationId: number, seasonLeagueIds: Ids]>(
  'weeks_off_of_places',
  `SELECT json_build_object('id', id, 'date', date, 'reason', reason, 'seasonLeagueId', season_league_id)
   FROM weeks_off WHERE organization_id = $1 AND season_league_id = ANY($2) ORDER BY date, id`,
);

const TIMES = statement<
  [seasonLeagueId: number, date: string, times: string[]],
  [organizationId: number, seasonLeagueIds: Ids]
>(
  'times_of_places',
  `SELECT season_league_id, date, array_agg(DISTINCT time) FROM games
   WHERE organization_id = $1 AND season_league_id = ANY($2) AND date IS NOT NULL AND time IS NOT NULL
     AND status NOT IN ('postponed', 'cancelled') GROUP BY season_league_id, date`,
);

const SCHEDULES = statement<[schedule: Schedule], [organizationId: number, seasonLeagueIds: Ids]>(
  'schedules_of_places',
  `SELECT json_build_object('id', s.id, 'seasonLeagueId', s.season_league_id, 'startDate', s.start_date, 'numWeeks', s.num_weeks,
     'gameDays', s.game_days, 'sameSlot', s.same_slot, 'lostHalls', s.lost_halls, 'slots', (
       SELECT coalesce(json_agg(json_build_object('weekIndex', t.week_index, 'time', t.time, 'locationId', t.location_id, 'court', t.court) ORDER BY t.position), '[]')
       FROM schedule_time_slots t WHERE t.organization_id = s.organization_id AND t.schedule_id = s.id))
   FROM schedules s WHERE s.organization_id = $1 AND s.season_league_id = ANY($2) AND s.published_at IS NOT NULL ORDER BY s.id`,
);

/** Halls by id: a time that a schedule lists several times there is as many courts. */
const HALLS = statement<[id: number, name: string, courts: number | null], [organizationId: number, ids: Ids]>(
  'halls_of_places',
  `SELECT l.id, l.name, (SELECT max(slots.number)::integer FROM (
     SELECT count(*) AS number FROM schedule_time_slots t WHERE t.organization_id = l.organization_id AND t.location_id = l.id
     GROUP BY t.schedule_id, t.week_index, t.time) slots)
   FROM locations l WHERE l.organization_id = $1 AND l.id = ANY($2)`,
);

/** Seasons, and those of season leagues with their season leagues. */
const SEASONS = statement<
  [season: SeasonDates & { readonly id: number }, seasonLeagueIds: number[]],
  [organizationId: number, ids: Ids, seasonLeagueIds: Ids]
>(
  'seasons_of_places',
  `SELECT json_build_object('id', s.id, 'name', s.name, 'startDate', s.start_date, 'finishDate', s.finish_date),
     ARRAY(SELECT l.id FROM season_leagues l WHERE l.organization_id = $1 AND l.season_id = s.id AND l.id = ANY($3))
   FROM seasons s WHERE s.organization_id = $1 AND (s.id = ANY($2)
     OR s.id IN (SELECT l.season_id FROM season_leagues l WHERE l.organization_id = $1 AND l.id = ANY($3)))`,
);

/** Stored games as `placeFindings` takes them; those that are not there are missing. */
export async function readPlacedGames(ctx: RequestContext, organizationId: number, ids: Ids): Promise<StoredGame[]> {
  return (await query(ctx, BY_ID, organizationId, [organizationId, ids])).map(([game]) => game);
}

/** What is known around places, of one organization; however many they are, in eight statements. */
export async function readSurroundings(
  ctx: RequestContext,
  organizationId: number,
  places: readonly StoredPlacedGame[],
): Promise<(place: StoredPlacedGame) => PlaceSurroundings> {
  const teamIds = distinct(places.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const leagueIds = distinct(places.map(({ seasonLeagueId }) => seasonLeagueId));
  const seasonIds = distinct(places.map(({ seasonId }) => seasonId));
  const dates = distinct(places.map(({ date }) => date));
  const locationIds = distinct(places.map(({ locationId }) => locationId));
  const [games, teams, byes, weeksOff, times, schedules, halls, seasons] = await Promise.all([
    query(ctx, AROUND, organizationId, [organizationId, teamIds, leagueIds, dates, locationIds]),
    query(ctx, TEAMS, organizationId, [organizationId, teamIds]),
    query(ctx, BYES, organizationId, [organizationId, leagueIds, teamIds]),
    query(ctx, WEEKS_OFF, organizationId, [organizationId, leagueIds]),
    query(ctx, TIMES, organizationId, [organizationId, leagueIds]),
    query(ctx, SCHEDULES, organizationId, [organizationId, leagueIds]),
    query(ctx, HALLS, organizationId, [organizationId, locationIds]),
    query(ctx, SEASONS, organizationId, [organizationId, seasonIds, leagueIds]),
  ]);
  const gamesAt = indexGames(games.map(([game]) => game));
  const hallOf = new Map(halls.map(([id, name, courts]) => [id, { name, courts }]));
  const teamOf = new Map(teams.map(([id, name, unavailableTimes]) => [id, { id, name, unavailableTimes }]));
  const seasonById = new Map(seasons.map(([season]) => [season.id, season]));
  const seasonOfLeague = new Map(seasons.flatMap(([season, leagues]) => leagues.map((id) => [id, season])));
  const byesOf = groupBy(
    byes.map(([bye]) => bye),
    ({ seasonLeagueId, teamId }) => `${seasonLeagueId}:${teamId}`,
  );
  const leagueOf = leaguesAround({
    weeksOff: weeksOff.map(([weekOff]) => weekOff),
    schedules: schedules.map(([schedule]) => schedule),
    times,
  });
  return (place) => {
    const { seasonId, seasonLeagueId, homeTeamId, awayTeamId, locationId } = place;
    return surroundingsOf(place, {
      league: leagueOf(seasonLeagueId),
      teams: [homeTeamId, awayTeamId].flatMap((id) => {
        const team = teamOf.get(id);
        return team ? [{ ...team, byes: byesOf.get(`${seasonLeagueId}:${id}`) ?? [] }] : [];
      }),
      games: gamesAt(place),
      hall: locationId === null ? undefined : hallOf.get(locationId),
      season: seasonById.get(seasonId ?? 0) ?? seasonOfLeague.get(seasonLeagueId ?? 0),
    });
  };
}

/** What is known of season leagues, worked out once for each. */
function leaguesAround({
  weeksOff,
  schedules,
  times,
}: {
  weeksOff: readonly WeekOff[];
  schedules: readonly Schedule[];
  times: readonly [seasonLeagueId: number, date: string, times: string[]][];
}): (id: number | null) => LeagueAround {
  const known = new Map<number | null, LeagueAround>();
  return (id) => {
    const isOwn = ({ seasonLeagueId }: { seasonLeagueId: number }): boolean => seasonLeagueId === id;
    const played = times.filter(([seasonLeagueId]) => seasonLeagueId === id).map(([, date, at]) => [date, at] as const);
    const league =
      known.get(id) ?? leagueAround({ weeksOff: weeksOff.filter(isOwn), schedules: schedules.filter(isOwn) }, played);
    known.set(id, league);
    return league;
  };
}

/** The games that may be in a place's way: those of its teams, and those in its hall. */
function indexGames(games: readonly StoredGame[]): (place: StoredPlacedGame) => StoredGame[] {
  const ofTeam = groupBy(
    games.flatMap((game) => [
      { id: game.homeTeamId, game },
      { id: game.awayTeamId, game },
    ]),
    ({ id }) => id,
  );
  const inHall = groupBy(games, ({ locationId, date }) => `${locationId}:${date}`);
  return ({ homeTeamId, awayTeamId, locationId, date }) => {
    const ofTeams = [homeTeamId, awayTeamId].flatMap((id) => (ofTeam.get(id) ?? []).map(({ game }) => game));
    return [...new Set([...ofTeams, ...(locationId === null ? [] : (inHall.get(`${locationId}:${date}`) ?? []))])];
  };
}

function distinct<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values.filter((value) => value !== null))];
}
