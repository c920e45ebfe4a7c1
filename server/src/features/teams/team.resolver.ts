import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { seasonTeamsOfTeam } from './season-league-team.loaders.js';
import { SeasonLeagueTeam } from './season-league-team.type.js';
import { findSeasonTeam, findTeam, listTeams } from './team.service.js';
import { Team, TeamConnection, TeamsArgs } from './team.type.js';

/** An organization's teams. */
@Resolver(() => Organization)
export class OrganizationTeamsResolver {
  @FieldResolver(() => Team, {
    nullable: true,
    description: 'A team by id; null when the organization has none with this id.',
  })
  team(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('id', () => ID, { description: "The team's id." }) id: string,
  ): Promise<Team | null> {
    return findTeam(ctx, organization.id, id);
  }

  @FieldResolver(() => TeamConnection, { description: 'Teams by name.' })
  async teams(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Args(() => TeamsArgs) args: TeamsArgs,
  ): Promise<TeamConnection> {
    return new TeamConnection(await listTeams(ctx, organization.id, args));
  }
}

/** A team's seasons. */
@Resolver(() => Team)
export class TeamResolver {
  @FieldResolver(() => [SeasonLeagueTeam], { description: 'The season leagues it plays in, latest season first.' })
  seasonTeams(@Ctx() ctx: RequestContext, @Root() team: Team): Promise<SeasonLeagueTeam[]> {
    return seasonTeamsOfTeam(ctx).load(team);
  }

  @FieldResolver(() => SeasonLeagueTeam, {
    nullable: true,
    description: 'The team in one season; null when it does not play there.',
  })
  seasonTeam(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Arg('seasonId', () => ID, {
      nullable: true,
      description: 'Which season; without it the first active one, else its latest.',
    })
    seasonId: string | null,
  ): Promise<SeasonLeagueTeam | null> {
    return findSeasonTeam(ctx, team, seasonId);
  }
}
