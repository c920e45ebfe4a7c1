import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';

/** A team in one season league. */
@ObjectType({
  description:
    'A team in one season league, with what is its own there: captain, rank, withdrawal, division and roster.',
})
export class SeasonLeagueTeam {
  organizationId!: number;
  seasonLeagueId!: number;
  seasonId!: number;
  teamId!: number;
  captainPlayerId!: number | null;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the captain (or coach), of a player or entered as text.',
  })
  captainName!: string | null;

  /** As stored: typed by the administrators. What is shown is worked out beside the standings. */
  rank!: number | null;

  @Field(() => Boolean, { description: 'Whether the team has left the league during the season.' })
  withdrawn!: boolean;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}

/** A page of a season league's teams: by rank, those without one last, then by name. */
export const SeasonLeagueTeamConnection = connectionType('SeasonLeagueTeam', () => SeasonLeagueTeam);
export type SeasonLeagueTeamConnection = Connection<SeasonLeagueTeam>;

/** What the list of a season league's teams is asked with. */
@ArgsType()
export class SeasonLeagueTeamsArgs extends ConnectionArgs {
  @Field(() => ID, { description: 'The season league.' })
  seasonLeagueId!: string;

  @Field(() => String, { nullable: true, description: 'Part of the name, in any case; at most 100 characters.' })
  search?: string | null;
}
