import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { listLocations } from './location.service.js';
import { Location } from './location.type.js';

/** An organization's locations. */
@Resolver(() => Organization)
export class OrganizationLocationsResolver {
  @FieldResolver(() => [Location], { description: 'Places where its games are played, by name.' })
  locations(@Ctx() ctx: RequestContext, @Root() organization: Organization): Promise<Location[]> {
    return listLocations(ctx, organization.id);
  }
}
