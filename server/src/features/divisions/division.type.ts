import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A group of season-league teams within a season. */
@ObjectType({ description: "A group of a season's teams; their positions in it seed its bracket." })
export class Division {
  organizationId!: number;
  seasonId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'For instance "Gold".' })
  name!: string;

  @Field(() => Int, { description: "Its place among the season's divisions." })
  position!: number;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}

/** A season-league team's place in its division. */
@ObjectType({ description: "A team's place in a division." })
export class DivisionTeam {
  organizationId!: number;
  divisionId!: number;
  seasonLeagueTeamId!: number;

  @Field(() => Int, {
    description:
      'From 1: the rank by position, those without one last; where positions leave it open, in the order of the standings.',
  })
  seed!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Position as the administrators set it, from 0; null when they have not.',
  })
  position!: number | null;
}
