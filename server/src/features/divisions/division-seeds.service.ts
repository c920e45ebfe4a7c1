import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { tenantLoader, type TenantListLoader } from '../../lib/tenant-loader.js';
import { listStandings } from '../standings/standings.service.js';
import { type DivisionPlace, teamsOfDivision } from './division.loaders.js';
import type { DivisionTeam } from './division.type.js';

/** A division's teams by seed: the stored positions, and where they leave it open the order of the standings. */
export const seedsOfDivision = (ctx: RequestContext): TenantListLoader<DivisionTeam> => perRequest(ctx, makeSeeds);

/** Whether administrators have put any of these teams at a position. */
export function isSeeded(places: readonly Pick<DivisionPlace, 'position'>[]): boolean {
  return places.some(({ position }) => position !== null);
}

/** The season-league teams of a division in the order that its page shows now. */
export async function shownOrder(ctx: RequestContext, organizationId: number, divisionId: number): Promise<number[]> {
  const rows = await listStandings(ctx, organizationId, { divisionId: String(divisionId) }, { withGames: false });
  return rows.map(({ seasonLeagueTeam }) => seasonLeagueTeam.id);
}

/**
 * The season-league teams of a division as results order them, as if nobody had any position; those who have withdrawn
 * last, since they play no match.
 */
export async function orderByResults(
  ctx: RequestContext,
  organizationId: number,
  divisionId: number,
): Promise<number[]> {
  const wish = { divisionId: String(divisionId) };
  const rows = await listStandings(ctx, organizationId, wish, { withGames: false, byRecord: true });
  return rows
    .map(({ seasonLeagueTeam }) => seasonLeagueTeam)
    .toSorted((one, other) => Number(one.withdrawn) - Number(other.withdrawn))
    .map(({ id }) => id);
}

function makeSeeds(ctx: RequestContext): TenantListLoader<DivisionTeam> {
  return tenantLoader(async (organizationId, ids) => {
    const seeds = new Map(
      await Promise.all(ids.map(async (id) => [id, await seedsOf(ctx, organizationId, id)] as const)),
    );
    return (id) => seeds.get(id) ?? [];
  });
}

async function seedsOf(ctx: RequestContext, organizationId: number, id: number): Promise<DivisionTeam[]> {
  const places = await teamsOfDivision(ctx).load({ organizationId, id });
  const isOpen = new Set(places.map(({ position }) => position)).size < places.length;
  const order = isOpen ? await shownOrder(ctx, organizationId, id) : [];
  const rank = new Map(order.map((seasonTeamId, index) => [seasonTeamId, index]));
  const sorted = isOpen ? places.toSorted((one, other) => rankOf(rank, one) - rankOf(rank, other)) : places;
  return sorted.map((place, index) => ({ ...place, seed: index + 1 }));
}

function rankOf(ranks: ReadonlyMap<number, number>, { seasonLeagueTeamId }: DivisionPlace): number {
  return ranks.get(seasonLeagueTeamId) ?? Infinity;
}
