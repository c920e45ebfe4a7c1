import { Field, Float, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import type { Game } from '../games/game.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';
import type { StatValue } from './game-line.type.js';

/** A player's values in one game, as a table of games shows them. */
@ObjectType({ description: "A player's values in one game." })
export class PlayerGameStat {
  game!: Game;
  team!: Team;
  opponent!: Team;
  stats!: StatValue[];
  /** Those that `values` is aligned with. */
  definitions!: readonly StatDefinition[];

  @Field(() => Boolean, { description: "Whether the player's team played at home." })
  home!: boolean;

  @Field(() => Boolean, { description: 'Whether the player was in the starting line-up.' })
  started!: boolean;

  @Field(() => [Float], {
    nullable: 'items',
    description:
      "One value per entry of the list's `statDefinitions`, in their order; null where nothing is recorded. Percentages from 0 to 100, one decimal.",
  })
  values!: (number | null)[];
}

/** A page of a player's games, newest first. */
export const PlayerGameStatConnection = connectionType('PlayerGameStat', () => PlayerGameStat);
export type PlayerGameStatConnection = Connection<PlayerGameStat>;
