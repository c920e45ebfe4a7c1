import type DataLoader from 'dataloader';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { listStandings } from './standings.service.js';
import type { StandingsRow } from './standings-row.type.js';

/**
 * A season-league team's row in the standings of its whole season. The season's standings are worked out once for all
 * its teams.
 */
export async function standingOf(
  ctx: RequestContext,
  { organizationId, seasonId, id }: SeasonLeagueTeam,
): Promise<StandingsRow | null> {
  return (await standingsOfSeason(ctx).load({ organizationId, id: seasonId })).get(id) ?? null;
}

type Standings = ReadonlyMap<number, StandingsRow>;

const standingsOfSeason = (ctx: RequestContext): DataLoader<TenantKey, Standings, string> =>
  perRequest(ctx, makeStandings);

function makeStandings(ctx: RequestContext): DataLoader<TenantKey, Standings, string> {
  return tenantLoader(async (organizationId, seasonIds) => {
    const all = new Map(
      await Promise.all(
        seasonIds.map(async (seasonId) => [seasonId, await readStandings(ctx, organizationId, seasonId)] as const),
      ),
    );
    return (seasonId) => all.get(seasonId)!;
  });
}

async function readStandings(ctx: RequestContext, organizationId: number, seasonId: number): Promise<Standings> {
  const rows = await listStandings(ctx, organizationId, { seasonId: String(seasonId) }, { withGames: true });
  return new Map(rows.map((row) => [row.seasonLeagueTeam.id, row]));
}
