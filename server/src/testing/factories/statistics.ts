import type { EntityManager } from 'typeorm';
import { defaultGamePeriods } from '../../domain/periods/default-game-periods.js';
import type { Sport } from '../../domain/sports/sport.js';
import { defaultStatDefinitions } from '../../domain/stats/default-stat-definitions.js';
import { GamePeriodEntity } from '../../features/periods/game-period.entity.js';
import { StatDefinitionEntity } from '../../features/stat-definitions/stat-definition.entity.js';
import { createSports } from './organizations.js';

/** The sport's default statistics, by abbreviation. */
export async function createStatDefinitions(
  manager: EntityManager,
  organizationId: number,
  sport: Sport = 'basketball',
): Promise<Map<string, StatDefinitionEntity>> {
  const sportId = (await createSports(manager))[sport].id;
  const rows = await manager.save(
    StatDefinitionEntity,
    defaultStatDefinitions(sport).map(({ name, abbreviation, kind, order, hidden }) => ({
      organizationId,
      sportId,
      name,
      abbreviation,
      kind,
      position: order,
      hidden,
    })),
  );
  return new Map(rows.map((row) => [row.abbreviation, row]));
}

/** The sport's default periods, by name. */
export async function createGamePeriods(
  manager: EntityManager,
  organizationId: number,
  sport: Sport = 'basketball',
): Promise<Map<string, GamePeriodEntity>> {
  const sportId = (await createSports(manager))[sport].id;
  const rows = await manager.save(
    GamePeriodEntity,
    defaultGamePeriods(sport).map(({ name, kind, order, hidden }) => ({
      organizationId,
      sportId,
      name,
      kind,
      position: order,
      hidden,
    })),
  );
  return new Map(rows.map((row) => [row.name, row]));
}
