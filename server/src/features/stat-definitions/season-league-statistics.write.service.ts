import { leagueStatistics } from '../../domain/stats/league-statistics.js';
import { applyOrder } from '../../domain/ordering/apply-order.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, invalidInput } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { assertVersion, lockRow } from '../audit/change.service.js';
import { changedRowStamp, nextVersion } from '../audit/stamps.js';
import { write, type Write } from '../audit/write.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { SeasonLeagueStatisticEntity } from './season-league-statistic.entity.js';
import type {
  SeasonLeagueStatisticsPayload,
  UpdateSeasonLeagueStatisticsInput,
} from './season-league-statistics.type.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';

/** A statistic with what the league does with it. */
interface Wish {
  definitionId: number;
  hidden: boolean;
}

/**
 * Says which statistics a season league shows, and in which order; without any, that the organization's order holds.
 * What is stored and counted stays as it is. It can be undone. Admins.
 * @throws 400 for a statistic that is named twice; 404; 409 for a stale version, and when the organization has changed
 *   its statistics meanwhile
 */
export function updateSeasonLeagueStatistics(
  ctx: RequestContext,
  seasonLeagueId: string | number,
  { statistics, expectedVersion }: UpdateSeasonLeagueStatisticsInput,
): Promise<SeasonLeagueStatisticsPayload> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(seasonLeagueId, 'League');
  const wishes = statistics?.map(({ definitionId, hidden }) => ({
    definitionId: parseId(definitionId, 'Statistic'),
    hidden,
  }));
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, SeasonLeagueEntity, id, 'League');
    const { label, all } = await readLeague(tx, row);
    await assertVersion(tx, row, { entityType: 'season_league', label, expected: expectedVersion });
    if (wishes) refuseOthers(all, wishes);
    const message = wishes
      ? `Changed the statistics of ${label}.`
      : `${label} shows the organization's statistics in their order.`;
    return {
      organizationId,
      seasonLeagueId: id,
      undoId: await store(tx, row, { label, all, message }, wishes),
      message,
    };
  });
}

interface League {
  label: string;
  /** The statistics of its sport in the organization's order. */
  all: StatDefinitionEntity[];
}

async function readLeague(tx: Write, { seasonId, leagueId }: SeasonLeagueEntity): Promise<League> {
  const [found] = (await tx.manager.query(
    `SELECT l.name, s.sport_id AS "sportId" FROM seasons s, leagues l
     WHERE s.organization_id = $1 AND s.id = $2 AND l.organization_id = $1 AND l.id = $3`,
    [tx.organizationId, seasonId, leagueId],
  )) as [{ name: string; sportId: number }];
  const all = await tx.manager.find(StatDefinitionEntity, {
    where: { organizationId: tx.organizationId, sportId: found.sportId },
    order: { position: 'ASC', id: 'ASC' },
  });
  return { label: found.name, all };
}

function refuseOthers(all: readonly StatDefinitionEntity[], wishes: readonly Wish[]): void {
  const order = applyOrder(
    all.flatMap(({ id, hidden }) => (hidden ? [] : [id])),
    wishes.map(({ definitionId }) => definitionId),
  );
  if (order.ok) return;
  if (order.repeated.length > 0)
    throw invalidInput({
      field: 'statistics',
      message: `statistics names ${order.repeated.join(', ')} more than once.`,
    });
  throw conflict('The list has changed meanwhile. Please look at it again.', {
    missing: order.missing,
    unknown: order.unknown,
  });
}

/** @returns the undo entry's id; null when nothing differed */
async function store(
  tx: Write,
  row: SeasonLeagueEntity,
  { label, all, message }: League & { message: string },
  wishes: readonly Wish[] | undefined,
): Promise<string | null> {
  const { manager, organizationId } = tx;
  const ofLeague = { organizationId, seasonLeagueId: row.id };
  const stored = await manager.find(SeasonLeagueStatisticEntity, { where: ofLeague, order: { position: 'ASC' } });
  const before = stored.map(({ statDefinitionId: definitionId, hidden }) => ({ definitionId, hidden }));
  const isSame = wishes ? JSON.stringify(before) === JSON.stringify(wishes) : before.length === 0;
  if (isSame) return null;
  const undo = new UndoRecorder(tx);
  await undo.remove('season_league_statistics', { sql: 't.season_league_id = $2', params: [row.id] });
  if (wishes && wishes.length > 0) {
    const rows = wishes.map(({ definitionId, hidden }, position) =>
      manager.create(SeasonLeagueStatisticEntity, { ...ofLeague, statDefinitionId: definitionId, hidden, position }),
    );
    await manager.insert(SeasonLeagueStatisticEntity, rows);
    await undo.created(
      'season_league_statistics',
      rows.map(({ id }) => id),
    );
  }
  await undo.watch('season_leagues', [row.id], () =>
    manager.update(SeasonLeagueEntity, { organizationId, id: row.id }, changedRowStamp(tx, row)),
  );
  const told = (own: readonly Wish[]): string =>
    leagueStatistics(all, own)
      .map(({ definition, hidden }) => (hidden ? `(${definition.abbreviation})` : definition.abbreviation))
      .join(' ');
  await recordAudit(tx, {
    action: 'season_league.update',
    entityType: 'season_league',
    entityId: row.id,
    label,
    version: nextVersion(row),
    changes: { statistics: [told(before), told(wishes ?? [])] },
  });
  return undo.save('season_league_statistics.update', message);
}
