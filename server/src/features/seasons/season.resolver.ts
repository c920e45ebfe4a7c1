import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { Organization } from '../organizations/organization.type.js';
import { sportById } from '../sports/sport.loaders.js';
import { Sport } from '../sports/sport.type.js';
import { findActiveSeason, findSeason, listSeasons } from './season.service.js';
import { Season } from './season.type.js';

/** An organization's seasons. */
@Resolver(() => Organization)
export class OrganizationSeasonsResolver {
  @FieldResolver(() => Season, {
    nullable: true,
    description: 'The first active season: the latest start date, then the lowest id. Null when none is active.',
  })
  activeSeason(@Ctx() ctx: RequestContext, @Root() organization: Organization): Promise<Season | null> {
    return findActiveSeason(ctx, organization.id);
  }

  @FieldResolver(() => Season, {
    nullable: true,
    description: 'A season by id; null when the organization has none with this id.',
  })
  season(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('id', () => ID, { description: "The season's id." }) id: string,
  ): Promise<Season | null> {
    return findSeason(ctx, organization.id, id);
  }

  @FieldResolver(() => [Season], { description: 'Seasons, latest start date first.' })
  async seasons(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('active', () => Boolean, { nullable: true, description: 'Only active (or inactive) ones; without it all.' })
    active: boolean | null,
  ): Promise<Season[]> {
    const all = await listSeasons(ctx, organization.id);
    return active === null || active === undefined ? all : all.filter((season) => season.active === active);
  }
}

/** What a season joins. */
@Resolver(() => Season)
export class SeasonResolver {
  @FieldResolver(() => Organization, { description: 'The organization that it belongs to.' })
  async organization(@Ctx() ctx: RequestContext, @Root() season: Season): Promise<Organization | null> {
    return organizationById(ctx, season.organizationId);
  }

  @FieldResolver(() => Sport, { description: 'The sport that is played.' })
  sport(@Ctx() ctx: RequestContext, @Root() season: Season): Promise<Sport> {
    return sportById(ctx).load(season.sportId);
  }
}
