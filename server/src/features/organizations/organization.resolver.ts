import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Sport } from '../sports/sport.type.js';
import { listedOrganizations, sportsOf } from './organization.loaders.js';
import { listOrganizations } from './organization.service.js';
import { Organization } from './organization.type.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

@Resolver(() => Organization)
export class OrganizationResolver {
  @Query(() => [Organization], {
    description:
      'Organizations that the caller may list, by name: listed ones and the own one; all for super administrators.',
  })
  organizations(@Ctx() ctx: RequestContext): Promise<Organization[]> {
    return listOrganizations(ctx);
  }

  @Query(() => [Organization], {
    description: 'All Listings: listed organizations that have a user other than super administrators, by name.',
  })
  listings(@Ctx() ctx: RequestContext): PromiseOrValue<Organization[]> {
    return listedOrganizations(ctx);
  }

  @FieldResolver(() => [Sport], { description: 'The sports that the organization plays.' })
  sports(@Root() organization: Organization, @Ctx() ctx: RequestContext): Promise<Sport[]> {
    return sportsOf(ctx, organization.id);
  }
}
