import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A team in one season league. */
@ObjectType({ description: 'A team in one season league, with what is its own there: captain, rank, withdrawal, division and roster.' })
export class SeasonLeagueTeam {
  organizationId!: number;
  seasonLeagueId!: number;
  seasonId!: number;
  teamId!: number;
  captainPlayerId!: number | null;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Name of the captain (or coach), of a player or entered as text.' })
  captainName!: string | null;

  @Field(() => Int, { nullable: true, description: 'Rank within the league as the administrators set it; null when they have not.' })
  rank!: number | null;

  @Field(() => Boolean, { description: 'Whether the team has left the league during the season.' })
  withdrawn!: boolean;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}
