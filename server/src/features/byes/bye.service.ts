import { derivedByes } from '../../domain/schedule/derived-byes.js';
import { compareNames } from '../../domain/text/compare-names.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { filterId } from '../../lib/ids.js';
import { isAdminOf } from '../../lib/policy.js';
import type { SeasonLeague } from '../leagues/league.type.js';
import type { Team } from '../teams/team.type.js';
import { type ByeScope, readDatesOff, readPublishedSchedules, readScheduled, readStoredByes } from './bye.loaders.js';
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
  const ids = [...new Set(schedules.map(({ seasonLeagueId }) => seasonLeagueId))];
  const [scheduled, datesOff] = await Promise.all([
    readScheduled(ctx, organizationId, ids),
    readDatesOff(ctx, organizationId, ids),
  ]);
  return schedules.flatMap((schedule) => {
    const { teams = [], games = [] } = scheduled.get(schedule.seasonLeagueId) ?? {};
    const weeksOff = datesOff.get(schedule.seasonLeagueId) ?? new Set();
    const teamOf = new Map(teams.map((team) => [team.id as number | string, team]));
    return derivedByes(schedule, [...teamOf.keys()], games, weeksOff).map(({ teamId, date }) =>
      derivedBye({ ...schedule, organizationId }, teamOf.get(teamId)!, date),
    );
  });
}

/** A bye that follows from a schedule of a season league: nobody entered it, so it has no id. */
export function derivedBye(
  { organizationId, seasonLeagueId }: Pick<Bye, 'organizationId' | 'seasonLeagueId'>,
  team: Team,
  date: string,
): Bye {
  return { organizationId, seasonLeagueId, id: null, version: null, date, teams: [team] };
}

function compareByes(a: Bye, b: Bye): number {
  const [first, second] = [a.date ?? '', b.date ?? ''];
  if (first !== second) return first < second ? -1 : 1;
  const [team, other] = [a.teams[0]!, b.teams[0]!];
  return compareNames(team.name, other.name) || team.id - other.id;
}
