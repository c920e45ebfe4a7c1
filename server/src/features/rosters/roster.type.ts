import { Field, ID, ObjectType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { RosterEntryFields } from './roster-entry.fields.js';

/** One player on one season-league team. */
@ObjectType({ description: 'A player on a team in one season league.', implements: Node })
export class RosterEntry extends shown(RosterEntryFields) {}

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
