import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { CalendarDate, TimeOfDay } from '../../lib/scalars.js';
import { SCHEDULE_INPUT } from './schedule.fields.js';

const SLOTS =
  'All its time slots, in order: those of every week, which count with `sameSlot`, and those of single weeks, which count without.';
const TIMES =
  'In place of `timeSlots`, where halls and courts are not to be said: the times of every week. Slots that have such a time already keep their hall and court.';
const WEEKLY_TIMES = 'As `times`, for single weeks: the times of week 0, those of week 1 and so on.';

@InputType({ description: 'A time at which a schedule can place a game.' })
export class ScheduleTimeSlotInput {
  @Field(() => Int, { nullable: true, description: 'The week that has it, from 0; absent: every week.' })
  weekIndex?: number | null;

  @Field(() => TimeOfDay, { description: 'When games begin. The same time twice is two courts.' })
  time!: string;

  @Field(() => String, {
    nullable: true,
    description: "The hall, at most 200 characters: one of the organization's places by its name, or a new one.",
  })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'The court within the hall, at most 50 characters.' })
  court?: string | null;
}

@InputType({ description: 'A hall in which a schedule cannot play.' })
export class ScheduleLostHallInput {
  @Field(() => String, { description: "The hall: one of the organization's places by its name." })
  location!: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'On this date alone; absent: on every date from `from` on.',
  })
  date?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The first date, where `date` is absent; default: today.' })
  from?: string | null;
}

@InputType({ description: 'A new schedule.' })
export class CreateScheduleInput extends newInput(SCHEDULE_INPUT) {
  @Field(() => ID, { description: 'The season league that it is for.' })
  seasonLeagueId!: string;

  @Field(() => [ScheduleTimeSlotInput], { nullable: true, description: SLOTS })
  timeSlots?: ScheduleTimeSlotInput[] | null;

  @Field(() => [TimeOfDay], { nullable: true, description: TIMES })
  times?: string[] | null;

  @Field(() => [[TimeOfDay]], { nullable: true, description: WEEKLY_TIMES })
  weeklyTimes?: string[][] | null;
}

@InputType({
  description: 'Changes of a schedule; what is absent stays. Its games stay until they are generated anew.',
})
export class UpdateScheduleInput extends changesInput(SCHEDULE_INPUT) {
  @Field(() => [ScheduleTimeSlotInput], { nullable: true, description: SLOTS })
  timeSlots?: ScheduleTimeSlotInput[] | null;

  @Field(() => [TimeOfDay], { nullable: true, description: TIMES })
  times?: string[] | null;

  @Field(() => [[TimeOfDay]], { nullable: true, description: WEEKLY_TIMES })
  weeklyTimes?: string[][] | null;

  @Field(() => [ScheduleLostHallInput], {
    nullable: true,
    description:
      'All halls in which it cannot play. Games that stand there stay until it is repaired or generated anew.',
  })
  lostHalls?: ScheduleLostHallInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
