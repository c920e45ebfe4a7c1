import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Player } from './player.type.js';

@ObjectType({ description: 'Players who have the same full name, perhaps one person entered twice.' })
export class DuplicatePlayers {
  @Field(() => String, { description: 'The name, in lower case.' })
  name!: string;

  @Field(() => [Player], { description: 'Who has it, by id.' })
  players!: Player[];
}

@ObjectType({ description: 'What deleting players would take with it. All of it returns when the deletion is undone.' })
export class PlayerRemovalPreview {
  @Field(() => [String], { description: 'Names of the players.' })
  names!: string[];

  @Field(() => Int, { description: 'Roster entries.' })
  rosterEntryCount!: number;

  @Field(() => Int, { description: 'Games whose box scores lose lines.' })
  gameCount!: number;

  @Field(() => String, { description: 'All of it in a sentence.' })
  message!: string;
}

@ObjectType({ description: "Two lines of one game that cannot be one person's." })
export class PlayerMergeConflict {
  @Field(() => ID, { description: 'The game.' })
  gameId!: number;

  @Field(() => String, { description: 'What is in the way, and what to do.' })
  message!: string;
}

@ObjectType({
  description:
    'What merging players would do. Where two of them have a line in one game, a line without any value gives way, and lines of one team are joined when no statistic has a value in both; anything else is a conflict.',
})
export class PlayerMergePreview {
  organizationId!: number;
  keepId!: number;
  mergeIds!: number[];

  @Field(() => Int, { description: 'Games whose lines are carried over.' })
  gameCount!: number;

  @Field(() => Int, { description: 'Of those the games in which several of them have a line, which become one.' })
  joinedGameCount!: number;

  @Field(() => [String], { description: 'What is decided in favour of the player who stays, in sentences.' })
  notes!: string[];

  @Field(() => [PlayerMergeConflict], { description: 'What stands in the way; empty when the merge can be done.' })
  conflicts!: PlayerMergeConflict[];
}

@ObjectType({ description: 'What a merge did.' })
export class PlayerMergePayload {
  @Field(() => Player, { description: 'The player who stayed.' })
  player!: Player;

  @Field(() => [ID], { description: 'Ids of the players who are gone.' })
  deletedIds!: number[];

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes.' })
  undoId!: string | null;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;
}
