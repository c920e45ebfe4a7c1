import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Team } from '../teams/team.type.js';

/** A score that was not stored since somebody else was faster. */
@ObjectType({
  description: 'A period score that was left as it is, since it has changed after the caller had seen it.',
})
export class PeriodScoreConflict {
  team!: Team;
  period!: GamePeriod;

  @Field(() => Int, { nullable: true, description: 'The score that is stored; null: none.' })
  stored!: number | null;

  @Field(() => Int, { description: 'Its version; 0 without one.' })
  version!: number;

  @Field(() => Int, { nullable: true, description: 'The score that the caller wanted; null: none.' })
  score!: number | null;

  @Field(() => String, { description: 'Who stored what is there.' })
  changedBy!: string;

  @Field(() => Moment, { nullable: true, description: 'When it was stored; null when nobody knows.' })
  changedAt!: Date | null;
}

/** What `savePeriodScores` did. */
@ObjectType({ description: 'What became of the period scores that were sent.' })
export class SavePeriodScoresPayload {
  organizationId!: number;
  gameId!: number;

  @Field(() => [PeriodScoreConflict], { description: 'What was left as it is, since somebody else was faster.' })
  conflicts!: PeriodScoreConflict[];

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing was stored.' })
  undoId!: string | null;
}
