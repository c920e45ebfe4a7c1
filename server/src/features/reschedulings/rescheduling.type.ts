import { Field, ObjectType } from 'type-graphql';
import { CalendarDate, Moment, TimeOfDay } from '../../lib/scalars.js';
import { GameStatus } from '../games/game.enums.js';

/** What was said of a game a short time ago, where it differs from what is said now. */
@ObjectType({
  description:
    'What was said of a game before it was rescheduled within the last seven days. What did not change is null.',
})
export class Rescheduling {
  @Field(() => CalendarDate, { nullable: true, description: 'The former date, where it was another one.' })
  date!: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'The former time, where it was another one.' })
  time!: string | null;

  @Field(() => String, { nullable: true, description: 'The former place and court, where they were others.' })
  location!: string | null;

  @Field(() => GameStatus, {
    nullable: true,
    description: 'The former status, where it was postponed or cancelled, or is now.',
  })
  status!: GameStatus | null;

  @Field(() => Moment, { description: 'When it was changed last.' })
  at!: Date;
}
