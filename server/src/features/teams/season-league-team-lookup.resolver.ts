import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { CalendarDate } from '../../lib/scalars.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { Organization } from '../organizations/organization.type.js';
import { findCurrentSeasonTeam } from './current-season-team.service.js';
import { teamsOfSeasonLeague } from './season-league-team.loaders.js';
import { SeasonLeagueTeam } from './season-league-team.type.js';

/** A team of a season league, by the team's id. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueTeamLookupResolver {
  @FieldResolver(() => SeasonLeagueTeam, {
    nullable: true,
    description: 'A team as it is here; null when it does not play here.',
  })
  async team(
    @Ctx() ctx: RequestContext,
    @Root() seasonLeague: SeasonLeague,
    @Arg('teamId', () => ID, { description: 'The id of the team, the same in all seasons.' }) teamId: string,
  ): Promise<SeasonLeagueTeam | null> {
    const id = tryId(teamId);
    return (await teamsOfSeasonLeague(ctx).load(seasonLeague)).find((seasonTeam) => seasonTeam.teamId === id) ?? null;
  }
}

/** Where a team that is named without a season is meant. */
@Resolver(() => Organization)
export class CurrentSeasonTeamResolver {
  @FieldResolver(() => SeasonLeagueTeam, {
    description:
      'A team as it is in the first active season, or in the one that is named. An error for an unknown team, and one with the choices for a team that plays in no league there, or in several.',
  })
  currentSeasonTeam(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('teamId', () => ID, { description: "The team's id." }) teamId: string,
    @Arg('date', () => CalendarDate, {
      nullable: true,
      description: 'Only active seasons count that are played on this date.',
    })
    date: string | null,
    @Arg('seasonId', () => ID, { nullable: true, description: "The season's id." }) seasonId: string | null,
    @Arg('leagueId', () => ID, { nullable: true, description: "The league's id." }) leagueId: string | null,
  ): Promise<SeasonLeagueTeam> {
    return findCurrentSeasonTeam(ctx, organization.id, teamId, { date, seasonId, leagueId });
  }
}
