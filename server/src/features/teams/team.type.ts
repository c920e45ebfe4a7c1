import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { TeamFields } from './team.fields.js';

/** A team. What belongs to one season hangs on its season-league teams. */
@ObjectType({ description: 'A team; it plays in season leagues as a season-league team.', implements: Node })
export class Team extends shown(TeamFields) {
  @Field(() => String, { nullable: true, description: 'Address of the logo; null when there is none.' })
  logoUrl!: string | null;
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
