import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { selectedFields } from '../../lib/selection.js';
import { Game } from '../games/game.type.js';
import { GamePeriod } from '../periods/game-period.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { sideOf } from './box-score.parts.js';
import { leadersOfGame, periodsOfGame, visibleDefinitions } from './box-score.service.js';
import { GameLeader } from './game-line.type.js';
import { GameSide } from './game-side.type.js';
import { needsMoreThanListed } from './listed-player.js';

/** A game's box score. */
@Resolver(() => Game)
export class GameBoxScoreResolver {
  @FieldResolver(() => [GamePeriod], {
    description: 'The periods that its box score shows: visible ones but the final, overtimes only when scored.',
  })
  periods(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<GamePeriod[]> {
    return periodsOfGame(ctx, game);
  }

  @FieldResolver(() => [StatDefinition], {
    description: 'The visible statistics in order: what `values` and `totals` align with.',
  })
  statDefinitions(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<readonly StatDefinition[]> {
    return visibleDefinitions(ctx, game);
  }

  @FieldResolver(() => GameSide, { description: "The home team's half of the box score." })
  home(@Root() game: Game): GameSide {
    return sideOf(game, 'home');
  }

  @FieldResolver(() => GameSide, { description: "The visiting team's half of the box score." })
  away(@Root() game: Game): GameSide {
    return sideOf(game, 'away');
  }

  @FieldResolver(() => [GameLeader], {
    description: 'Who led the game in points, rebounds and assists, where these are kept and anybody has some.',
  })
  leaders(@Ctx() ctx: RequestContext, @Root() game: Game, @Info() info: GraphQLResolveInfo): Promise<GameLeader[]> {
    return leadersOfGame(ctx, game, { wholePlayers: needsMoreThanListed(selectedFields(info, 'player')) });
  }
}
