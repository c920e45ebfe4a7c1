import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { erasePlayer, previewErasure } from './erase-player.service.js';
import { PlayerErasurePayload, PlayerErasurePreview } from './erasure.type.js';

const ID_OF_PLAYER = { description: "The player's id." };

/** Forgetting a person who asks for it. */
@Resolver()
export class ErasureResolver {
  @Query(() => PlayerErasurePreview, { description: 'What `erasePlayer` would take away. Owners.' })
  playerErasurePreview(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, ID_OF_PLAYER) id: string,
  ): Promise<PlayerErasurePreview> {
    return previewErasure(ctx, id);
  }

  @Mutation(() => PlayerErasurePayload, {
    description:
      'Replaces a person by a nameless player everywhere: name, picture, attributes, numbers, texts, audit trail. Games and totals stay. Cannot be undone. Owners.',
  })
  erasePlayer(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, ID_OF_PLAYER) id: string,
  ): Promise<PlayerErasurePayload> {
    return erasePlayer(ctx, id);
  }
}
