import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { deleteStatDefinitions, previewStatDefinitions } from './delete-statistics.write.service.js';
import { createStatDefinition, updateStatDefinition } from './own-statistic.write.service.js';
import { CreateStatDefinitionInput, UpdateStatDefinitionInput } from './stat-definition.input.js';
import { getStatDefinition, listStatDefinitionsAsAdmin } from './stat-definition.service.js';
import { StatDefinition, StatDefinitionDeletionPreview, StatDefinitionsPayload } from './stat-definition.type.js';
import { reorderStatDefinitions, resetStatDefinitions } from './stat-definition.write.service.js';

@Resolver()
export class StatDefinitionWriteResolver {
  @Mutation(() => StatDefinition, {
    description: "Adds a statistic of the organization's own at the end of a sport's list. Admins only.",
  })
  async createStatDefinition(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateStatDefinitionInput, { description: 'The statistic.' }) input: CreateStatDefinitionInput,
  ): Promise<StatDefinition> {
    return getStatDefinition(ctx, await createStatDefinition(ctx, input));
  }

  @Mutation(() => StatDefinition, {
    description: "Shows or hides a statistic; changes one of the organization's own. Admins only.",
  })
  async updateStatDefinition(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The statistic's id." }) id: string,
    @Arg('input', () => UpdateStatDefinitionInput, { description: 'What changes.' }) input: UpdateStatDefinitionInput,
  ): Promise<StatDefinition> {
    return getStatDefinition(ctx, await updateStatDefinition(ctx, id, input));
  }

  @Mutation(() => DeletePayload, {
    description:
      "Deletes statistics of the organization's own with their values in games, all or none; see `statDefinitionDeletionPreview`. Can be undone. Admins only.",
  })
  deleteStatDefinitions(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: "The statistics' ids." }) ids: string[],
  ): Promise<DeletePayload> {
    return deleteStatDefinitions(ctx, ids);
  }

  @Query(() => StatDefinitionDeletionPreview, {
    description: 'What `deleteStatDefinitions` would take along. Admins only.',
  })
  statDefinitionDeletionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: "The statistics' ids." }) ids: string[],
  ): Promise<StatDefinitionDeletionPreview> {
    return previewStatDefinitions(ctx, ids);
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
