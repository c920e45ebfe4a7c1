import type { DeepPartial, EntityManager } from 'typeorm';
import type { Sport } from '../../domain/sports/sport.js';
import { DivisionTeamEntity } from '../../features/divisions/division-team.entity.js';
import { DivisionEntity } from '../../features/divisions/division.entity.js';
import { LeagueEntity } from '../../features/leagues/league.entity.js';
import { SeasonLeagueEntity } from '../../features/leagues/season-league.entity.js';
import { SeasonEntity } from '../../features/seasons/season.entity.js';
import { SeasonLeagueTeamEntity } from '../../features/teams/season-league-team.entity.js';
import { TeamEntity } from '../../features/teams/team.entity.js';
import { createSports } from './organizations.js';
import { saveRow } from './save-row.js';
import { unique } from './unique.js';

/** Columns of a tenant's row but its organization. A parent that is not given is made. */
type Input<Row> = DeepPartial<Omit<Row, 'organizationId'>>;

/** A season; inactive and without dates unless told otherwise. */
export async function createSeason(
  manager: EntityManager,
  organizationId: number,
  input: Input<SeasonEntity> & { sport?: Sport } = {},
): Promise<SeasonEntity> {
  const { sport = 'basketball', ...columns } = input;
  const sportId = columns.sportId ?? (await createSports(manager))[sport].id;
  return saveRow(manager, SeasonEntity, { name: unique('Season'), ...columns, organizationId, sportId });
}

/** A league in no season yet. */
export async function createLeague(
  manager: EntityManager,
  organizationId: number,
  input: Input<LeagueEntity> = {},
): Promise<LeagueEntity> {
  return saveRow(manager, LeagueEntity, { name: unique('League'), ...input, organizationId });
}

/** A league in a season. */
export async function createSeasonLeague(
  manager: EntityManager,
  organizationId: number,
  input: Input<SeasonLeagueEntity> = {},
): Promise<SeasonLeagueEntity> {
  const seasonId = input.seasonId ?? (await createSeason(manager, organizationId)).id;
  const leagueId = input.leagueId ?? (await createLeague(manager, organizationId)).id;
  return saveRow(manager, SeasonLeagueEntity, { ...input, organizationId, seasonId, leagueId });
}

/** A team in no league yet. */
export async function createTeam(
  manager: EntityManager,
  organizationId: number,
  input: Input<TeamEntity> = {},
): Promise<TeamEntity> {
  return saveRow(manager, TeamEntity, { name: unique('Team'), ...input, organizationId });
}

/** A team in a season league. */
export async function createSeasonLeagueTeam(
  manager: EntityManager,
  organizationId: number,
  input: Input<SeasonLeagueTeamEntity> = {},
): Promise<SeasonLeagueTeamEntity> {
  const seasonLeagueId = input.seasonLeagueId ?? (await createSeasonLeague(manager, organizationId)).id;
  const teamId = input.teamId ?? (await createTeam(manager, organizationId)).id;
  return saveRow(manager, SeasonLeagueTeamEntity, { ...input, organizationId, seasonLeagueId, teamId });
}

/** A division of a season. @param seasonTeamIds its teams, seeded in this order */
export async function createDivision(
  manager: EntityManager,
  organizationId: number,
  input: Input<DivisionEntity> = {},
  seasonTeamIds: readonly number[] = [],
): Promise<DivisionEntity> {
  const seasonId = input.seasonId ?? (await createSeason(manager, organizationId)).id;
  const division = await saveRow(manager, DivisionEntity, {
    name: unique('Division'),
    ...input,
    organizationId,
    seasonId,
  });
  const teams = seasonTeamIds.map((seasonLeagueTeamId, position) => ({
    organizationId,
    divisionId: division.id,
    seasonLeagueTeamId,
    position,
  }));
  await manager.insert(DivisionTeamEntity, teams);
  return division;
}
