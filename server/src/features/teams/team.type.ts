import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';

/** A lasting team. What belongs to one season hangs on its season-league teams. */
@ObjectType({ description: 'A lasting team; it plays in season leagues as a season-league team.' })
export class Team {
  organizationId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: "The team's name." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Address of the logo; null when there is none.' })
  logoUrl!: string | null;

  @Field(() => [String], { description: 'Times, HH:MM, at which the team never plays.' })
  unavailableSlots!: string[];

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}

/** A page of teams, by name. */
export const TeamConnection = connectionType('Team', () => Team);
export type TeamConnection = Connection<Team>;

/** Which teams a list has. All conditions hold for one and the same season-league team. */
@InputType({
  description: 'Which teams a list has. Season, league and division are those of one and the same season-league team.',
})
export class TeamFilter {
  @Field(() => ID, { nullable: true, description: 'Teams that play in this season.' })
  seasonId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Teams that play in this league.' })
  leagueId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Teams that are in this division.' })
  divisionId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the name, in any case; at most 100 characters.' })
  search?: string | null;
}

/** What the list of teams is asked with. */
@ArgsType()
export class TeamsArgs extends ConnectionArgs {
  @Field(() => TeamFilter, { nullable: true, description: 'Which teams; without it all.' })
  filter?: TeamFilter | null;
}
