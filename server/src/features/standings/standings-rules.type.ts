import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  PLACES_LIMITS,
  POINTS_LIMITS,
  type PointsRule,
  type StandingsSettings,
  type TieBreak,
} from '../../domain/standings/standings-rules.js';
import { TieBreakEnum } from './standings.enums.js';

/** What a league gives for results. */
@ObjectType({ description: 'Points that a league gives for results.' })
@InputType('PointsRulesInput', {
  description: `Points that a league gives for results: whole numbers from ${POINTS_LIMITS.min} to ${POINTS_LIMITS.max}, a win more than a loss, a tie not outside of the two.`,
})
export class PointsRules implements PointsRule {
  @Field(() => Int, { description: 'For a win.' })
  win!: number;

  @Field(() => Int, { description: 'For a tie. 0-0 is one once the game is final.' })
  tie!: number;

  @Field(() => Int, { description: 'For a loss.' })
  loss!: number;

  @Field(() => Int, { description: 'For a game that the other team forfeited.' })
  forfeitWin!: number;

  @Field(() => Int, { description: 'For a game that was forfeited.' })
  forfeitLoss!: number;
}

/** What a season league decides about its standings. */
@ObjectType({ description: 'How a season league orders its teams.' })
export class StandingsRules implements StandingsSettings {
  @Field(() => PointsRules, {
    nullable: true,
    description: 'What it gives for results; null where the win percentage decides, then fewer losses, then more wins.',
  })
  points!: PointsRules | null;

  @Field(() => [TieBreakEnum], { description: 'What is asked in turn about level teams; the name comes last.' })
  tieBreaks!: readonly TieBreak[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many are to be among the first, for `StandingsRow.certainty`; null: one.',
  })
  qualifyingPlaces!: number | null;

  @Field(() => Boolean, {
    description: 'Whether all games of the season are entered; without that nothing is certain about any team.',
  })
  scheduleIsComplete!: boolean;
}

@InputType({ description: 'What changes of the rules of standings.' })
export class UpdateStandingsRulesInput {
  @Field(() => PointsRules, { nullable: true, description: 'What results give; null: the win percentage decides.' })
  points?: PointsRules | null;

  @Field(() => [TieBreakEnum], {
    nullable: true,
    description: 'What is asked in turn about level teams, each at most once; none: the name alone.',
  })
  tieBreaks?: TieBreak[] | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many are to be among the first, ${PLACES_LIMITS.min} to ${PLACES_LIMITS.max}; null: one.`,
  })
  qualifyingPlaces?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether all games of the season are entered.' })
  scheduleIsComplete?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "The season league's version that the change is based on; the GraphQL endpoint asks for it.",
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'What a draw of lots is based on.' })
export class DrawLotsInput {
  @Field(() => Int, {
    nullable: true,
    description: "The season league's version that the draw is based on; the GraphQL endpoint asks for it.",
  })
  expectedVersion?: number | null;
}
