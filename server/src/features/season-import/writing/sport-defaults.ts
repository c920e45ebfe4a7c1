import type { EntityManager } from 'typeorm';
import { defaultGamePeriods } from '../../../domain/periods/default-game-periods.js';
import { sportNamed } from '../../../domain/sports/sport-named.js';
import { defaultStatDefinitions } from '../../../domain/stats/default-stat-definitions.js';

/**
 * Gives an organization the default statistics that it lacks, behind those that it has, and the default periods when it
 * has none. A sport without defaults stays as it is.
 */
export async function ensureSportDefaults(
  manager: EntityManager,
  organizationId: number,
  sportId: number,
  sportName: string,
): Promise<void> {
  const sport = sportNamed(sportName);
  if (sport === null) return;
  const definitions = defaultStatDefinitions(sport);
  await manager.query(
    `INSERT INTO stat_definitions (organization_id, sport_id, name, abbreviation, kind, position, hidden)
     SELECT $1, $2, d.name, d.abbreviation, d.kind, d.position + coalesce(
       (SELECT max(position) + 1 FROM stat_definitions WHERE organization_id = $1 AND sport_id = $2), 0), d.hidden
     FROM unnest($3::text[], $4::text[], $5::text[], $6::int[], $7::bool[]) AS d (name, abbreviation, kind, position, hidden)
     WHERE NOT EXISTS (SELECT FROM stat_definitions WHERE organization_id = $1 AND sport_id = $2 AND abbreviation = d.abbreviation)
     ORDER BY d.position`,
    [
      organizationId,
      sportId,
      definitions.map(({ name }) => name),
      definitions.map(({ abbreviation }) => abbreviation),
      definitions.map(({ kind }) => kind),
      definitions.map(({ order }) => order),
      definitions.map(({ hidden }) => hidden),
    ],
  );
  const periods = defaultGamePeriods(sport);
  await manager.query(
    `INSERT INTO game_periods (organization_id, sport_id, name, kind, position, hidden)
     SELECT $1, $2, p.name, p.kind, p.position, p.hidden
     FROM unnest($3::text[], $4::text[], $5::int[], $6::bool[]) AS p (name, kind, position, hidden)
     WHERE NOT EXISTS (SELECT FROM game_periods WHERE organization_id = $1 AND sport_id = $2)
     ORDER BY p.position`,
    [
      organizationId,
      sportId,
      periods.map(({ name }) => name),
      periods.map(({ kind }) => kind),
      periods.map(({ order }) => order),
      periods.map(({ hidden }) => hidden),
    ],
  );
}
