import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What removing teams would take with it. All of it returns when the removal is undone.' })
export class TeamRemovalPreview {
  @Field(() => [String], { description: 'Names of the teams.' })
  names!: string[];

  @Field(() => Int, { description: 'Places in season leagues.' })
  seasonLeagueCount!: number;

  @Field(() => Int, { description: 'Roster entries; the players themselves stay.' })
  rosterEntryCount!: number;

  @Field(() => Int, { description: 'Games, also those of brackets.' })
  gameCount!: number;

  @Field(() => Int, {
    description:
      "Of those the games that have been played: they go with their box scores, and the opponents' records change.",
  })
  playedGameCount!: number;

  @Field(() => Int, { description: 'Byes.' })
  byeCount!: number;

  @Field(() => String, { description: 'All of it in a sentence.' })
  message!: string;
}
