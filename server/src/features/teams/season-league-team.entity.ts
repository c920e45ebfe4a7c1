import { Entity, ForeignKey, Unique } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { SeasonLeagueTeamFields } from './season-league-team.fields.js';

/** A team in one season league (slt). */
@Entity('season_league_teams')
@Unique('season_league_teams_pair_key', ['organizationId', 'seasonLeagueId', 'teamId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'captainPlayerId'], ['organizationId', 'id'])
export class SeasonLeagueTeamEntity extends stored(SeasonLeagueTeamFields) {}
