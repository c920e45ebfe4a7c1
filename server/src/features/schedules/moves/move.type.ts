import { Field, ID, ObjectType } from 'type-graphql';
import type { PlaceFinding } from '../../../domain/schedule/place-findings.js';
import type { Game } from '../../games/game.type.js';
import type { ScheduleConsequence } from './consequence.type.js';
import { SchedulePlace } from '../schedule-place.type.js';

/** A cell of a schedule, seen from one of its games. */
@ObjectType({ description: 'A cell of a schedule, and what would come of putting a game there.' })
export class ScheduleCellForGame extends SchedulePlace {
  occupant!: Game | null;
  errors!: PlaceFinding[];
  warnings!: PlaceFinding[];
  consequences!: ScheduleConsequence[];

  @Field(() => Boolean, {
    description: 'Whether it can be put there: no played game is concerned, and there are no errors.',
  })
  fits!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it cannot be put there at all: a game has been played.' })
  refusal!: string | null;
}

/** What came of moving games. */
@ObjectType({ description: 'What came of moving games within a schedule.' })
export class MoveGamesPayload {
  games!: Game[];
  errors!: PlaceFinding[];
  warnings!: PlaceFinding[];
  consequences!: ScheduleConsequence[];

  @Field(() => Boolean, {
    description: 'Whether they were moved. Otherwise errors speak against it, or warnings and no reason was given.',
  })
  moved!: boolean;

  @Field(() => String, { description: 'What was done, or what speaks against it most.' })
  message!: string;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing was moved.' })
  undoId!: string | null;
}
