import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { Organization } from '../organizations/organization.type.js';
import { listWeeksOff } from './week-off.service.js';
import { WeekOff } from './week-off.type.js';

/** An organization's weeks off. */
@Resolver(() => Organization)
export class OrganizationWeeksOffResolver {
  @FieldResolver(() => [WeekOff], { description: 'Dates on which leagues do not play, by date.' })
  weeksOff(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('seasonId', () => ID, { nullable: true, description: "Only this season's; without it all." }) seasonId:
      | string
      | null,
    @Arg('leagueId', () => ID, { nullable: true, description: "Only this league's; without it all." }) leagueId:
      | string
      | null,
  ): Promise<WeekOff[]> {
    return listWeeksOff(ctx, organization.id, { seasonId, leagueId });
  }
}

/** What a week off joins. */
@Resolver(() => WeekOff)
export class WeekOffResolver {
  @FieldResolver(() => SeasonLeague, { description: 'The season league that does not play.' })
  seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: WeekOff,
  ): Promise<SeasonLeague | null> {
    return seasonLeagueById(ctx).load({ organizationId, id: seasonLeagueId });
  }
}
