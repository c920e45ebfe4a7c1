import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BracketOutcome } from './bracket.enums.js';

@ObjectType({ description: 'A team in a match of a bracket.' })
export class BracketEntrant {
  organizationId!: number;
  teamId!: number;

  @Field(() => Int, { description: 'From 1, the best.' })
  seed!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its final score in the game of this match, null while there is none, and in a game that does not count; in a series the games that it has won, null until one is decided.',
  })
  score!: number | null;
}

@ObjectType({ description: 'Where a team of a match comes from.' })
export class BracketSource {
  @Field(() => ID, { description: 'The match that it has played before, by its id.' })
  matchId!: string;

  @Field(() => BracketOutcome, { description: 'Whether who wins that one comes, or who loses it.' })
  outcome!: BracketOutcome;
}

@ObjectType({ description: 'A match of a bracket, whether its game is known yet or not.' })
export class BracketMatch {
  organizationId!: number;
  gameId!: number | null;
  gameIds!: readonly number[];
  otherGameIds!: readonly number[];
  winnerTeamId!: number | null;

  @Field(() => ID, {
    description:
      "Stable within the division whatever the results: 'r2m1' is the second place from the top in round 2, 'l2m1' that in the losers' bracket; 'third', 'final1', 'final2'.",
  })
  id!: string;

  @Field(() => Int, { description: 'From 1, in an order in which all matches can be played.' })
  number!: number;

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

  @Field(() => BracketSource, {
    nullable: true,
    description: 'Where the upper team comes from; null when it begins here.',
  })
  homeFrom!: BracketSource | null;

  @Field(() => BracketSource, {
    nullable: true,
    description: 'Where the lower team comes from; null when it begins here.',
  })
  awayFrom!: BracketSource | null;

  @Field(() => Boolean, {
    description: 'Both teams are known, nobody has won, and fewer games are set than may have to be played.',
  })
  needsGame!: boolean;
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

  @Field(() => [BracketRound], {
    description:
      "First to last, in a double elimination those of the winners' bracket; none with fewer than two teams.",
  })
  rounds!: readonly BracketRound[];

  @Field(() => [BracketRound], {
    description: "Rounds of the losers' bracket in which somebody plays, first to last; none in a single elimination.",
  })
  losersRounds!: readonly BracketRound[];

  @Field(() => [BracketMatch], {
    description:
      'Of a double elimination the final between the winners of both brackets, and a second one for as long as it may have to be played: who comes without a loss has to be beaten twice.',
  })
  finals!: readonly BracketMatch[];

  @Field(() => BracketMatch, {
    nullable: true,
    description: 'The match for third place; null unless the division has one, and with fewer than four teams.',
  })
  thirdPlace!: BracketMatch | null;
}

@ObjectType({ description: 'Games of a division that have no match of its bracket any more.' })
export class UnmatchedGames {
  organizationId!: number;
  divisionId!: number;
  gameIds!: readonly number[];
  allIds!: readonly number[];
}
