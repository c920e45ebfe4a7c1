import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Season } from '../seasons/season.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';

/** A total and what it is of. */
@ObjectType({ description: 'The total of one statistic.' })
export class StatTotal {
  definition!: StatDefinition;

  @Field(() => Float, {
    nullable: true,
    description: 'Sum of the values, percentages from sums; null where nothing is recorded.',
  })
  value!: number | null;
}

/** A player's totals of one season. */
@ObjectType({ description: "A player's totals of one season." })
export class PlayerSeasonStats {
  organizationId!: number;
  season!: Season | null;
  team!: Team | null;
  statDefinitions!: readonly StatDefinition[];

  @Field(() => Int, { description: 'Games with at least one recorded value.' })
  gamesPlayed!: number;

  @Field(() => [Float], {
    nullable: 'items',
    description:
      'Totals, one per entry of `statDefinitions`, in their order; percentages from sums. Null where nothing is recorded.',
  })
  values!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'items',
    description: 'The same by games played, one decimal; percentages and ratios as they are.',
  })
  perGame!: (number | null)[];
}

/** The three figures at the head of a player's page. */
@ObjectType({ description: 'What a player does on average.' })
export class PlayerAverages {
  @Field(() => Int, { description: 'Games with at least one recorded value.' })
  gamesPlayed!: number;

  @Field(() => Float, { description: 'Points by games played, one decimal; 0 without a game.' })
  pointsPerGame!: number;

  @Field(() => Float, { description: 'Free throws made by attempted, times 100, one decimal; 0 without an attempt.' })
  freeThrowPercentage!: number;

  @Field(() => Int, { description: 'Three-pointers made, in total.' })
  threePointersMade!: number;
}
