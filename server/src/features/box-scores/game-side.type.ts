import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Game } from '../games/game.type.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Team } from '../teams/team.type.js';

/** A team's half of a box score. What has to be read for it is in its resolver. */
@ObjectType({ description: "One team's half of a game's box score." })
export class GameSide {
  game!: Game;
  side!: 'home' | 'away';
  team!: Team;

  @Field(() => Int, { nullable: true, description: 'Final score; null while it is not known.' })
  score!: number | null;
}

/** A side's score in one period. */
@ObjectType({ description: 'The points that a side scored in one period.' })
export class PeriodScore {
  period!: GamePeriod;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => Int, { description: 'Points in this period alone.' })
  score!: number;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}
