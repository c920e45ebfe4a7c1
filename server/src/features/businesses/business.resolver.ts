import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { businessOptions } from '../../domain/businesses/business-options.js';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { listBusinesses } from './business.service.js';
import { Business, BusinessFilter, BusinessOptions } from './business.type.js';

/** An organization's businesses. */
@Resolver(() => Organization)
export class OrganizationBusinessesResolver {
  @FieldResolver(() => [Business], { description: 'Businesses and leagues around, by name.' })
  businesses(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('filter', () => BusinessFilter, { nullable: true, description: 'Which ones; without it all.' })
    filter: BusinessFilter | null,
  ): Promise<Business[]> {
    return listBusinesses(ctx, organization.id, filter);
  }

  @Query(() => BusinessOptions, { description: 'What the form of a business offers to choose from.' })
  businessOptions(): BusinessOptions {
    return businessOptions();
  }
}
