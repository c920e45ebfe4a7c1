import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { Organization } from '../organizations/organization.type.js';
import { Team } from '../teams/team.type.js';
import { listByes, listStoredByes } from './bye.service.js';
import { Bye } from './bye.type.js';

plainField(Bye, 'teams', () => [Team], { description: 'The team that does not play, as a list of one.' });

/** An organization's byes. */
@Resolver(() => Organization)
export class OrganizationByesResolver {
  @FieldResolver(() => [Bye], {
    description: 'Byes with a date, stored ones and those that follow from published schedules, by date and team name.',
  })
  byes(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('seasonId', () => ID, { nullable: true, description: "Only this season's; without it all." }) seasonId:
      | string
      | null,
    @Arg('leagueId', () => ID, { nullable: true, description: "Only this league's; without it all." }) leagueId:
      | string
      | null,
  ): Promise<Bye[]> {
    return listByes(ctx, organization.id, { seasonId, leagueId });
  }
}

/** A season league's byes. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueByesResolver {
  @FieldResolver(() => [Bye], {
    description: 'Byes that administrators entered, by date; to its administrators also those without a date, first.',
  })
  storedByes(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<Bye[]> {
    return listStoredByes(ctx, seasonLeague);
  }
}

/** What a bye joins. */
@Resolver(() => Bye)
export class ByeResolver {
  @FieldResolver(() => SeasonLeague, {
    nullable: true,
    description: 'The season league in which the team does not play.',
  })
  seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: Bye,
  ): Promise<SeasonLeague | null> {
    return seasonLeagueById(ctx).load({ organizationId, id: seasonLeagueId });
  }
}
