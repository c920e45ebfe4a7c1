import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Game } from '../games/game.type.js';
import { Player } from '../players/player.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Team } from '../teams/team.type.js';
import { StatScopeArgs } from '../totals/totals-args.type.js';
import { StatValue } from './game-line.type.js';
import { PlayerGameStat, PlayerGameStatConnection } from './player-game-stat.type.js';
import { columnsOfGames, listPlayerGames } from './player-games.service.js';

plainField(PlayerGameStat, 'game', () => Game, { description: 'The game.' });
plainField(PlayerGameStat, 'team', () => Team, { description: 'The team played for.' });
plainField(PlayerGameStat, 'opponent', () => Team, { description: 'The other team.' });
plainField(PlayerGameStat, 'stats', () => [StatValue], {
  description:
    'A value for every statistic of the sport, hidden ones too; percentages from 0 to 100, as in a box score.',
});

/** A page of games that knows whose they are. */
type PlayerGamePage = PlayerGameStatConnection & { readonly player: Player };

/** A player's games. */
@Resolver(() => Player)
export class PlayerGamesResolver {
  @FieldResolver(() => PlayerGameStatConnection, { description: 'Games in which the player has values, newest first.' })
  async gameStats(
    @Ctx() ctx: RequestContext,
    @Root() player: Player,
    @Args(() => StatScopeArgs) scope: StatScopeArgs,
    @Arg('first', () => Int, { nullable: true, defaultValue: 100, description: 'How many at most: 1 to 100.' }) first:
      | number
      | null,
    @Arg('counted', () => Boolean, {
      defaultValue: false,
      description:
        'Only games that count: none in progress, postponed or cancelled. Such a list stays as it is while games are played.',
    })
    counted: boolean,
    @Arg('after', () => String, { nullable: true, description: 'Only what follows this cursor.' }) after: string | null,
  ): Promise<PlayerGamePage> {
    return Object.assign(
      new PlayerGameStatConnection(await listPlayerGames(ctx, player, { ...scope, counted, first, after })),
      {
        player,
      },
    );
  }
}

/** What a page of a player's games has in common. */
@Resolver(() => PlayerGameStatConnection)
export class PlayerGameStatConnectionResolver {
  @FieldResolver(() => [StatDefinition], {
    description:
      'Columns of the table: the visible statistics of the newest game on the page. A player of several sports has games with other ones.',
  })
  statDefinitions(
    @Ctx() ctx: RequestContext,
    @Root() { player, nodes }: PlayerGamePage,
  ): Promise<readonly StatDefinition[]> {
    return columnsOfGames(ctx, player, nodes[0]);
  }
}
