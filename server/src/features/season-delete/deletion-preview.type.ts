import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a deletion would take along.' })
export class DeletionPreview {
  @Field(() => Int, { description: 'Leagues that are taken out of a season; they exist on.' })
  leagues!: number;

  @Field(() => Int, { description: 'Teams that are taken out of a season; they exist on.' })
  teams!: number;

  @Field(() => Int, { description: 'Players on rosters; they exist on.' })
  rosterEntries!: number;

  @Field(() => Int, { description: 'Divisions.' })
  divisions!: number;

  @Field(() => Int, { description: 'Teams that leave a division and stay in the season, unassigned.' })
  unassignedTeams!: number;

  @Field(() => Int, { description: 'Games.' })
  games!: number;

  @Field(() => Int, { description: 'Those of them that have been played, if only in part.' })
  playedGames!: number;

  @Field(() => Int, { description: "Players' lines of statistics in games." })
  statisticLines!: number;

  @Field(() => Int, { description: 'Schedules.' })
  schedules!: number;

  @Field(() => Int, { description: 'Byes that were entered.' })
  byes!: number;

  @Field(() => Int, { description: 'Weeks off.' })
  weeksOff!: number;
}
