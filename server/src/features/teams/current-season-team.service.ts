import { formatCalendarDate } from '../../domain/dates/format-calendar-date.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound, unprocessable } from '../../lib/errors.js';
import { filterId } from '../../lib/ids.js';
import { InputCheck } from '../../lib/validation.js';
import { leagueById } from '../leagues/league.loaders.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { listSeasons } from '../seasons/season.service.js';
import type { Season } from '../seasons/season.type.js';
import { seasonTeamsOfTeam } from './season-league-team.loaders.js';
import type { SeasonLeagueTeam } from './season-league-team.type.js';
import { findTeam } from './team.service.js';

/** In which season and league a team is meant; what is absent narrows nothing. */
export interface SeasonTeamWish {
  /** YYYY-MM-DD: seasons are meant that are played on this day. */
  date?: string | null | undefined;
  seasonId?: string | null | undefined;
  leagueId?: string | null | undefined;
}

/** Where a team plays, by name. */
interface Place {
  seasonTeam: SeasonLeagueTeam;
  seasonId: number;
  leagueId: number;
  season: string;
  league: string;
}

/**
 * The season-league team that a team without a season means: in the first active season, of those that are played on
 * the day where one is given. A season that is named counts instead, whatever the day.
 * @throws 400 for a year that nobody means; 404 for an unknown team, season or league; 422 naming the choices when it
 *   plays in no league there, or in several
 */
export async function findCurrentSeasonTeam(
  ctx: RequestContext,
  organizationId: number,
  teamId: string,
  { date, seasonId, leagueId }: SeasonTeamWish,
): Promise<SeasonLeagueTeam> {
  const check = new InputCheck();
  check.date('date', date);
  check.finish();
  const team = await findTeam(ctx, organizationId, teamId);
  if (!team) throw notFound('Team');
  const [wantedSeason, wantedLeague] = [filterId(seasonId), filterId(leagueId)];
  const season = (await listSeasons(ctx, organizationId)).find((each) =>
    wantedSeason === null ? each.active && isPlayedOn(each, date ?? null) : each.id === wantedSeason,
  );
  if (wantedSeason !== null && !season) throw notFound('Season');
  if (wantedLeague !== null && !(await leagueById(ctx).load({ organizationId, id: wantedLeague })))
    throw notFound('League');
  const places = await placesOf(ctx, organizationId, team.id);
  const there = places.filter((place) => place.seasonId === season?.id);
  const [place, ...others] = there.filter((each) => wantedLeague === null || each.leagueId === wantedLeague);
  if (place && others.length === 0) return place.seasonTeam;
  const where = season?.name ?? (date == null ? 'an active season' : `an active season on ${formatCalendarDate(date)}`);
  throw place
    ? refusal(`${team.name} plays in several leagues of ${where}. Name one of them`, there, ({ league }) => league)
    : refusal(`${team.name} does not play in ${where}. Name one of its leagues`, places, nameOf);
}

function isPlayedOn({ startDate, finishDate }: Season, date: string | null): boolean {
  return date === null || ((startDate ?? date) <= date && date <= (finishDate ?? date));
}

/** Where a team plays, latest season first. */
async function placesOf(ctx: RequestContext, organizationId: number, teamId: number): Promise<Place[]> {
  const seasonTeams = await seasonTeamsOfTeam(ctx).load({ organizationId, id: teamId });
  const seasons = new Map((await listSeasons(ctx, organizationId)).map(({ id, name }) => [id, name]));
  const places = seasonTeams.map(async (seasonTeam): Promise<Place[]> => {
    const seasonLeague = await seasonLeagueById(ctx).load({ organizationId, id: seasonTeam.seasonLeagueId });
    if (!seasonLeague) return [];
    const { seasonId, leagueId } = seasonLeague;
    const league = (await leagueById(ctx).load({ organizationId, id: leagueId }))?.name ?? '';
    return [{ seasonTeam, seasonId, leagueId, season: seasons.get(seasonId) ?? '', league }];
  });
  return (await Promise.all(places)).flat();
}

const nameOf = ({ season, league }: Place): string => `${league} (${season})`;

function refusal(message: string, choices: readonly Place[], called: (place: Place) => string) {
  const list = choices.length === 0 ? ': it has none' : `: ${choices.map(called).join(', ')}`;
  return unprocessable(`${message}${list}.`, {
    choices: choices.map(({ seasonId, leagueId, season, league }) => ({ seasonId, leagueId, season, league })),
  });
}
