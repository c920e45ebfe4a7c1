import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';

/** What a fact of a recap says. */
export enum RecapFactKind {
  RESULT = 'result',
  LEVEL = 'level',
  COMEBACK = 'comeback',
  AHEAD_THROUGHOUT = 'ahead_throughout',
  BEST_PERIOD = 'best_period',
  RUN = 'run',
  LINE = 'line',
  MOST = 'most',
  TRIPLE_DOUBLE = 'triple_double',
  SEASON_HIGH = 'season_high',
  EQUALS_SEASON_HIGH = 'equals_season_high',
  CAREER_HIGH = 'career_high',
  EQUALS_CAREER_HIGH = 'equals_career_high',
  WINNING_STREAK = 'winning_streak',
  LOSING_STREAK = 'losing_streak',
  ENDED_LOSING_STREAK = 'ended_losing_streak',
  ENDED_WINNING_STREAK = 'ended_winning_streak',
  RECORDS = 'records',
}

registerEnumType(RecapFactKind, {
  name: 'RecapFactKind',
  description: 'What a fact of a recap says.',
  valuesConfig: {
    RESULT: {
      description:
        'How it ended: the final scores, who won (`side`; null: nobody), and after how many overtimes (`count`).',
    },
    LEVEL: { description: 'Nobody was ahead before the overtimes: the score then.' },
    COMEBACK: {
      description: 'The side won although it was behind by the most at the end of `period`: the score then.',
    },
    AHEAD_THROUGHOUT: { description: 'The side that won was ahead at the end of every period.' },
    BEST_PERIOD: {
      description:
        'The side that won outscored the other in `period` by more than in any other: the points of that period.',
    },
    RUN: {
      description:
        'The side that won scored `count` points while the other had none, and was ahead for good: from which score (`homeFrom`, `awayFrom`) to which.',
    },
    LINE: { description: "The side's first scorer, with `points` and, where they are kept, `rebounds` and `assists`." },
    MOST: {
      description:
        'In a sport that is not told by points: who of the side had the most (`value`) of `definition`, such as runs batted in.',
    },
    TRIPLE_DOUBLE: { description: 'A player with ten or more each of points, rebounds and assists.' },
    SEASON_HIGH: {
      description: 'A player had more (`value`) of a statistic than in any of `count` earlier games of the season.',
    },
    EQUALS_SEASON_HIGH: {
      description: 'A player had as much of a statistic as at most in `count` earlier games of the season.',
    },
    CAREER_HIGH: {
      description:
        'A player had more of a statistic than in any of all `count` earlier games that the organization keeps, of several seasons.',
    },
    EQUALS_CAREER_HIGH: {
      description:
        'A player had as much of a statistic as at most in all `count` earlier games that the organization keeps, of several seasons.',
    },
    WINNING_STREAK: { description: 'The side has won `count` games of the season in a row, this one included.' },
    LOSING_STREAK: { description: 'The side has lost `count` games of the season in a row, this one included.' },
    ENDED_LOSING_STREAK: { description: 'The side won after `count` defeats in a row.' },
    ENDED_WINNING_STREAK: { description: 'The side lost after `count` wins in a row.' },
    RECORDS: { description: 'Games won and lost in the season by both sides after it.' },
  },
});

/** One thing that is so of a game. */
@ObjectType({
  description:
    'One thing that is so of a game, by its data alone. Which fields it has follows from `kind`; others are null.',
})
export class RecapFact {
  period!: GamePeriod | null;
  player!: Player | null;
  definition!: StatDefinition | null;

  @Field(() => RecapFactKind, { description: 'What it says.' })
  kind!: RecapFactKind;

  @Field(() => String, { nullable: true, description: 'Whom it is about: home or away.' })
  side!: 'home' | 'away' | null;

  @Field(() => Int, {
    nullable: true,
    description: "The home side's points at the moment, or in the period, that it tells of.",
  })
  home!: number | null;

  @Field(() => Int, { nullable: true, description: "The away side's points then." })
  away!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a run: the points of the home side when it began.' })
  homeFrom!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a run: the points of the away side when it began.' })
  awayFrom!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many: overtimes, points of a run, games.' })
  count!: number | null;

  @Field(() => Int, { nullable: true, description: "The player's value of `definition`." })
  value!: number | null;

  @Field(() => Int, { nullable: true, description: "The player's points." })
  points!: number | null;

  @Field(() => Int, { nullable: true, description: "The player's rebounds; null where they are not kept." })
  rebounds!: number | null;

  @Field(() => Int, { nullable: true, description: "The player's assists; null where they are not kept." })
  assists!: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Of records: wins and losses of the home side, then of the away side.',
  })
  records!: number[] | null;
}
