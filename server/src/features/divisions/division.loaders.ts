import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { nameOrder } from '../../lib/name-order.js';
import { column } from '../../lib/reading.js';
import { loadLists, loadOne, type TenantListLoader, type TenantLoader } from '../../lib/tenant-loader.js';
import { DivisionFields } from './division.fields.js';
import type { BracketKind } from './division.enums.js';
import type { Division } from './division.type.js';

type DivisionTeamRow = [divisionId: number, seasonLeagueTeamId: number, position: number | null];
/** A season-league team in a division, and its stored position. */
export interface DivisionPlace {
  readonly organizationId: number;
  readonly divisionId: number;
  readonly seasonLeagueTeamId: number;
  readonly position: number | null;
}

type Ids = [organizationId: number, ids: number[]];

const DIVISION = fieldsReading(DivisionFields, 'd', { bracketKind: column<BracketKind>('d.bracket_kind') });

const BY_ID = statement<unknown[], Ids>(
  'divisions_by_id',
  `SELECT ${DIVISION.sql} FROM divisions d WHERE d.organization_id = $1 AND d.id = ANY($2)`,
);

const BY_SEASON = statement<unknown[], Ids>(
  'divisions_by_season',
  `SELECT ${DIVISION.sql} FROM divisions d
   WHERE d.organization_id = $1 AND d.season_id = ANY($2) ORDER BY d.position, d.id`,
);

const PLACES = 'SELECT division_id, season_league_team_id, position FROM division_teams WHERE organization_id = $1 AND';

const TEAMS = statement<DivisionTeamRow, Ids>(
  'division_teams_by_division',
  `${PLACES} division_id = ANY($2) ORDER BY division_id, position NULLS LAST, season_league_team_id`,
);

const OF_TEAMS = statement<DivisionTeamRow, Ids>(
  'division_teams_by_season_league_team',
  `${PLACES} season_league_team_id = ANY($2)`,
);

const UNASSIGNED = statement<[seasonId: number, seasonLeagueTeamId: number], Ids>(
  'unassigned_teams_by_season',
  `SELECT sl.season_id, slt.id
   FROM season_leagues sl
   JOIN season_league_teams slt ON slt.organization_id = sl.organization_id AND slt.season_league_id = sl.id
   JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
   WHERE sl.organization_id = $1 AND sl.season_id = ANY($2)
     AND NOT EXISTS (SELECT FROM division_teams dt WHERE dt.organization_id = slt.organization_id AND dt.season_league_team_id = slt.id)
   ORDER BY ${nameOrder('t.name')}, slt.id`,
);

/** A division by key. */
export const divisionById = (ctx: RequestContext): TenantLoader<Division> => perRequest(ctx, makeById);

/** A season's divisions by (position, id). */
export const divisionsOfSeason = (ctx: RequestContext): TenantListLoader<Division> => perRequest(ctx, makeOfSeason);

/** A division's teams by stored position, those without one last. */
export const teamsOfDivision = (ctx: RequestContext): TenantListLoader<DivisionPlace> => perRequest(ctx, makeTeams);

/** The place of a season-league team in its division, by the season-league team's key; null when it is in none. */
export const divisionTeamOf = (ctx: RequestContext): TenantLoader<DivisionPlace> => perRequest(ctx, makeTeamOf);

/** Ids of a season's season-league teams that are in no division, by name. */
export const unassignedOfSeason = (ctx: RequestContext): TenantListLoader<{ seasonId: number; id: number }> =>
  perRequest(ctx, makeUnassigned);

function makeUnassigned(ctx: RequestContext): TenantListLoader<{ seasonId: number; id: number }> {
  return loadLists(
    readRows(ctx, UNASSIGNED, ([seasonId, id]) => ({ seasonId, id })),
    ({ seasonId }) => seasonId,
  );
}

function makeById(ctx: RequestContext): TenantLoader<Division> {
  return loadOne(readRows(ctx, BY_ID, DIVISION.read), ({ id }) => id);
}

function makeOfSeason(ctx: RequestContext): TenantListLoader<Division> {
  return loadLists(
    async (organizationId, ids) => {
      const rows = await query(ctx, BY_SEASON, organizationId, [organizationId, ids]);
      const divisions = rows.map((row) => DIVISION.read(row, organizationId));
      for (const division of divisions) divisionById(ctx).prime(division, division);
      return divisions;
    },
    ({ seasonId }) => seasonId,
  );
}

function makeTeams(ctx: RequestContext): TenantListLoader<DivisionPlace> {
  return loadLists(
    readRows(ctx, TEAMS, (row, organizationId) => toPlace(organizationId, row)),
    ({ divisionId }) => divisionId,
  );
}

function makeTeamOf(ctx: RequestContext): TenantLoader<DivisionPlace> {
  return loadOne(
    readRows(ctx, OF_TEAMS, (row, organizationId) => toPlace(organizationId, row)),
    ({ seasonLeagueTeamId }) => seasonLeagueTeamId,
  );
}

function toPlace(organizationId: number, [divisionId, seasonLeagueTeamId, position]: DivisionTeamRow): DivisionPlace {
  return { organizationId, divisionId, seasonLeagueTeamId, position };
}
