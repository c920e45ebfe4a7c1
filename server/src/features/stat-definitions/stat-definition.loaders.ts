import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';
import { column } from '../../lib/reading.js';
import { versionCache } from '../../lib/version-cache.js';
import { StatDefinitionFields } from './stat-definition.fields.js';
import type { StatDefinition, StatKind } from './stat-definition.type.js';

const DEFINITION = fieldsReading(StatDefinitionFields, 'sd', { kind: column<StatKind>('sd.kind') });

const DEFINITIONS = statement<unknown[], [organizationId: number]>(
  'stat_definitions_of_organization',
  `SELECT ${DEFINITION.sql} FROM stat_definitions sd WHERE sd.organization_id = $1 ORDER BY sd.sport_id, sd.position, sd.id`,
);

/** A sport's statistics in an organization, each list in order. The lists are shared: do not change them. */
export interface SportStatDefinitions {
  all: readonly StatDefinition[];
  visible: readonly StatDefinition[];
}

const NONE: SportStatDefinitions = { all: [], visible: [] };

const kept = versionCache<ReadonlyMap<number, SportStatDefinitions>>();

/** An organization's statistics by sport id. Kept in this process until the organization changes. */
export function statDefinitionsBySport(
  ctx: RequestContext,
  organizationId: number,
): Promise<ReadonlyMap<number, SportStatDefinitions>> {
  return kept.get(ctx, organizationId, 'definitions', async () => {
    const definitions = (await query(ctx, DEFINITIONS, organizationId, [organizationId])).map((row) =>
      DEFINITION.read(row, organizationId),
    );
    return new Map(
      [...groupBy(definitions, ({ sportId }) => sportId)].map(([sportId, all]) => [sportId, withVisible(all)]),
    );
  });
}

/** The statistics of one sport in an organization; none for a sport that it has not set up. */
export async function statDefinitionsOfSport(
  ctx: RequestContext,
  organizationId: number,
  sportId: number,
): Promise<SportStatDefinitions> {
  return (await statDefinitionsBySport(ctx, organizationId)).get(sportId) ?? NONE;
}

function withVisible(all: StatDefinition[]): SportStatDefinitions {
  return { all, visible: all.filter(({ hidden }) => !hidden) };
}
