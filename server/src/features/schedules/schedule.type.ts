import { Field, ID, Int, ObjectType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { CalendarDate, Moment, TimeOfDay } from '../../lib/scalars.js';
import type { Game } from '../games/game.type.js';
import type { Team } from '../teams/team.type.js';
import type { WeekOff } from '../weeks-off/week-off.type.js';
import { SchedulePlace } from './schedule-place.type.js';
import { ScheduleFields } from './schedule.fields.js';

/** A time at which a schedule can place a game. */
@ObjectType({ description: 'A time at which a schedule can place a game; the same time twice is two courts.' })
export class ScheduleTimeSlot {
  locationId!: number | null;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => Int, { nullable: true, description: 'The week that has it, from 0; null: every week.' })
  weekIndex!: number | null;

  @Field(() => TimeOfDay, { description: 'When games begin.' })
  time!: string;

  @Field(() => String, { nullable: true, description: 'The hall; null where none is said.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'The court within the hall; null where none is said.' })
  court!: string | null;
}

/** A hall in which a schedule cannot play. */
@ObjectType({ description: 'A hall in which a schedule cannot play: no game is placed there.' })
export class LostHall {
  locationId!: number;

  @Field(() => String, { description: 'The hall.' })
  location!: string;

  @Field(() => CalendarDate, { nullable: true, description: 'On this date alone; null: on every date from `from` on.' })
  date!: string | null;

  @Field(() => CalendarDate, { description: 'The first date.' })
  from!: string;
}

/** The plan of a season league that games are generated from. */
@ObjectType({
  description: 'The plan of a season league that games are generated from: its weeks, days and times. Admins only.',
})
export class Schedule extends shown(ScheduleFields) {
  seasonLeagueId!: number;

  @Field(() => [ScheduleTimeSlot], {
    description:
      'Those of every week (`sameSlot`) and those of single weeks (otherwise), each by position. Kept also while they do not count.',
  })
  timeSlots!: ScheduleTimeSlot[];

  /** Those of places that are there; the same name may be several places. */
  storedLostHalls!: LostHall[];

  @Field(() => Moment, { nullable: true, description: 'When its games were last written; null for never.' })
  publishedAt!: Date | null;
}

/** A cell of the week table. */
@ObjectType({ description: 'One court at one date and time: room for one game.' })
export class ScheduleCell extends SchedulePlace {
  locationId!: number | null;

  game!: Game | null;
}

/** A date of the week table. */
@ObjectType({ description: 'A date on which a schedule plays.' })
export class ScheduleDate {
  @Field(() => CalendarDate, { description: 'The date.' })
  date!: string;

  weekOff!: WeekOff | null;

  @Field(() => [ScheduleCell], { description: 'Its cells by time; none on a week off.' })
  cells!: ScheduleCell[];

  otherGames!: Game[];
}

/** A row of the week table. */
@ObjectType({ description: 'Seven days of a schedule.' })
export class ScheduleWeek {
  organizationId!: number;
  seasonLeagueId!: number;

  @Field(() => Int, { description: 'From 0.' })
  index!: number;

  @Field(() => [ScheduleDate], { description: 'Its game days in order, weeks off among them.' })
  dates!: ScheduleDate[];

  otherGames!: Game[];
  games!: Game[];
  byes!: Team[];
  postponed!: Team[];
  cancelled!: Team[];
  doubleHeaders!: Team[];
  /** Of the byes those that follow from the schedule once it is published. */
  derivedByes!: readonly { readonly team: Team; readonly date: string }[];
}

/** Teams with equally many games. */
@ObjectType({ description: 'Teams with equally many games in a schedule.' })
export class ScheduleGameCount {
  @Field(() => Int, { description: 'How many games each of them has.' })
  games!: number;

  teams!: Team[];
}
