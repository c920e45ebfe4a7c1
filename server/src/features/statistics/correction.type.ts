import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';
import { CorrectionKind } from './correction.enums.js';

/** A change of a game after its result was known. */
@ObjectType({ description: 'Something of a game that was changed after its result was known.' })
export class Correction {
  definition!: StatDefinition | null;
  player!: Player | null;
  team!: Team | null;
  period!: GamePeriod | null;

  @Field(() => ID, {
    description:
      'Unique among the corrections of the organization; not a number. When the same person changes the thing again within an hour, it is another one.',
  })
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
