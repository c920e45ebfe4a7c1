import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { GameStatus } from '../games/game.enums.js';
import { Game } from '../games/game.type.js';
import { GamePeriod } from '../periods/game-period.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { BoxScore, GameField } from './box-score.js';
import { boxScoreOf } from './box-score.service.js';
import { GameLeader } from './game-line.type.js';
import { GameLiveScore, GameSide } from './game-side.type.js';
import { sourcesOfField } from './selected-sources.js';

type Answer<Name extends GameField> = BoxScore[Name] | Promise<BoxScore[Name]>;

/** A game's box score. Its halves are plain objects, read together with what is selected of them. */
@Resolver(() => Game)
export class GameBoxScoreResolver {
  @FieldResolver(() => [GamePeriod], {
    description:
      'The periods that its box score shows: visible ones but the final, overtimes only when scored; of a match of sets that is over those that were played.',
  })
  periods(@Ctx() ctx: RequestContext, @Root() game: Game, @Info() info: GraphQLResolveInfo): Answer<'periods'> {
    return fieldOf(ctx, game, info, 'periods');
  }

  @FieldResolver(() => [StatDefinition], {
    description: 'The visible statistics in order: what `values` and `totals` align with.',
  })
  statDefinitions(
    @Ctx() ctx: RequestContext,
    @Root() game: Game,
    @Info() info: GraphQLResolveInfo,
  ): Answer<'statDefinitions'> {
    return fieldOf(ctx, game, info, 'statDefinitions');
  }

  @FieldResolver(() => [StatDefinition], {
    description:
      'All statistics of its league in order, also those for which the organization shows no column: what `allValues` and `allTotals` align with.',
  })
  allStatDefinitions(
    @Ctx() ctx: RequestContext,
    @Root() game: Game,
    @Info() info: GraphQLResolveInfo,
  ): Answer<'allStatDefinitions'> {
    return fieldOf(ctx, game, info, 'allStatDefinitions');
  }

  @FieldResolver(() => GameSide, { description: "The home team's half of the box score." })
  home(@Ctx() ctx: RequestContext, @Root() game: Game, @Info() info: GraphQLResolveInfo): Answer<'home'> {
    return fieldOf(ctx, game, info, 'home');
  }

  @FieldResolver(() => GameSide, { description: "The visiting team's half of the box score." })
  away(@Ctx() ctx: RequestContext, @Root() game: Game, @Info() info: GraphQLResolveInfo): Answer<'away'> {
    return fieldOf(ctx, game, info, 'away');
  }

  @FieldResolver(() => GameLiveScore, {
    nullable: true,
    description: 'The score of a game in progress, 0-0 before anything is recorded; null of any other game.',
  })
  liveScore(@Ctx() ctx: RequestContext, @Root() game: Game, @Info() info: GraphQLResolveInfo): Answer<'liveScore'> {
    // In a list of games, only those that have one are read.
    return game.status === GameStatus.IN_PROGRESS ? fieldOf(ctx, game, info, 'liveScore') : null;
  }

  @FieldResolver(() => [GameLeader], {
    description: 'Who led the game in points, rebounds and assists, where these are kept and anybody has some.',
  })
  leaders(@Ctx() ctx: RequestContext, @Root() game: Game, @Info() info: GraphQLResolveInfo): Answer<'leaders'> {
    return fieldOf(ctx, game, info, 'leaders');
  }
}

function fieldOf<Name extends GameField>(
  ctx: RequestContext,
  game: Game,
  info: GraphQLResolveInfo,
  name: Name,
): Answer<Name> {
  const boxScore = boxScoreOf(ctx, game, sourcesOfField(info, name));
  return boxScore instanceof Promise ? boxScore.then((read) => read[name]) : boxScore[name];
}
