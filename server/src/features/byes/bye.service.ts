import { derivedByes } from '../../domain/schedule/derived-byes.js';
import { compareNames } from '../../domain/text/compare-names.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { filterId } from '../../lib/ids.js';
import { isAdminOf } from '../../lib/policy.js';
import type { SeasonLeague } from '../leagues/league.type.js';
import { type ByeScope, readPublishedSchedules, readScheduled, readStoredByes } from './bye.loaders.js';
import type { Bye } from './bye.type.js';

/**
 * The public byes, each of one team: the stored ones that have a date, and those that follow from published schedules,
 * by date and name. Where both say the same of a team and a date the stored one stands.
 */
export async function listByes(
  ctx: RequestContext,
  organizationId: number,
  wish: { seasonId?: string | null; leagueId?: string | null },
): Promise<Bye[]> {
  const scope = { seasonId: filterId(wish.seasonId), leagueId: filterId(wish.leagueId) };
  const [stored, derived] = await Promise.all([
    readStoredByes(ctx, organizationId, scope),
    deriveByes(ctx, organizationId, scope),
  ]);
  const byTeamAndDate = new Map([...derived, ...stored].map((bye) => [`${bye.teams[0]?.id}:${bye.date}`, bye]));
  return [...byTeamAndDate.values()].sort(compareByes);
}

/**
 * The byes that administrators entered for a season league, by date: to its administrators also those without one,
 * which come first.
 */
export async function listStoredByes(
  ctx: RequestContext,
  { organizationId, seasonId, leagueId }: SeasonLeague,
): Promise<Bye[]> {
  const which = isAdminOf(ctx, organizationId) ? 'all' : 'dated';
  return (await readStoredByes(ctx, organizationId, { seasonId, leagueId }, which)).sort(compareByes);
}

/** A stored bye. @throws 404 */
export async function getBye(ctx: RequestContext, organizationId: number, id: number): Promise<Bye> {
  const [bye] = await readStoredByes(ctx, organizationId, { id }, 'all');
  if (!bye) throw notFound('Bye');
  return bye;
}

async function deriveByes(ctx: RequestContext, organizationId: number, scope: ByeScope): Promise<Bye[]> {
  const schedules = await readPublishedSchedules(ctx, organizationId, scope);
  if (schedules.length === 0) return [];
  const scheduled = await readScheduled(ctx, organizationId, [
    ...new Set(schedules.map(({ seasonLeagueId }) => seasonLeagueId)),
  ]);
  return schedules.flatMap((schedule) => {
    const { teams = [], games = [], weeksOff = new Set<string>() } = scheduled.get(schedule.seasonLeagueId) ?? {};
    const teamOf = new Map(teams.map((team) => [team.id as number | string, team]));
    return derivedByes(schedule, [...teamOf.keys()], games, weeksOff).map(({ teamId, date }): Bye => ({
      organizationId,
      seasonLeagueId: schedule.seasonLeagueId,
      id: null,
      version: null,
      date,
      teams: [teamOf.get(teamId)!],
    }));
  });
}

function compareByes(a: Bye, b: Bye): number {
  const [first, second] = [a.date ?? '', b.date ?? ''];
  if (first !== second) return first < second ? -1 : 1;
  const [team, other] = [a.teams[0]!, b.teams[0]!];
  return compareNames(team.name, other.name) || team.id - other.id;
}
