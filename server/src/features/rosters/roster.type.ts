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

@ObjectType({ description: 'What moving players to another team answers.' })
export class MovePlayersPayload {
  rosterEntryIds!: number[];

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes.' })
  undoId!: string | null;

  @Field(() => String, { description: "What was done, for the banner: 'Moved Ana Reyes to Rockets.'" })
  message!: string;
}
