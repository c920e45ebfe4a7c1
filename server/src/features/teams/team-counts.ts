import DataLoader from 'dataloader';
import type { RequestContext } from '../../context/request-context.js';
import type { Statement } from '../../database/prepared.js';
import { perRequest } from '../../lib/memo.js';
import { isAdminOf } from '../../lib/policy.js';
import { query } from '../../lib/query.js';

interface CountKey {
  organizationId: number;
  teamId: number;
}

type CountOfTeam = (ctx: RequestContext, organizationId: number, teamId: number) => Promise<number> | null;

/**
 * Counts something of teams that is nobody's business but their administrators': null for everybody else.
 * @param counts of teams of one organization; of those that are missing there is nothing
 */
export function countForAdmins(
  counts: Statement<[teamId: number, count: number], [organizationId: number, teamIds: readonly number[]]>,
): CountOfTeam {
  const make = (ctx: RequestContext): DataLoader<CountKey, number, string> =>
    new DataLoader<CountKey, number, string>(
      async (keys) => {
        const found = new Map<string, number>();
        for (const organizationId of new Set(keys.map((key) => key.organizationId))) {
          const teamIds = keys.filter((key) => key.organizationId === organizationId).map((key) => key.teamId);
          for (const [teamId, count] of await query(ctx, counts, organizationId, [organizationId, teamIds]))
            found.set(`${organizationId} ${teamId}`, count);
        }
        return keys.map(({ organizationId, teamId }) => found.get(`${organizationId} ${teamId}`) ?? 0);
      },
      { cacheKeyFn: ({ organizationId, teamId }) => `${organizationId} ${teamId}` },
    );
  return (ctx, organizationId, teamId) =>
    isAdminOf(ctx, organizationId) ? perRequest(ctx, make).load({ organizationId, teamId }) : null;
}
