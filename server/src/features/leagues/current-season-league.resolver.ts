import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { Organization } from '../organizations/organization.type.js';
import { SeasonLeague } from './league.type.js';
import { findLeagueInSeason } from './season-league-lookup.service.js';

/** Where a league that is named without a season is meant. */
@Resolver(() => Organization)
export class CurrentSeasonLeagueResolver {
  @FieldResolver(() => SeasonLeague, {
    nullable: true,
    description:
      'A league as it is in a season, or in the first active one when none is named; null without a league, an error for an unknown one and for one that is not played there.',
  })
  async currentSeasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('leagueId', () => ID, { nullable: true, description: "The league's id." }) leagueId: string | null,
    @Arg('seasonId', () => ID, { nullable: true, description: "The season's id." }) seasonId: string | null,
  ): Promise<SeasonLeague | null> {
    const found = leagueId == null ? null : await findLeagueInSeason(ctx, organization.id, leagueId, seasonId);
    if (leagueId != null && !found) throw notFound('League');
    return found;
  }
}
