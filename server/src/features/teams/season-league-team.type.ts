import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { type Connection, connectionType } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { SeasonLeagueTeamFields } from './season-league-team.fields.js';

/** A team in one season league. */
@ObjectType({
  description:
    'A team in one season league, with what is its own there: captain, rank, withdrawal, division and roster.',
  implements: Node,
})
export class SeasonLeagueTeam extends shown(SeasonLeagueTeamFields) {
  seasonId!: number;
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
