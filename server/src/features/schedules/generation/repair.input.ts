import { Field, InputType } from 'type-graphql';
import { CalendarDate } from '../../../lib/scalars.js';

@InputType({ description: 'A hall that cannot be played in.' })
export class LostHallInput {
  @Field(() => String, { description: 'Name of the hall, as the time slots of the schedule have it.' })
  location!: string;

  @Field(() => CalendarDate, { nullable: true, description: 'The date; absent: every one from today on.' })
  date?: string | null;
}
