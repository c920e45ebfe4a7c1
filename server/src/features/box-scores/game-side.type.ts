import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Game } from '../games/game.type.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Team } from '../teams/team.type.js';
import { GameLine } from './game-line.type.js';

/** A side's score in one period. */
@ObjectType({ description: 'The points that a side scored in one period.' })
export class PeriodScore {
  period!: GamePeriod;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => Int, { description: 'Points in this period alone.' })
  score!: number;

  @Field(() => Int, {
    description: 'Which state this is, never the same twice: a change names the one that it is based on.',
  })
  version!: number;
}

/** Where a game in progress stands. */
@ObjectType({ description: 'The score of a game in progress.' })
export class GameLiveScore {
  @Field(() => Int, { description: 'Of the home team: its points, or the sum of its periods.' })
  home!: number;

  @Field(() => Int, { description: 'Of the away team, likewise.' })
  away!: number;

  period!: GamePeriod | null;
}

/** A team's half of a box score. */
@ObjectType({ description: "One team's half of a game's box score." })
export class GameSide {
  game!: Game;
  side!: 'home' | 'away';
  team!: Team;

  @Field(() => Int, { nullable: true, description: 'Final score; null while it is not known.' })
  score!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Running score: the sum of points or of period scores, whichever is more; of a sport of sets those that are won, without the one that is played, which ends by its plays. Null before anything is recorded.',
  })
  liveScore!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The final score that would follow from what is recorded: as `liveScore`, with the set that is played. Null before anything is recorded.',
  })
  recordedScore!: number | null;

  @Field(() => [PeriodScore], {
    description: 'Scores by period, in the order of the periods; periods without a score are left out.',
  })
  periodScores!: PeriodScore[];

  @Field(() => [GameLine], { description: "The side's players: starters first, those who did not play last." })
  lines!: GameLine[];

  @Field(() => [Float], {
    nullable: 'items',
    description:
      "Sums over the lines, aligned with the game's `statDefinitions`; percentages divide sums. Null where nothing is recorded.",
  })
  totals!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'items',
    description: "As `totals`, aligned with the game's `allStatDefinitions`.",
  })
  allTotals!: (number | null)[];

  @Field(() => Boolean, { description: 'Whether the side has any line.' })
  hasLines!: boolean;
}
