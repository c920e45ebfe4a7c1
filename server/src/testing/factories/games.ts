import type { DeepPartial, EntityManager } from 'typeorm';
import { GameLineValueEntity } from '../../features/box-scores/game-line-value.entity.js';
import { GameLineEntity } from '../../features/box-scores/game-line.entity.js';
import { PeriodScoreEntity } from '../../features/box-scores/period-score.entity.js';
import { GameEntity } from '../../features/games/game.entity.js';
import { SeasonLeagueEntity } from '../../features/leagues/season-league.entity.js';
import { LocationEntity } from '../../features/locations/location.entity.js';
import { StatDefinitionEntity } from '../../features/stat-definitions/stat-definition.entity.js';
import { createTeam } from './leagues.js';
import { createPlayer } from './players.js';
import { saveRow } from './save-row.js';
import { unique } from './unique.js';

/** A place to play at. */
export async function createLocation(
  manager: EntityManager,
  organizationId: number,
  input: DeepPartial<Omit<LocationEntity, 'organizationId'>> = {},
): Promise<LocationEntity> {
  return saveRow(manager, LocationEntity, { name: unique('Location'), ...input, organizationId });
}

/**
 * A game; scheduled, without date. Its teams are made when not given; its season is that of its season league. Totals
 * stay as they are.
 */
export async function createGame(
  manager: EntityManager,
  organizationId: number,
  input: DeepPartial<Omit<GameEntity, 'organizationId'>> = {},
): Promise<GameEntity> {
  const { seasonLeagueId = null } = input;
  const seasonLeague =
    seasonLeagueId === null
      ? null
      : await manager.findOneByOrFail(SeasonLeagueEntity, { organizationId, id: seasonLeagueId });
  const homeTeamId = input.homeTeamId ?? (await createTeam(manager, organizationId)).id;
  const awayTeamId = input.awayTeamId ?? (await createTeam(manager, organizationId)).id;
  return saveRow(manager, GameEntity, {
    seasonId: seasonLeague?.seasonId ?? null,
    ...input,
    organizationId,
    homeTeamId,
    awayTeamId,
  });
}

/** What a line of a box score can be given beyond its columns. */
export type GameLineInput = DeepPartial<Omit<GameLineEntity, 'organizationId'>> & {
  readonly gameId: number;
  readonly teamId: number;
  /** By abbreviation; the definitions must exist. */
  readonly values?: Readonly<Record<string, number>>;
};

/** A player's line with its values. Totals stay as they are: `refreshGameTotals` brings them up to date. */
export async function createGameLine(
  manager: EntityManager,
  organizationId: number,
  input: GameLineInput,
): Promise<GameLineEntity> {
  const { values = {}, ...columns } = input;
  const playerId = columns.playerId ?? (await createPlayer(manager, organizationId)).id;
  const line = await saveRow(manager, GameLineEntity, { ...columns, organizationId, playerId });
  const definitions = await manager.findBy(StatDefinitionEntity, { organizationId });
  const idOf = new Map(definitions.map((definition) => [definition.abbreviation, definition.id]));
  const rows = Object.entries(values).map(([abbreviation, value]) => {
    const statDefinitionId = idOf.get(abbreviation);
    if (statDefinitionId === undefined)
      throw new Error(`the organization has no statistic ${abbreviation}: createStatDefinitions first`);
    return { organizationId, gameLineId: line.id, statDefinitionId, value };
  });
  await manager.insert(GameLineValueEntity, rows);
  return line;
}

/** The points of one team by period, in the order of the periods given. */
export async function createPeriodScores(
  manager: EntityManager,
  organizationId: number,
  cells: { gameId: number; teamId: number; periodIds: readonly number[]; scores: readonly number[] },
): Promise<void> {
  const { gameId, teamId, periodIds, scores } = cells;
  const rows = scores.map((score, index) => {
    const gamePeriodId = periodIds[index];
    if (gamePeriodId === undefined) throw new Error('more scores than periods');
    return { organizationId, gameId, teamId, gamePeriodId, score };
  });
  await manager.insert(PeriodScoreEntity, rows);
}
