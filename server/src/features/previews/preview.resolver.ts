import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { GameSide } from '../box-scores/game-side.type.js';
import { selectedPlayer } from '../box-scores/selected-player.js';
import { Game } from '../games/game.type.js';
import { Player } from '../players/player.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { WinLoss } from '../totals/record.type.js';
import { lastMeetings } from './last-meetings.loaders.js';
import { resultsBefore } from './results-before.loaders.js';
import { SeasonLeader } from './season-leader.type.js';
import { SeasonLine } from './season-line.type.js';
import { seasonLinesOf } from './season-lines.service.js';
import { seasonLeadersOf } from './season-leaders.service.js';

/** How many results a form is made of. */
const FORM = 10;

plainField(SeasonLeader, 'definition', () => StatDefinition, { description: 'The statistic.' });

/** What is known of a game before it is played. */
@Resolver(() => Game)
export class GamePreviewResolver {
  @FieldResolver(() => [Game], {
    description:
      'The last games with a result, at most five, that its teams played against each other before it, in any season; the newest first.',
  })
  async lastMeetings(@Ctx() ctx: RequestContext, @Root() { organizationId, id }: Game): Promise<Game[]> {
    return (await lastMeetings(ctx).load({ organizationId, id })).map(({ game }) => game);
  }
}

/** Of results those that standings count, and that had a winner. */
const decided = (results: string): string => results.replaceAll(/[^WL]/g, '');

/** How a side comes into a game. */
@Resolver(() => GameSide)
export class GameSidePreviewResolver {
  @FieldResolver(() => WinLoss, {
    description: 'Games that it won and lost in the season before this one, of those that standings count.',
  })
  async recordBefore(@Ctx() ctx: RequestContext, @Root() { game, side }: GameSide): Promise<WinLoss> {
    const results = decided((await resultsBefore(ctx).load(game))[side]);
    const wins = results.replaceAll('L', '').length;
    return { wins, losses: results.length - wins };
  }

  @FieldResolver(() => String, {
    description: 'Its last ten of these games: W for a win, L for a defeat, the newest last; fewer at the beginning.',
  })
  async form(@Ctx() ctx: RequestContext, @Root() { game, side }: GameSide): Promise<string> {
    return decided((await resultsBefore(ctx).load(game))[side]).slice(-FORM);
  }

  @FieldResolver(() => [SeasonLeader], {
    description:
      'Its first per game in points, rebounds and assists in the season, of those who played at least half as many games for it as anybody; empty once the game has begun.',
  })
  seasonLeaders(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<SeasonLeader[]> {
    return seasonLeadersOf(ctx, side);
  }

  @FieldResolver(() => [SeasonLine], {
    description: "Totals of the season, as they are now, of everybody who played for the side's team in it, by player.",
  })
  seasonLines(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<SeasonLine[]> {
    return seasonLinesOf(ctx, side);
  }
}

/** A player who leads a side. */
@Resolver(() => SeasonLeader)
export class SeasonLeaderResolver {
  @FieldResolver(() => Player, {
    description: 'The player; of several with the same value the first by last name, first name and id.',
  })
  player(
    @Ctx() ctx: RequestContext,
    @Root() { player }: SeasonLeader,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Player | null> | Player {
    return selectedPlayer(ctx, player, info);
  }
}

/** A player with totals of the season. */
@Resolver(() => SeasonLine)
export class SeasonLineResolver {
  @FieldResolver(() => Player, { description: 'The player.' })
  player(
    @Ctx() ctx: RequestContext,
    @Root() { player }: SeasonLine,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Player | null> | Player {
    return selectedPlayer(ctx, player, info);
  }
}
