import type { EntityManager } from 'typeorm';
import { sportNamed } from '../../domain/sports/sport-named.js';
import { isDefaultStatistic } from '../../domain/stats/abbreviation-problem.js';
import { unprocessable } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';

/**
 * The statistics of a sport, locked, and nobody else adds one before the transaction ends: what their formulas say, and
 * their abbreviations in any case, are checked against each other.
 */
export async function statisticsOfSport(
  { manager, organizationId }: Write,
  sportId: number,
): Promise<StatDefinitionEntity[]> {
  // In a statement of its own: the next one sees what whoever had the lock has added.
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('statistics-' || $2), $1)", [organizationId, sportId]);
  return manager.find(StatDefinitionEntity, {
    where: { organizationId, sportId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** What the sport begins with is only shown or hidden. @throws 422 naming the first */
export function refuseDefaults(rows: readonly { abbreviation: string }[], sportName: string): void {
  const sport = sportNamed(sportName);
  for (const { abbreviation } of rows) {
    if (isDefaultStatistic(sport, abbreviation))
      throw unprocessable(`${abbreviation} is a statistic of ${sportName} itself. It can be hidden.`);
  }
}

/** Ids of the games in which somebody has a value of these statistics. */
export async function gamesWith(
  { manager, organizationId }: { manager: EntityManager; organizationId: number },
  definitionIds: readonly number[],
): Promise<number[]> {
  const rows = (await manager.query(
    `SELECT DISTINCT l.game_id AS id FROM game_line_values v
     JOIN game_lines l ON l.organization_id = v.organization_id AND l.id = v.game_line_id
     WHERE v.organization_id = $1 AND v.stat_definition_id = ANY($2)`,
    [organizationId, definitionIds],
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}
