import { Field, Int, ObjectType } from 'type-graphql';
import type { Game } from '../games/game.type.js';

@ObjectType({ description: 'A side whose players have other points than its final score says.' })
export class SideMismatch {
  @Field(() => Int, { description: 'Its final score.' })
  final!: number;

  @Field(() => Int, { description: "The sum of its players' points, or of their runs." })
  points!: number;
}

@ObjectType({
  description: 'A game whose final scores and the points of its players do not agree, on at least one side.',
})
export class GameScoreMismatch {
  game!: Game;

  @Field(() => SideMismatch, { nullable: true, description: 'The home team; null when it agrees.' })
  home!: SideMismatch | null;

  @Field(() => SideMismatch, { nullable: true, description: 'The visiting team; null when it agrees.' })
  away!: SideMismatch | null;
}
