import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { SeasonLeague } from './league.type.js';
import { findLeagueInSeason } from './season-league-lookup.service.js';

/** A league in a season, by the ids of both. */
@Resolver(() => Organization)
export class OrganizationSeasonLeagueResolver {
  @FieldResolver(() => SeasonLeague, {
    nullable: true,
    description:
      'A league in a season; null when it is not played there. Without a season in the first active one, otherwise an error naming its seasons.',
  })
  seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('leagueId', () => ID, { description: "The league's id." }) leagueId: string,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Which season; without it the first active one.' })
    seasonId: string | null,
  ): Promise<SeasonLeague | null> {
    return findLeagueInSeason(ctx, organization.id, leagueId, seasonId);
  }
}
