import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';

/** A value and what it means. */
@ObjectType({ description: 'A value of one statistic.' })
export class StatValue {
  definition!: StatDefinition;

  @Field(() => Float, {
    nullable: true,
    description: 'Null: nothing is recorded, which is not the same as 0. Percentages from 0 to 100, one decimal.',
  })
  value!: number | null;
}

/** A player in a game. */
@ObjectType({ description: "A player's line of a box score." })
export class GameLine {
  organizationId!: number;
  player!: Player;
  team!: Team;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Position played, for instance PG.' })
  position!: string | null;

  @Field(() => Boolean, { description: 'Whether the player was in the starting line-up.' })
  started!: boolean;

  @Field(() => Boolean, { description: 'Whether the player was listed but did not play.' })
  didNotPlay!: boolean;

  @Field(() => Int, { description: 'Place among the lines of its side that are equal in starting and playing.' })
  sortOrder!: number;

  @Field(() => Boolean, {
    description:
      'Whether anything is recorded of the player, hidden statistics too. Only then the game counts as played.',
  })
  hasValues!: boolean;

  @Field(() => [Float], {
    nullable: 'items',
    description: "One value per entry of the game's `statDefinitions`, in their order; null where nothing is recorded.",
  })
  values!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'items',
    description:
      "One value per entry of the game's `allStatDefinitions`, in their order; null where nothing is recorded.",
  })
  allValues!: (number | null)[];

  stats!: StatValue[];
}

/** A player who led the game in a statistic. */
@ObjectType({ description: 'The player with the highest value of a statistic in a game.' })
export class GameLeader {
  definition!: StatDefinition;
  player!: Player;

  @Field(() => String, { description: "The player's side: home or away." })
  side!: 'home' | 'away';

  @Field(() => Float, { description: 'The value, above 0.' })
  value!: number;
}
