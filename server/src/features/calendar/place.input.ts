import { Field, ID, InputType } from 'type-graphql';
import { CalendarDate, TimeOfDay } from '../../lib/scalars.js';

@InputType({ description: 'A game as it is to be, for what speaks against its place.' })
export class GamePlaceInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The game that is moved: its teams and season league count where none are named. Null: a new one.',
  })
  gameId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The season league of a new game; not with divisionId.' })
  seasonLeagueId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The division to whose bracket a new game belongs; not with seasonLeagueId.',
  })
  divisionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The team that plays at home.' })
  homeTeamId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The visiting team.' })
  awayTeamId?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Its date; null: none yet.' })
  date?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: 'Its time; null: none yet.' })
  time?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its place; a new place has room.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "Address of the place's map, where several have its name." })
  locationUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The court within the place; null: none is said. Absent: that of the game that is moved.',
  })
  court?: string | null;
}
