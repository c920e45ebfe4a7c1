import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { sportById } from '../sports/sport.loaders.js';
import { Sport } from '../sports/sport.type.js';
import { listStatDefinitions } from './stat-definition.service.js';
import { StatDefinition } from './stat-definition.type.js';

/** An organization's statistics. */
@Resolver(() => Organization)
export class OrganizationStatDefinitionsResolver {
  @FieldResolver(() => [StatDefinition], { description: 'Statistics, visible and hidden, in order.' })
  statDefinitions(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('sportId', () => ID, {
      nullable: true,
      description: "Only this sport's, an error for one that there is not; without it all, sport by sport.",
    })
    sportId: string | null,
  ): Promise<readonly StatDefinition[]> {
    return listStatDefinitions(ctx, organization.id, sportId);
  }
}

/** A statistic's sport. */
@Resolver(() => StatDefinition)
export class StatDefinitionResolver {
  @FieldResolver(() => Sport, { description: 'The sport that it belongs to.' })
  sport(@Ctx() ctx: RequestContext, @Root() definition: StatDefinition): Promise<Sport> {
    return sportById(ctx).load(definition.sportId);
  }
}
