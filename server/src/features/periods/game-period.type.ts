import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { GamePeriodFields } from './game-period.fields.js';

/** What a period is, as stored. */
export enum GamePeriodKind {
  REGULAR = 'regular',
  OVERTIME = 'overtime',
  FINAL = 'final',
}

registerEnumType(GamePeriodKind, {
  name: 'GamePeriodKind',
  description: 'What a period of a game is.',
  valuesConfig: {
    REGULAR: { description: 'Played in every game: a quarter, a half, an inning, a set.' },
    OVERTIME: { description: 'Played at a tie, as extra innings are, too: shown only where it was scored.' },
    FINAL: { description: 'Stands for the final score; never shown as a period.' },
  },
});

/** A period of games in an organization's sport. */
@ObjectType({ description: 'A period of games: a quarter, an overtime, an inning, a set.', implements: Node })
export class GamePeriod extends shown(GamePeriodFields) {
  @Field(() => GamePeriodKind, {
    description: 'Whether it is played always, only when scores are level, or is the final.',
  })
  kind!: GamePeriodKind;
}

/** A sport's periods after a command that changed several. */
@ObjectType({ description: "What a command on a sport's periods did." })
export class GamePeriodsPayload {
  @Field(() => [GamePeriod], { description: 'All periods of the sport in order, hidden ones too.' })
  gamePeriods!: readonly GamePeriod[];

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing changed.' })
  undoId!: string | null;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;
}
