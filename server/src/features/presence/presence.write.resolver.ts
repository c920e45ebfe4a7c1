import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { reportPresence, withdrawPresence } from './presence.service.js';
import { Presence } from './presence.type.js';

/** Who has a game open. */
@Resolver()
export class PresenceWriteResolver {
  @Mutation(() => [Presence], {
    description:
      'Says that the caller has a game open, and answers who else has. To be repeated every 15 seconds; after 45 the caller counts as gone. Admins, and holders of a link for the game.',
  })
  reportPresence(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('tab', () => ID, { description: 'A UUID that the tab has made.' }) tab: string,
    @Arg('place', () => String, {
      nullable: true,
      description: 'Where in the game, in words, at most 200 letters.',
    })
    place?: string | null,
  ): Promise<Presence[]> {
    return reportPresence(ctx, gameId, tab, place ?? null);
  }

  @Mutation(() => Boolean, {
    description:
      'Says that a tab of the caller has a game open no longer, so that it does not count as there any more. Answers true, also where it was gone already. Admins, and holders of a link for the game.',
  })
  withdrawPresence(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('tab', () => ID, { description: 'The UUID that the tab has made.' }) tab: string,
  ): Promise<boolean> {
    return withdrawPresence(ctx, gameId, tab);
  }
}
