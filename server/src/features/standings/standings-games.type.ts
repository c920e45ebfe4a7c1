import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A game that counts, as short as the order needs it. */
@ObjectType({ description: 'A game that counts in standings.' })
export class CountedGame {
  @Field(() => ID, { nullable: true, description: 'The home team as season-league team; null for a guest.' })
  homeId!: number | null;

  @Field(() => ID, { nullable: true, description: 'The away team as season-league team; null for a guest.' })
  awayId!: number | null;

  @Field(() => Int, { description: 'Final score of the home team.' })
  homeScore!: number;

  @Field(() => Int, { description: 'Final score of the away team.' })
  awayScore!: number;

  @Field(() => Boolean, { description: 'Whether it was forfeited.' })
  forfeit!: boolean;
}

/** A game that may yet count. */
@ObjectType({ description: 'A game that is to come for standings: not cancelled, and without a result that counts.' })
export class GameToCome {
  organizationId!: number;
  gameId!: number;

  @Field(() => ID, { nullable: true, description: 'The home team as season-league team; null for a guest.' })
  homeId!: number | null;

  @Field(() => ID, { nullable: true, description: 'The away team as season-league team; null for a guest.' })
  awayId!: number | null;
}

/** What standings follow from. */
@ObjectType({
  description: 'The games that standings follow from, and those that may yet change them; bracket games are neither.',
})
export class StandingsGames {
  @Field(() => [CountedGame], {
    description:
      'Those that count, in order of play. Ties are among them; they count only in leagues that give points.',
  })
  counted!: CountedGame[];

  @Field(() => [GameToCome], { description: 'Those to come, by date.' })
  toCome!: GameToCome[];
}
