import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({
  description: 'A player who is added at the table: one who exists, or a new one by name. The roster gets the player.',
})
export class AddGamePlayerInput {
  @Field(() => ID, { description: 'The team, one of the two that play.' })
  teamId!: string;

  @Field(() => ID, { nullable: true, description: 'A player who exists.' })
  playerId?: string | null;

  @Field(() => String, { nullable: true, description: 'First name of a new player, at most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of a new player, at most 100 characters.' })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number on the jersey, at most 10 characters, for a player whom the roster gets.',
  })
  jerseyNumber?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a new player may have the name of one who is on the team already; default no.',
  })
  allowNamesake?: boolean | null;
}

@InputType({ description: "Changes of a player's line; what is absent stays." })
export class GameLineChangesInput {
  @Field(() => ID, { description: 'The player: of a roster, or with a line in this game.' })
  playerId!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the player was in the starting line-up.' })
  started?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the player was listed but did not play; only without statistics.',
  })
  didNotPlay?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Position played, at most 40 characters; null: none.' })
  position?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The line's version that the change is based on, 0 without a line; the GraphQL endpoint asks for it.",
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'Changes of lines in a game, all or none.' })
export class UpdateGameLinesInput {
  @Field(() => [GameLineChangesInput], { nullable: true, description: 'What changes of whom.' })
  lines?: GameLineChangesInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The players of one side in their new order: all who have a line; others may be named, too.',
  })
  order?: string[] | null;
}
