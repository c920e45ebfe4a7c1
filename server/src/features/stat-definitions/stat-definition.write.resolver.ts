import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { UpdateStatDefinitionInput } from './stat-definition.input.js';
import { getStatDefinition, listStatDefinitionsAsAdmin } from './stat-definition.service.js';
import { StatDefinition, StatDefinitionsPayload } from './stat-definition.type.js';
import { reorderStatDefinitions, resetStatDefinitions, updateStatDefinition } from './stat-definition.write.service.js';

@Resolver()
export class StatDefinitionWriteResolver {
  @Mutation(() => StatDefinition, { description: 'Shows or hides a statistic. Admins only.' })
  async updateStatDefinition(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The statistic's id." }) id: string,
    @Arg('input', () => UpdateStatDefinitionInput, { description: 'What changes.' }) input: UpdateStatDefinitionInput,
  ): Promise<StatDefinition> {
    return getStatDefinition(ctx, await updateStatDefinition(ctx, id, input));
  }

  @Mutation(() => [StatDefinition], {
    description: 'Puts all statistics of a sport into an order. Answers them in it. Admins only.',
  })
  async reorderStatDefinitions(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of all statistics of the sport, hidden ones too, in their new order.' })
    ids: string[],
  ): Promise<readonly StatDefinition[]> {
    return listStatDefinitionsAsAdmin(ctx, await reorderStatDefinitions(ctx, ids));
  }

  @Mutation(() => StatDefinitionsPayload, {
    description:
      'Restores the default statistics of a sport; others are hidden. Values stay. Can be undone. Admins only.',
  })
  async resetStatDefinitions(
    @Ctx() ctx: RequestContext,
    @Arg('sportId', () => ID, { description: 'The sport.' }) sportId: string,
  ): Promise<StatDefinitionsPayload> {
    const { undoId, message, ...done } = await resetStatDefinitions(ctx, sportId);
    return { undoId, message, statDefinitions: await listStatDefinitionsAsAdmin(ctx, done.sportId) };
  }
}
