import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import { isHeld } from '../../domain/schedule/is-held.js';
import { type PlaceFinding, placeFindings } from '../../domain/schedule/place-findings.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { perRequest } from '../../lib/memo.js';
import { isAdminOf } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import { type TenantKey, tenantLoader } from '../../lib/tenant-loader.js';
import { InputCheck } from '../../lib/validation.js';
import { todayOf } from '../games/today.service.js';
import type { GamePlaceInput } from './place.input.js';
import { readPlacedGames, readSurroundings, type StoredPlacedGame } from './place-surroundings.loaders.js';

type Scope = Pick<StoredPlacedGame, 'seasonId' | 'seasonLeagueId'>;

/** The same choice of several as when a game is saved: one that has an address, then the oldest. */
const LOCATION = statement<[id: number], [organizationId: number, name: string, url: string | null]>(
  'location_of_place',
  `SELECT id FROM locations WHERE organization_id = $1 AND name = $2 AND ($3::text IS NULL OR url = $3) ORDER BY url = '', id LIMIT 1`,
);

/** The division's season, and the season leagues in which teams are in it. */
const DIVISION = statement<
  [seasonId: number, teamId: number | null, seasonLeagueId: number | null],
  [organizationId: number, divisionId: number, teamIds: readonly number[]]
>(
  'division_of_place',
  `SELECT d.season_id, slt.team_id, slt.season_league_id FROM divisions d
   LEFT JOIN division_teams dt ON dt.organization_id = d.organization_id AND dt.division_id = d.id
   LEFT JOIN season_league_teams slt ON slt.organization_id = dt.organization_id AND slt.id = dt.season_league_team_id AND slt.team_id = ANY($3)
   WHERE d.organization_id = $1 AND d.id = $2 ORDER BY slt.id NULLS FIRST`,
);

/**
 * What speaks against a stored game's date, time and place; null for callers who do not administer its organization. It
 * is said, and refuses nothing.
 */
export async function findingsOfGame(ctx: RequestContext, game: TenantKey): Promise<PlaceFinding[] | null> {
  return isAdminOf(ctx, game.organizationId) ? perRequest(ctx, makeLoader).load(game) : null;
}

/**
 * What would speak against a game's place before it is saved; null for callers who do not administer the organization.
 * A game whose teams are not both known has nothing against it.
 * @throws 400 for a season league and a division; 404 for an unknown game or division
 */
export async function askPlace(
  ctx: RequestContext,
  organizationId: number,
  input: GamePlaceInput,
): Promise<PlaceFinding[] | null> {
  if (!isAdminOf(ctx, organizationId)) return null;
  const place = await placeOf(ctx, organizationId, input);
  if (place === null) return [];
  const around = await readSurroundings(ctx, organizationId, [place]);
  return placeFindings(place, { ...around(place), today: await todayOf(ctx, organizationId) });
}

function makeLoader(ctx: RequestContext): DataLoader<TenantKey, PlaceFinding[], string> {
  return tenantLoader<PlaceFinding[]>(async (organizationId, ids) => {
    const found = await findingsOfGames(ctx, organizationId, ids);
    return (id) => found.get(id) ?? [];
  });
}

/** What speaks against the places of games, by their ids, in as many statements as for one. Policy is the caller's. */
export async function findingsOfGames(
  ctx: RequestContext,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, PlaceFinding[]>> {
  const games = await readPlacedGames(ctx, organizationId, ids);
  const held = games.filter(isHeld);
  const around = await readSurroundings(ctx, organizationId, held);
  return new Map(held.map((game) => [game.id, placeFindings(game, around(game))]));
}

async function placeOf(
  ctx: RequestContext,
  organizationId: number,
  input: GamePlaceInput,
): Promise<StoredPlacedGame | null> {
  const check = new InputCheck();
  check.that(
    input.seasonLeagueId == null || input.divisionId == null,
    'divisionId',
    'Give a season league or a division, not both.',
  );
  check.finish();
  const gameId = input.gameId == null ? null : parseId(input.gameId, 'Game');
  const [game] = gameId === null ? [] : await readPlacedGames(ctx, organizationId, [gameId]);
  if (gameId !== null && !game) throw notFound('Game');
  const homeTeamId = input.homeTeamId == null ? game?.homeTeamId : parseId(input.homeTeamId, 'Team');
  const awayTeamId = input.awayTeamId == null ? game?.awayTeamId : parseId(input.awayTeamId, 'Team');
  if (homeTeamId === undefined || awayTeamId === undefined) return null;
  return {
    id: gameId,
    ...(await scopeOf(ctx, organizationId, input, { homeTeamId, awayTeamId, game })),
    scheduleId: game?.scheduleId ?? null,
    weekIndex: game?.weekIndex ?? null,
    homeTeamId,
    awayTeamId,
    date: input.date ?? null,
    time: input.time ?? null,
    locationId: await locationOf(ctx, organizationId, input),
    court: input.court === undefined ? (game?.court ?? null) : input.court?.trim() || null,
    movedFrom: game?.date ?? null,
  };
}

/**
 * The season and the season league that a place is in: a bracket's game counts in that of both its teams, as it does
 * once it is saved, and between teams of two in none.
 */
async function scopeOf(
  ctx: RequestContext,
  organizationId: number,
  { seasonLeagueId, divisionId }: GamePlaceInput,
  { homeTeamId, awayTeamId, game }: Pick<StoredPlacedGame, 'homeTeamId' | 'awayTeamId'> & { game: Scope | undefined },
): Promise<Scope> {
  if (seasonLeagueId != null) return { seasonId: null, seasonLeagueId: parseId(seasonLeagueId, 'Season league') };
  if (divisionId == null) return { seasonId: game?.seasonId ?? null, seasonLeagueId: game?.seasonLeagueId ?? null };
  const id = parseId(divisionId, 'Division');
  const rows = await query(ctx, DIVISION, organizationId, [organizationId, id, [homeTeamId, awayTeamId]]);
  if (rows.length === 0) throw notFound('Division');
  const leagueOf = new Map(rows.map(([, teamId, leagueId]) => [teamId, leagueId]));
  const [home = null, away = null] = [leagueOf.get(homeTeamId), leagueOf.get(awayTeamId)];
  return { seasonId: rows[0]![0], seasonLeagueId: home === away ? home : null };
}

async function locationOf(
  ctx: RequestContext,
  organizationId: number,
  { location, locationUrl }: GamePlaceInput,
): Promise<number | null> {
  const name = (location ?? '').trim();
  if (name === '') return null;
  const [row] = await query(ctx, LOCATION, organizationId, [organizationId, name, locationUrl ?? null]);
  return row?.[0] ?? null;
}
