import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Games, byes and weeks off of the schedule.' })
export class CalendarItemsInput {
  @Field(() => [ID], { nullable: true, description: 'Ids of games.' })
  gameIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Ids of entered byes.' })
  byeIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Ids of weeks off.' })
  weekOffIds?: string[] | null;
}
