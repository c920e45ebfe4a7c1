import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import type { PageRequest, SortKey } from '../../lib/connection.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { nameOrder } from '../../lib/name-order.js';
import { column, type Reading, reading } from '../../lib/reading.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import { uploadUrlSql } from '../../lib/upload-url.js';
import { TeamFields } from './team.fields.js';
import type { Team } from './team.type.js';

const LOGO_WIDTH = 256;

/** How a team is read, by statements that read teams beside something else too. `t` is the table's alias. */
export const teamReading = (t: string): Reading<Team> =>
  fieldsReading(TeamFields, t, {
    logoUrl: column<string | null>(uploadUrlSql(`${t}.organization_id`, `${t}.logo_upload_id`, LOGO_WIDTH)),
  });

const TEAM = teamReading('t');
const ON_PAGE = reading({ team: TEAM, sortName: column<string>('lower(t.name)') });

const BY_ID = statement<unknown[], [organizationId: number, ids: number[]]>(
  'teams_by_id',
  `SELECT ${TEAM.sql} FROM teams t WHERE t.organization_id = $1 AND t.id = ANY($2)`,
);

/** A team by key. */
export const teamById = (ctx: RequestContext): TenantLoader<Team> => perRequest(ctx, makeTeamById);

/** Which teams: ids are checked integers, `search` comes from `searchTerm`. */
export interface TeamConditions {
  seasonId?: number | null;
  leagueId?: number | null;
  divisionId?: number | null;
  search?: string | null;
}

/** A team and its sort key: (name in lower case, id), as PostgreSQL sorts it. */
export interface TeamOnPage {
  team: Team;
  key: SortKey;
}

function makeTeamById(ctx: RequestContext): TenantLoader<Team> {
  return loadOne(readRows(ctx, BY_ID, TEAM.read), ({ id }) => id);
}

/** Reads a page of teams by name, and one more when others follow. Its teams need not be read again by id. */
export async function readTeams(
  ctx: RequestContext,
  organizationId: number,
  wanted: TeamConditions,
  page: PageRequest,
): Promise<TeamOnPage[]> {
  const conditions = new Conditions(organizationId);
  const { source, where } = selection(conditions, wanted);
  if (page.after) {
    const [name, id] = page.after;
    where.push(
      ...conditions.when(
        'after',
        name,
        (mark) => `(${nameOrder('t.name')}, t.id) > (${mark}, ${conditions.param(id)})`,
      ),
    );
  }
  const limit = conditions.param(page.limit === null ? null : page.limit + 1);
  const stmt = conditions.statement(
    'teams_page',
    `${source} SELECT ${ON_PAGE.sql} FROM ${source ? 'found' : 'teams'} t
     WHERE ${where.join(' AND ')} ORDER BY ${nameOrder('t.name')}, t.id LIMIT ${limit}`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map((row) => {
    const { team, sortName } = ON_PAGE.read(row, organizationId);
    teamById(ctx).prime(team, team);
    return { team, key: [sortName, team.id] };
  });
}

/** How many teams there are. */
export async function countTeams(ctx: RequestContext, organizationId: number, wanted: TeamConditions): Promise<number> {
  const conditions = new Conditions(organizationId);
  const { source, where } = selection(conditions, wanted);
  const stmt = conditions.statement<[count: number]>(
    'teams_count',
    `${source} SELECT count(*) FROM ${source ? 'found' : 'teams'} t WHERE ${where.join(' AND ')}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params))[0]?.[0] ?? 0;
}

/**
 * The rows and the conditions on them. A search is done on its own first (MATERIALIZED): planned together with order
 * and limit, PostgreSQL may walk through all names instead of using the search index.
 */
function selection(
  conditions: Conditions,
  { search, seasonId, leagueId, divisionId }: TeamConditions,
): { source: string; where: string[] } {
  const [source = ''] = conditions.when(
    'search',
    search,
    (mark) => `WITH found AS MATERIALIZED (
      SELECT * FROM teams WHERE organization_id = $1 AND search_text LIKE '%' || (SELECT search_form(${mark})) || '%')`,
  );
  const inLeague = [
    ...conditions.when('season', seasonId, (mark) => `sl.season_id = ${mark}`),
    ...conditions.when('league', leagueId, (mark) => `sl.league_id = ${mark}`),
    ...conditions.when(
      'division',
      divisionId,
      (mark) => `EXISTS (SELECT FROM division_teams dt
       WHERE dt.organization_id = $1 AND dt.season_league_team_id = slt.id AND dt.division_id = ${mark})`,
    ),
  ];
  const plays = `t.id IN (SELECT slt.team_id FROM season_league_teams slt
    JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
    WHERE slt.organization_id = $1 AND ${inLeague.join(' AND ')})`;
  return { source, where: ['t.organization_id = $1', ...(inLeague.length > 0 ? [plays] : [])] };
}
