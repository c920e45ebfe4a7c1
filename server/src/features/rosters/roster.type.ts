import { Field, ID, Int, ObjectType } from 'type-graphql';

/** One player on one season-league team. */
@ObjectType({ description: 'A player on a team in one season league.' })
export class RosterEntry {
  organizationId!: number;
  seasonLeagueTeamId!: number;
  playerId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Number on the jersey, as written for this season; null when it was not. Screens show `shownJerseyNumber`.',
  })
  jerseyNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Position in the team, for instance "PG", as written for this season. Screens show `shownPosition`.',
  })
  position!: string | null;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}

/** A team that a player belonged to in a season. */
@ObjectType({ description: 'A team that a player was on the roster of, or played for, in one season.' })
export class TeamHistoryEntry {
  organizationId!: number;
  playerId!: number;
  teamId!: number;
  seasonId!: number;
  leagueId!: number;

  @Field(() => ID, { description: 'Id of the season-league team.' })
  seasonLeagueTeamId!: number;
}
