import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { Season } from '../seasons/season.type.js';
import {
  findLeague,
  listLeagues,
  listLeaguesOfSeason,
  listSeasonLeagues,
  listSeasonLeaguesByVenue,
} from './league.service.js';
import { League, SeasonLeague } from './league.type.js';
import { seasonLeaguesOfSeason } from './season-league.loaders.js';

/** An organization's leagues. */
@Resolver(() => Organization)
export class OrganizationLeaguesResolver {
  @FieldResolver(() => League, {
    nullable: true,
    description: 'A league by id; null when the organization has none with this id.',
  })
  league(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('id', () => ID, { description: "The league's id." }) id: string,
  ): Promise<League | null> {
    return findLeague(ctx, organization.id, id);
  }

  @FieldResolver(() => [League], {
    description: 'All leagues: preferred venues first, then by weekday, then alphabetically.',
  })
  leagues(@Ctx() ctx: RequestContext, @Root() organization: Organization): Promise<League[]> {
    return listLeagues(ctx, organization.id);
  }

  @FieldResolver(() => [SeasonLeague], {
    description: 'Leagues in their seasons: latest season first, then by position.',
  })
  seasonLeagues(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('seasonId', () => ID, { nullable: true, description: "Only this season's; without it all seasons'." })
    seasonId: string | null,
  ): Promise<SeasonLeague[]> {
    return listSeasonLeagues(ctx, organization.id, seasonId);
  }
}

/** A season's leagues. */
@Resolver(() => Season)
export class SeasonLeaguesResolver {
  @FieldResolver(() => [SeasonLeague], { description: 'Its leagues as they are in this season.' })
  seasonLeagues(
    @Ctx() ctx: RequestContext,
    @Root() season: Season,
    @Arg('byVenue', () => Boolean, {
      nullable: true,
      description:
        'In the order of filters and public lists: preferred venues, then weekdays, then the alphabet. Otherwise by position.',
    })
    byVenue: boolean | null,
  ): Promise<SeasonLeague[]> {
    return byVenue === true ? listSeasonLeaguesByVenue(ctx, season) : seasonLeaguesOfSeason(ctx).load(season);
  }

  @FieldResolver(() => [League], { description: 'The leagues that are played in it, by their position in it.' })
  leagues(@Ctx() ctx: RequestContext, @Root() season: Season): Promise<League[]> {
    return listLeaguesOfSeason(ctx, season.organizationId, season.id);
  }
}
