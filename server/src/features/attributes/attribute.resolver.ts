import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { listAttributes } from './attribute.service.js';
import { PlayerAttribute } from './attribute.type.js';

/** An organization's attributes. */
@Resolver(() => Organization)
export class OrganizationAttributesResolver {
  @FieldResolver(() => [PlayerAttribute], {
    description: 'Attributes of players, in order: visible ones; for its administrators hidden ones too.',
  })
  playerAttributes(@Ctx() ctx: RequestContext, @Root() organization: Organization): Promise<PlayerAttribute[]> {
    return listAttributes(ctx, organization.id);
  }
}
