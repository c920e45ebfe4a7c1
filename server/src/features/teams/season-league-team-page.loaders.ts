import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import type { PageRequest, SortKey } from '../../lib/connection.js';
import { nameOrder } from '../../lib/name-order.js';
import { query } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { SEASON_TEAM, SEASON_TEAM_JOINS, toSeasonTeams } from './season-league-team.row.js';
import { seasonLeagueTeamById } from './season-league-team.loaders.js';
import type { SeasonLeagueTeam } from './season-league-team.type.js';
import { teamById, teamReading } from './team.loaders.js';

/** Which teams of a season league; `search` comes from `searchTerm`. */
export interface SeasonTeamConditions {
  seasonLeagueId: number;
  search?: string | null;
}

/** A season-league team and its sort key: (rank, missing as the highest, name in lower case, id). */
export interface SeasonTeamOnPage {
  seasonTeam: SeasonLeagueTeam;
  key: SortKey;
}

/** No rank comes last. */
const RANK = 'coalesce(slt.rank, 2147483647)';
const ORDER = `${RANK}, ${nameOrder('t.name')}, slt.id`;
const ON_PAGE = reading({
  seasonTeam: SEASON_TEAM,
  rank: column<number>(RANK),
  name: column<string>('lower(t.name)'),
  team: teamReading('t'),
});
const FROM = `${SEASON_TEAM_JOINS} JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id`;

/**
 * Reads a page of a season league's teams, and one more when others follow. Neither they nor the teams behind them need
 * be read again by id.
 */
export async function readSeasonLeagueTeams(
  ctx: RequestContext,
  organizationId: number,
  wanted: SeasonTeamConditions,
  page: PageRequest,
): Promise<SeasonTeamOnPage[]> {
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
  const stmt = conditions.statement(
    'season_league_teams_page',
    `SELECT ${ON_PAGE.sql} FROM ${FROM} WHERE ${where.join(' AND ')} ORDER BY ${ORDER} LIMIT ${limit}`,
  );
  const found = (await query(ctx, stmt, organizationId, conditions.params)).map((row) =>
    ON_PAGE.read(row, organizationId),
  );
  const seasonTeams = await toSeasonTeams(
    ctx,
    found.map(({ seasonTeam }) => seasonTeam),
  );
  return found.map(({ rank, name, team }, index) => {
    const seasonTeam = seasonTeams[index]!;
    seasonLeagueTeamById(ctx).prime(seasonTeam, seasonTeam);
    teamById(ctx).prime(team, team);
    return { seasonTeam, key: [rank, name, seasonTeam.id] };
  });
}

/** How many there are. */
export async function countSeasonLeagueTeams(
  ctx: RequestContext,
  organizationId: number,
  wanted: SeasonTeamConditions,
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
  { seasonLeagueId, search }: SeasonTeamConditions,
): { conditions: Conditions; where: string[] } {
  const conditions = new Conditions(organizationId);
  const where = [
    'slt.organization_id = $1',
    `slt.season_league_id = ${conditions.param(seasonLeagueId)}`,
    ...conditions.when('search', search, (mark) => `t.search_text LIKE '%' || (SELECT search_form(${mark})) || '%'`),
  ];
  return { conditions, where };
}
