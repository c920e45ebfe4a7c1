import type { DeepPartial, EntityManager } from 'typeorm';
import { PlayerEntity } from '../../features/players/player.entity.js';
import { RosterEntryEntity } from '../../features/rosters/roster-entry.entity.js';
import { createSeasonLeagueTeam } from './leagues.js';
import { saveRow } from './save-row.js';
import { unique } from './unique.js';

/** A player on no roster yet. */
export async function createPlayer(
  manager: EntityManager,
  organizationId: number,
  input: DeepPartial<Omit<PlayerEntity, 'organizationId'>> = {},
): Promise<PlayerEntity> {
  return saveRow(manager, PlayerEntity, { firstName: 'Pat', lastName: unique('Player'), ...input, organizationId });
}

/** A player on the roster of a season-league team; both are made when not given. */
export async function createRosterEntry(
  manager: EntityManager,
  organizationId: number,
  input: DeepPartial<Omit<RosterEntryEntity, 'organizationId'>> = {},
): Promise<RosterEntryEntity> {
  const seasonLeagueTeamId = input.seasonLeagueTeamId ?? (await createSeasonLeagueTeam(manager, organizationId)).id;
  const playerId = input.playerId ?? (await createPlayer(manager, organizationId)).id;
  return saveRow(manager, RosterEntryEntity, { ...input, organizationId, seasonLeagueTeamId, playerId });
}
