import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';
import { query } from '../../lib/query.js';
import { column, type ReadFrom, reading } from '../../lib/reading.js';
import { versionCache } from '../../lib/version-cache.js';
import type { Team } from '../teams/team.type.js';
import { GAME_JOINS, type Place, REFERENCES, type References } from './game.row.js';

/** How the ids of what a game refers to are read; the table is `g`. */
export const REFERENCE_IDS = reading({
  seasonId: column<number | null>('g.season_id'),
  locationId: column<number | null>('g.location_id'),
  homeTeamId: column<number>('g.home_team_id'),
  awayTeamId: column<number>('g.away_team_id'),
});

/** Ids of what a game refers to. */
export type ReferenceIds = ReadFrom<typeof REFERENCE_IDS>;

const BY_IDS = statement<unknown[], [organizationId: number, ...ids: (number | null)[]]>(
  'game_references',
  `SELECT ${REFERENCES.sql}
   FROM (SELECT $1::integer AS organization_id, $2::integer AS season_id, $3::integer AS location_id, $4::integer AS home_team_id, $5::integer AS away_team_id) AS g
   ${GAME_JOINS}`,
);

/** Teams of all organizations that are kept, and as many pairings; each some hundred bytes. */
const MOST_TEAMS = 20_000;
const NOWHERE: Place = { name: null, url: null };

const sports = versionCache<number | null>();
const places = versionCache<Place>();
const teams = versionCache<Team>(MOST_TEAMS);
const together = versionCache<References>(MOST_TEAMS);

/**
 * What a game refers to. Kept in this process until the organization changes, so that a box score reads the game alone;
 * whatever is not there comes in one statement. The objects are shared: do not change them.
 * @returns at once where they are known together; null when a team is gone: the game was deleted after it had been read
 */
export function referencesOf(
  ctx: RequestContext,
  organizationId: number,
  ids: ReferenceIds,
): PromiseOrValue<References | null> {
  const { seasonId, locationId, homeTeamId, awayTeamId } = ids;
  const key = `${seasonId} ${locationId} ${homeTeamId} ${awayTeamId}`;
  const references = together.get(ctx, organizationId, key, () => keptReferences(ctx, organizationId, ids));
  // What others are reading may fail for their reasons.
  return references instanceof Promise ? references.catch(() => readReferences(ctx, organizationId, ids)) : references;
}

async function keptReferences(ctx: RequestContext, organizationId: number, ids: ReferenceIds): Promise<References> {
  const { seasonId, locationId, homeTeamId, awayTeamId } = ids;
  let pending: Promise<References> | undefined;
  const read = (): Promise<References> =>
    (pending ??= readReferences(ctx, organizationId, ids).then(
      (references) => references ?? Promise.reject(new Error('gone')),
    ));
  const [sportId, place, homeTeam, awayTeam] = await Promise.all([
    sports.get(ctx, organizationId, `${seasonId}`, async () => (await read()).sportId),
    locationId === null ? NOWHERE : places.get(ctx, organizationId, `${locationId}`, async () => (await read()).place),
    teams.get(ctx, organizationId, `${homeTeamId}`, async () => (await read()).homeTeam),
    teams.get(ctx, organizationId, `${awayTeamId}`, async () => (await read()).awayTeam),
  ]);
  return { sportId, place, homeTeam, awayTeam };
}

async function readReferences(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, locationId, homeTeamId, awayTeamId }: ReferenceIds,
): Promise<References | null> {
  const ids = [seasonId, locationId, homeTeamId, awayTeamId];
  const [row] = await query(ctx, BY_IDS, organizationId, [organizationId, ...ids]);
  return row === undefined ? null : REFERENCES.read(row, organizationId);
}
