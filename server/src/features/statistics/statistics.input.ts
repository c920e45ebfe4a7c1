import { Field, ID, InputType, Int } from 'type-graphql';

/** Which cell is meant: whose value of what. */
@InputType()
abstract class CellInput {
  @Field(() => ID, {
    nullable: true,
    description: "The player's team in this game; without it the one that the player is of.",
  })
  teamId?: string | null;

  @Field(() => ID, { description: "The player: of the team's roster, or with a line in this game." })
  playerId!: string;

  @Field(() => ID, { description: 'The statistic, one that is entered.' })
  definitionId!: string;
}

@InputType({ description: 'To store a value, if the cell still is as the caller has seen it.' })
export class SetStatisticInput extends CellInput {
  @Field(() => Int, { nullable: true, description: 'From 0 to 9999; null removes the value.' })
  value?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The cell's version that the value is based on, 0 when there never was one; the GraphQL endpoint asks for it.",
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'To add to a value. Adds commute, and are done once.' })
export class AddStatisticInput extends CellInput {
  @Field(() => Int, { description: 'What is added, negative to take away; no value counts as 0.' })
  delta!: number;

  @Field(() => String, {
    description: "The caller's own name for this add, at most 100 characters: sent again, it is not done again.",
  })
  operationId!: string;
}

@InputType({ description: 'Values of players in a game: at most 2000.' })
export class SaveStatisticsInput {
  @Field(() => [SetStatisticInput], { nullable: true, description: 'Values to store, at most one for a cell.' })
  sets?: SetStatisticInput[] | null;

  @Field(() => [AddStatisticInput], { nullable: true, description: 'What is added, after the values are stored.' })
  adds?: AddStatisticInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The highest version among the values that sets names, as the caller saw them together: when one of them has changed since, to another value than is wanted, nothing is stored. Absent: each goes by its own version.',
  })
  expectedVersion?: number | null;
}
