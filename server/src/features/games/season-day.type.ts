import { Field, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';
import type { Game } from './game.type.js';

/** A day of a season's schedule. */
@ObjectType({ description: 'The games of a season on one day.' })
export class SeasonDay {
  games!: Game[];

  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string;
}
