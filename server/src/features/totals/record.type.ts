import { Field, Float, Int, ObjectType } from 'type-graphql';

/** Wins and losses. */
@ObjectType({ description: 'Wins and losses.' })
export class WinLoss {
  @Field(() => Int, { description: 'Games won.' })
  wins!: number;

  @Field(() => Int, { description: 'Games lost.' })
  losses!: number;
}

/** A team's record over some games that count. */
@ObjectType({ description: "A team's record in the games that count for standings." })
export class TeamRecord {
  @Field(() => Int, { description: 'Games won.' })
  wins!: number;

  @Field(() => Int, { description: 'Games lost.' })
  losses!: number;

  @Field(() => Float, { description: 'Wins divided by decided games, three decimals; 0 when none is decided.' })
  winPercentage!: number;

  @Field(() => Int, { description: 'Points, runs or sets, whatever the sport counts, scored in decided games.' })
  pointsFor!: number;

  @Field(() => Int, { description: 'Points allowed in decided games.' })
  pointsAgainst!: number;

  @Field(() => WinLoss, { description: 'Games at home.' })
  home!: WinLoss;

  @Field(() => WinLoss, { description: 'Games away.' })
  away!: WinLoss;
}
