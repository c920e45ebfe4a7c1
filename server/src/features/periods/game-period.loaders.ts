import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { groupBy } from '../../lib/group-by.js';
import { type PromiseOrValue, whenThere } from '../../lib/promise-or-value.js';
import { query } from '../../lib/query.js';
import { column } from '../../lib/reading.js';
import { versionCache } from '../../lib/version-cache.js';
import { GamePeriodFields } from './game-period.fields.js';
import type { GamePeriod, GamePeriodKind } from './game-period.type.js';

const PERIOD = fieldsReading(GamePeriodFields, 'gp', {
  kind: column<GamePeriodKind>('gp.kind'),
  sportName: column<string>('sport.name'),
});

/** A period, and what its sport is called. */
export interface SportPeriod extends GamePeriod {
  readonly sportName: string;
}

const PERIODS = statement<unknown[], [organizationId: number]>(
  'game_periods_of_organization',
  `SELECT ${PERIOD.sql} FROM game_periods gp JOIN sports sport ON sport.id = gp.sport_id WHERE gp.organization_id = $1 ORDER BY gp.sport_id, gp.position, gp.id`,
);

const kept = versionCache<ReadonlyMap<number, readonly SportPeriod[]>>();

/**
 * An organization's periods by sport id, hidden ones too, each list in order. Kept in this process until the
 * organization changes; the lists are shared: do not change them.
 */
export function gamePeriodsBySport(
  ctx: RequestContext,
  organizationId: number,
): PromiseOrValue<ReadonlyMap<number, readonly SportPeriod[]>> {
  return kept.get(ctx, organizationId, 'periods', async () => {
    const rows = await query(ctx, PERIODS, organizationId, [organizationId]);
    return groupBy(
      rows.map((row) => PERIOD.read(row, organizationId)),
      ({ sportId }) => sportId,
    );
  });
}

/** The periods of one sport in an organization, in order; none for a sport that it has not set up. */
export function gamePeriodsOfSport(
  ctx: RequestContext,
  organizationId: number,
  sportId: number,
): PromiseOrValue<readonly SportPeriod[]> {
  return whenThere(gamePeriodsBySport(ctx, organizationId), (bySport) => bySport.get(sportId) ?? []);
}
