import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { DuplicatePlayers, PlayerMergePayload, PlayerMergePreview, PlayerRemovalPreview } from './player-admin.type.js';
import { deletePlayers, previewPlayerRemoval } from './player-delete.service.js';
import { hasNamesake } from './player-duplicates.loaders.js';
import { mergePlayers, previewMerge } from './player-merge.service.js';
import { UpdatePlayerInput } from './player.input.js';
import { getPlayer, getPlayers, listDuplicatePlayers } from './player.service.js';
import { Player } from './player.type.js';
import { updatePlayer } from './player.write.service.js';

const IDS = { description: 'Ids of players.' };

@Resolver()
export class PlayerWriteResolver {
  @Mutation(() => Player, {
    description: 'Changes a player: name, picture, bio, sponsor, videos, attribute values. Admins only.',
  })
  async updatePlayer(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The player's id." }) id: string,
    @Arg('input', () => UpdatePlayerInput, { description: 'What changes.' }) input: UpdatePlayerInput,
  ): Promise<Player> {
    return getPlayer(ctx, await updatePlayer(ctx, id, input));
  }

  @Mutation(() => DeletePayload, {
    description:
      'Deletes players with their statistics, all or none; see `playerDeletionPreview`. Can be undone. Admins only.',
  })
  deletePlayers(@Ctx() ctx: RequestContext, @Arg('ids', () => [ID], IDS) ids: string[]): Promise<DeletePayload> {
    return deletePlayers(ctx, ids);
  }

  @Query(() => PlayerRemovalPreview, { description: 'What `deletePlayers` would take with it. Admins only.' })
  playerDeletionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], IDS) ids: string[],
  ): Promise<PlayerRemovalPreview> {
    return previewPlayerRemoval(ctx, ids);
  }
}

const KEEP = { description: 'The player who stays.' };
const MERGE = { description: 'The players who become that one, at most 20; what they say first counts first.' };

/** Players who were entered twice. */
@Resolver()
export class PlayerMergeResolver {
  @Query(() => [DuplicatePlayers], {
    description: 'Players of the same full name (trimmed, in any case), by name. Admins only.',
  })
  duplicatePlayers(@Ctx() ctx: RequestContext): Promise<DuplicatePlayers[]> {
    return listDuplicatePlayers(ctx);
  }

  @Query(() => PlayerMergePreview, {
    description: 'What `mergePlayers` would carry over, and what stands in its way. Admins only.',
  })
  playerMergePreview(
    @Ctx() ctx: RequestContext,
    @Arg('keepId', () => ID, KEEP) keepId: string,
    @Arg('mergeIds', () => [ID], MERGE) mergeIds: string[],
  ): Promise<PlayerMergePreview> {
    return previewMerge(ctx, keepId, mergeIds);
  }

  @Mutation(() => PlayerMergePayload, {
    description:
      'Makes several players one, with all statistics, rosters and attribute values. Can be undone. Admins only.',
  })
  async mergePlayers(
    @Ctx() ctx: RequestContext,
    @Arg('keepId', () => ID, KEEP) keepId: string,
    @Arg('mergeIds', () => [ID], MERGE) mergeIds: string[],
  ): Promise<PlayerMergePayload> {
    const { playerId, ...done } = await mergePlayers(ctx, keepId, mergeIds);
    return { ...done, player: await getPlayer(ctx, playerId) };
  }
}

/** Whom a merge is about. */
@Resolver(() => PlayerMergePreview)
export class PlayerMergePreviewResolver {
  @FieldResolver(() => Player, KEEP)
  keep(@Ctx() ctx: RequestContext, @Root() { keepId }: PlayerMergePreview): Promise<Player> {
    return getPlayer(ctx, keepId);
  }

  @FieldResolver(() => [Player], { description: 'The players who would be gone.' })
  merged(@Ctx() ctx: RequestContext, @Root() { mergeIds }: PlayerMergePreview): Promise<Player[]> {
    return getPlayers(ctx, mergeIds);
  }
}

/** The warning of the players' list. */
@Resolver(() => Player)
export class PlayerNamesakeResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether another player has the same full name (trimmed, in any case): perhaps one person entered twice. False for whoever is not shown full names.',
  })
  hasNamesake(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<boolean> {
    return hasNamesake(ctx).load(player);
  }
}
