import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { hasBegun } from '../../domain/game/has-begun.js';
import { placeText } from '../../domain/game/place-text.js';
import { rescheduledFrom } from '../../domain/game/rescheduled-from.js';
import type { RequestContext } from '../../context/request-context.js';
import { Moment } from '../../lib/scalars.js';
import { Game } from '../games/game.type.js';
import { changesOfGame, recentReschedulings } from './rescheduling.loaders.js';
import { Rescheduling } from './rescheduling.type.js';

/** What of a game's date, time, place and status has changed. */
@Resolver(() => Game)
export class GameReschedulingResolver {
  @FieldResolver(() => Rescheduling, {
    nullable: true,
    description:
      'What was said of it within the last seven days, where that was another date, time, place or status; null for a game that has begun.',
  })
  async rescheduledFrom(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<Rescheduling | null> {
    if (hasBegun({ status: game.status, scoreHome: game.homeScore, scoreAway: game.awayScore })) return null;
    const recent = await recentReschedulings(ctx).load(game);
    const differing = rescheduledFrom(recent, { ...game, location: placeText(game) });
    return differing ? { ...differing, at: recent.at(-1)!.at } : null;
  }

  @FieldResolver(() => Int, {
    description:
      'How often its date, time, place or teams were changed, or it was postponed, cancelled or taken up again: the sequence number of calendars.',
  })
  async timesRescheduled(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<number> {
    return (await changesOfGame(ctx).load(game))?.count ?? 0;
  }

  @FieldResolver(() => Moment, {
    description: 'When anything of it was changed last, its result included, or its teams, league, division or season.',
  })
  async changedAt(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<Date | undefined> {
    return (await changesOfGame(ctx).load(game))?.at;
  }
}
