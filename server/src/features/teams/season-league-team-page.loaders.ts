import type { RequestContext } from '../../http/context.js';
import { Conditions } from '../../lib/conditions.js';
import type { PageRequest, SortKey } from '../../lib/connection.js';
import { query } from '../../lib/query.js';
import { SLT_COLUMNS, SLT_JOINS, SLT_WIDTH, type SltRow, toSlt } from './season-league-team.row.js';
import { seasonLeagueTeamById } from './season-league-team.loaders.js';
import type { SeasonLeagueTeam } from './season-league-team.type.js';
import { teamById, teamColumns, type TeamRow, toTeam } from './team.loaders.js';

/** Which teams of a season league; `search` comes from `searchTerm`. */
export interface SltConditions {
  seasonLeagueId: number;
  search?: string | null;
}

/** A season-league team and its sort key: (rank, missing as the highest, name in lower case, id). */
export interface SltOnPage {
  slt: SeasonLeagueTeam;
  key: SortKey;
}

/** No rank comes last. */
const RANK = 'coalesce(slt.rank, 2147483647)';
const ORDER = `${RANK}, lower(t.name), slt.id`;
const FROM = `${SLT_JOINS} JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id`;

/** Reads a page of a season league's teams, and one more when others follow. Neither they nor their lasting teams need be read again by id. */
export async function readSeasonLeagueTeams(
  ctx: RequestContext,
  organizationId: number,
  wanted: SltConditions,
  page: PageRequest,
): Promise<SltOnPage[]> {
  const { conditions, where } = selection(organizationId, wanted);
  if (page.after) {
    const [rank, name, id] = page.after;
    where.push(
      ...conditions.when(
        'after',
        rank,
        (mark) => `(${ORDER}) > (${mark}, ${conditions.param(name)}, ${conditions.param(id)})`,
      ),
    );
  }
  const limit = conditions.param(page.limit === null ? null : page.limit + 1);
  const stmt = conditions.statement<[...SltRow, rank: number, name: string, ...TeamRow]>(
    'season_league_teams_page',
    `SELECT ${SLT_COLUMNS}, ${RANK}, lower(t.name), ${teamColumns('t')} FROM ${FROM} WHERE ${where.join(' AND ')} ORDER BY ${ORDER} LIMIT ${limit}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => {
    const slt = toSlt(organizationId, row.slice(0, SLT_WIDTH) as SltRow);
    const team = toTeam(organizationId, row.slice(SLT_WIDTH + 2) as TeamRow);
    seasonLeagueTeamById(ctx).prime(slt, slt);
    teamById(ctx).prime(team, team);
    return { slt, key: [row[SLT_WIDTH], row[SLT_WIDTH + 1], slt.id] as SortKey };
  });
}

/** How many there are. */
export async function countSeasonLeagueTeams(
  ctx: RequestContext,
  organizationId: number,
  wanted: SltConditions,
): Promise<number> {
  const { conditions, where } = selection(organizationId, wanted);
  const stmt = conditions.statement<[count: number]>(
    'season_league_teams_count',
    `SELECT count(*) FROM ${FROM} WHERE ${where.join(' AND ')}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params))[0]?.[0] ?? 0;
}

function selection(
  organizationId: number,
  { seasonLeagueId, search }: SltConditions,
): { conditions: Conditions; where: string[] } {
  const conditions = new Conditions(organizationId);
  const where = [
    'slt.organization_id = $1',
    `slt.season_league_id = ${conditions.param(seasonLeagueId)}`,
    ...conditions.when('search', search, (mark) => `search_form(t.name) LIKE '%' || search_form(${mark}) || '%'`),
  ];
  return { conditions, where };
}
