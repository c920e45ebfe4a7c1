import { Field, ID, InputType, Int } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';

const REASON = "Why, at most 200 characters; the public schedule shows it. Null: 'Off Week' is shown.";

@InputType({ description: 'A new week off of a season league.' })
export class CreateWeekOffInput {
  @Field(() => ID, { description: 'The season league that does not play.' })
  seasonLeagueId!: string;

  @Field(() => CalendarDate, { description: 'The date on which it does not play.' })
  date!: string;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;
}

@InputType({ description: 'Changes of a week off; what is absent stays.' })
export class UpdateWeekOffInput {
  @Field(() => CalendarDate, { nullable: true, description: 'The date on which the league does not play.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
