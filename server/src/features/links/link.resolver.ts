import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { listLinks } from './link.service.js';
import { Link } from './link.type.js';

/** An organization's links. */
@Resolver(() => Organization)
export class OrganizationLinksResolver {
  @FieldResolver(() => [Link], {
    description: 'Its own navigation entries, by position: shown ones; for its administrators hidden ones too.',
  })
  links(@Ctx() ctx: RequestContext, @Root() organization: Organization): Promise<Link[]> {
    return listLinks(ctx, organization.id);
  }
}
