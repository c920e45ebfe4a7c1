import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A team in a match of a bracket.' })
export class BracketEntrant {
  organizationId!: number;
  teamId!: number;

  @Field(() => Int, { description: 'From 1, the best.' })
  seed!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its final score in the game of this match; null while there is none, and in a game that does not count.',
  })
  score!: number | null;
}

@ObjectType({ description: 'A match of a bracket, whether its game is known yet or not.' })
export class BracketMatch {
  organizationId!: number;
  gameId!: number | null;
  otherGameIds!: readonly number[];
  winnerTeamId!: number | null;

  @Field(() => ID, {
    description: "Stable within the division whatever the results: 'r2m1' is the second place from the top in round 2.",
  })
  id!: string;

  @Field(() => Int, {
    description: 'Place in its round from the top, from 0, counting also where a bye leaves no match.',
  })
  slot!: number;

  @Field(() => BracketEntrant, {
    nullable: true,
    description:
      "The upper team; null until the match that it comes from is won. Who plays at home is the game's affair.",
  })
  home!: BracketEntrant | null;

  @Field(() => BracketEntrant, {
    nullable: true,
    description: 'The lower team; null until the match that it comes from is won.',
  })
  away!: BracketEntrant | null;
}

@ObjectType({ description: 'A round of a bracket.' })
export class BracketRound {
  @Field(() => Int, { description: 'From 1.' })
  number!: number;

  @Field(() => [BracketMatch], { description: 'From top to bottom; the best seeds may have byes instead of a match.' })
  matches!: readonly BracketMatch[];
}

@ObjectType({
  description: "A division's knock-out tournament as its teams' seeds and its games have it. Nothing of it is stored.",
})
export class Bracket {
  organizationId!: number;
  championTeamId!: number | null;
  unmatchedGameIds!: readonly number[];

  @Field(() => [BracketRound], { description: 'First to last; none with fewer than two teams.' })
  rounds!: readonly BracketRound[];
}
