import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { findTeamOfSeasonTeam } from '../teams/team.service.js';
import { Team } from '../teams/team.type.js';
import { divisionById } from './division.loaders.js';
import { Division, DivisionTeam } from './division.type.js';

/** What a team's place in a division joins. */
@Resolver(() => DivisionTeam)
export class DivisionTeamResolver {
  @FieldResolver(() => SeasonLeagueTeam, { description: 'The team as it is in its season league.' })
  slt(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueTeamId }: DivisionTeam,
  ): Promise<SeasonLeagueTeam | null> {
    return seasonLeagueTeamById(ctx).load({ organizationId, id: seasonLeagueTeamId });
  }

  @FieldResolver(() => Division, { description: 'The division.' })
  division(@Ctx() ctx: RequestContext, @Root() { organizationId, divisionId }: DivisionTeam): Promise<Division | null> {
    return divisionById(ctx).load({ organizationId, id: divisionId });
  }

  @FieldResolver(() => Team, { description: 'The team, over all seasons.' })
  team(@Ctx() ctx: RequestContext, @Root() { organizationId, seasonLeagueTeamId }: DivisionTeam): Promise<Team | null> {
    return findTeamOfSeasonTeam(ctx, organizationId, seasonLeagueTeamId);
  }
}
