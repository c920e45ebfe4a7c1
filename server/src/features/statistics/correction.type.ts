import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';

/** What of a game was corrected, as stored. */
export enum CorrectionKind {
  STATISTIC = 'statistic',
  FINAL_SCORE = 'final_score',
  PERIOD_SCORE = 'period_score',
  LINE = 'line',
  STARTED = 'started',
  DID_NOT_PLAY = 'did_not_play',
}

registerEnumType(CorrectionKind, {
  name: 'CorrectionKind',
  description: 'What of a game was corrected.',
  valuesConfig: {
    STATISTIC: { description: 'A value of a statistic of a player.' },
    FINAL_SCORE: { description: 'The final score of a team.' },
    PERIOD_SCORE: { description: 'The score of a team in a period.' },
    LINE: { description: 'Whether a player has a line: 1, or null for none.' },
    STARTED: { description: 'Whether a player started: 1 or 0.' },
    DID_NOT_PLAY: { description: 'Whether a player is listed without having played: 1 or 0.' },
  },
});

/** A change of a game after its result was known. */
@ObjectType({ description: 'Something of a game that was changed after its result was known.' })
export class Correction {
  definition!: StatDefinition | null;
  player!: Player | null;
  team!: Team | null;
  period!: GamePeriod | null;

  @Field(() => ID, { description: 'Unique among the corrections of the organization; not a number.' })
  id!: string;

  @Field(() => CorrectionKind, { description: 'What was corrected.' })
  kind!: CorrectionKind;

  @Field(() => Moment, { description: 'When it was changed.' })
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'What it was before, see `kind`; null: none.' })
  before!: number | null;

  @Field(() => Int, { nullable: true, description: 'What it was afterwards, see `kind`; null: none.' })
  after!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "User name of who changed it, for the organization's administrators; for everybody else where the organization names who corrects, and never an e-mail address.",
  })
  changedBy!: string | null;
}
