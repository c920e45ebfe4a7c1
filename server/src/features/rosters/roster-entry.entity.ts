import { Entity, ForeignKey, Unique } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { RosterEntryFields } from './roster-entry.fields.js';

/** A player on the roster of a season-league team. */
@Entity('roster_entries')
@Unique('roster_entries_pair_key', ['organizationId', 'seasonLeagueTeamId', 'playerId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_league_teams', ['organizationId', 'seasonLeagueTeamId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
export class RosterEntryEntity extends stored(RosterEntryFields) {}
