import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { PlaceFinding as Finding } from '../../domain/schedule/place-findings.js';

const PlaceFindingCode = {
  TEAM_BUSY: 'TEAM_BUSY',
  TEAM_UNAVAILABLE: 'TEAM_UNAVAILABLE',
  WEEK_OFF: 'WEEK_OFF',
  HALL_TAKEN: 'HALL_TAKEN',
  WEEK_FULL: 'WEEK_FULL',
  STORED_BYE: 'STORED_BYE',
  PAST_DATE: 'PAST_DATE',
  OUTSIDE_SEASON: 'OUTSIDE_SEASON',
  LATE_AGAIN: 'LATE_AGAIN',
} as const satisfies { [Code in Finding['code']]: Code };
registerEnumType(PlaceFindingCode, {
  name: 'PlaceFindingCode',
  description: 'What speaks against playing a game at its date, time and place.',
  valuesConfig: {
    TEAM_BUSY: { description: 'A team has another game at that date and time, in whatever league.' },
    TEAM_UNAVAILABLE: { description: 'A team cannot play at that time.' },
    WEEK_OFF: { description: 'The league does not play on that date.' },
    HALL_TAKEN: { description: 'The place has no room for another game at that date and time.' },
    WEEK_FULL: { description: 'A team would have more than two games in a week of the schedule.' },
    STORED_BYE: { description: 'A team has an entered bye on that date.' },
    PAST_DATE: { description: 'It is moved to a date that is past from one that is not.' },
    OUTSIDE_SEASON: { description: 'It is more than 60 days before the season begins, or after it ends.' },
    LATE_AGAIN: {
      description: 'A team would play at the latest time of the day for the third time in a row, or more.',
    },
  },
});

const PlaceFindingSeverity = { ERROR: 'error', WARNING: 'warning' } as const;
registerEnumType(PlaceFindingSeverity, {
  name: 'PlaceFindingSeverity',
  description: 'How the schedule builder takes it. Games by hand are saved either way.',
  valuesConfig: {
    ERROR: { description: 'The builder places no game there.' },
    WARNING: { description: 'Possible, though not wanted.' },
  },
});

/** A finding of `placeFindings`. */
@ObjectType({ description: 'One thing that speaks against playing a game at its date, time and place.' })
export class PlaceFinding {
  @Field(() => PlaceFindingCode, { description: 'What it is.' })
  code!: Finding['code'];

  @Field(() => PlaceFindingSeverity, { description: 'How the schedule builder takes it.' })
  severity!: Finding['severity'];

  @Field(() => String, { description: 'It in words: "Oct 6, 2025 is a week off: Holiday."' })
  message!: string;

  @Field(() => ID, { nullable: true, description: 'The team that it concerns; null for the game as a whole.' })
  teamId!: Finding['teamId'];

  @Field(() => [ID], { description: 'The other games that are in the way, earliest first.' })
  gameIds!: Finding['gameIds'];

  @Field(() => ID, { nullable: true, description: 'The bye that is in the way.' })
  byeId!: Finding['byeId'];

  @Field(() => ID, { nullable: true, description: 'The week off that is in the way.' })
  weekOffId!: Finding['weekOffId'];
}
