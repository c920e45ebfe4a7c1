import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import type { GamePeriod, GamePeriodKind } from './game-period.type.js';

type PeriodRow = [
  id: number,
  sportId: number,
  name: string,
  kind: `${GamePeriodKind}`,
  position: number,
  hidden: boolean,
  version: number,
];

const PERIODS = statement<PeriodRow, [organizationId: number]>(
  'game_periods_of_organization',
  `SELECT id, sport_id, name, kind, position, hidden, version
   FROM game_periods WHERE organization_id = $1 ORDER BY sport_id, position, id`,
);

const kept = versionCache<ReadonlyMap<number, readonly GamePeriod[]>>();

/**
 * An organization's periods by sport id, hidden ones too, each list in order. Kept in this process until the
 * organization changes; the lists are shared: do not change them.
 */
export function gamePeriodsBySport(
  ctx: RequestContext,
  organizationId: number,
): Promise<ReadonlyMap<number, readonly GamePeriod[]>> {
  return kept.get(ctx, organizationId, 'periods', async () => {
    const rows = await query(ctx, PERIODS, organizationId, [organizationId]);
    return groupBy(
      rows.map((row) => toPeriod(organizationId, row)),
      ({ sportId }) => sportId,
    );
  });
}

/** The periods of one sport in an organization, in order; none for a sport that it has not set up. */
export async function gamePeriodsOfSport(
  ctx: RequestContext,
  organizationId: number,
  sportId: number,
): Promise<readonly GamePeriod[]> {
  return (await gamePeriodsBySport(ctx, organizationId)).get(sportId) ?? [];
}

function toPeriod(organizationId: number, [id, sportId, name, kind, position, hidden, version]: PeriodRow): GamePeriod {
  return { organizationId, id, sportId, name, kind: kind as GamePeriodKind, position, hidden, version };
}
