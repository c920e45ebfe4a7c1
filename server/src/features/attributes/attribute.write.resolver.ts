import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { CreatePlayerAttributeInput, UpdatePlayerAttributeInput } from './attribute.input.js';
import { getAttribute, listAttributesAsAdmin } from './attribute.service.js';
import { PlayerAttribute, PlayerAttributesPayload } from './attribute.type.js';
import {
  createAttribute,
  deleteAttribute,
  reorderAttributes,
  resetAttributes,
  updateAttribute,
} from './attribute.write.service.js';

const ID_ARG = { description: "The attribute's id." };

@Resolver()
export class AttributeWriteResolver {
  @Mutation(() => PlayerAttribute, { description: 'Adds an attribute of players at the end of the list. Admins only.' })
  async createPlayerAttribute(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePlayerAttributeInput, { description: 'The attribute.' })
    input: CreatePlayerAttributeInput,
  ): Promise<PlayerAttribute> {
    return getAttribute(ctx, await createAttribute(ctx, input));
  }

  @Mutation(() => PlayerAttribute, { description: 'Renames an attribute, shows or hides it. Admins only.' })
  async updatePlayerAttribute(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => UpdatePlayerAttributeInput, { description: 'What changes.' }) input: UpdatePlayerAttributeInput,
  ): Promise<PlayerAttribute> {
    return getAttribute(ctx, await updateAttribute(ctx, id, input));
  }

  @Mutation(() => [PlayerAttribute], {
    description: 'Puts all attributes into an order. Answers them in it. Admins only.',
  })
  async reorderPlayerAttributes(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of all attributes, hidden ones too, in their new order.' })
    ids: string[],
  ): Promise<PlayerAttribute[]> {
    await reorderAttributes(ctx, ids);
    return listAttributesAsAdmin(ctx);
  }

  @Mutation(() => DeletePayload, {
    description: "Deletes an attribute with all players' values. Can be undone. Admins only.",
  })
  deletePlayerAttribute(@Ctx() ctx: RequestContext, @Arg('id', () => ID, ID_ARG) id: string): Promise<DeletePayload> {
    return deleteAttribute(ctx, id);
  }

  @Mutation(() => PlayerAttributesPayload, {
    description:
      'Restores the default attributes, visible and in order; others are hidden. Values stay. Can be undone. Admins only.',
  })
  async resetPlayerAttributes(@Ctx() ctx: RequestContext): Promise<PlayerAttributesPayload> {
    const done = await resetAttributes(ctx);
    return { ...done, attributes: await listAttributesAsAdmin(ctx) };
  }
}
