import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, TimeOfDay } from '../../lib/scalars.js';

/**
 * Where a cell of a schedule, or a game in one, is. It is registered as a type, so that its fields are inherited; no
 * graph has it.
 */
@ObjectType()
export abstract class SchedulePlace {
  @Field(() => Int, { description: 'The week that its date belongs to, from 0.' })
  weekIndex!: number;

  @Field(() => CalendarDate, { description: "Calendar date in the organization's time zone." })
  date!: string;

  @Field(() => TimeOfDay, { description: "Time of day in the organization's time zone." })
  time!: string;

  @Field(() => String, { nullable: true, description: 'The hall; null where none is said.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'The court within the hall; null where none is said.' })
  court!: string | null;
}
