import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Organization } from '../organizations/organization.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Leader } from './leader.type.js';
import { listStatLeaders } from './stat-leaders.service.js';
import { StatLeaders } from './stat-leaders.type.js';

plainField(StatLeaders, 'definition', () => StatDefinition, { description: 'The statistic.' });
plainField(StatLeaders, 'leaders', () => [Leader], { description: 'The first players by its total.' });

/** An organization's leaders in all main statistics at once. */
@Resolver(() => Organization)
export class OrganizationStatLeadersResolver {
  @FieldResolver(() => [StatLeaders], {
    description:
      "The leaders of the first active season in its sport's main statistics: for basketball points, threes, rebounds, assists.",
  })
  statLeaders(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('first', () => Int, { nullable: true, defaultValue: 3, description: 'How many of each: 1 to 100.' }) first:
      | number
      | null,
  ): Promise<StatLeaders[]> {
    return listStatLeaders(ctx, organization.id, first ?? 3);
  }
}
