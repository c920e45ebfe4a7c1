import { type EntityManager, In } from 'typeorm';
import { ownFormulaOf } from '../../domain/stats/formula/own-formula.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { announce } from '../audit/write-events.service.js';
import { write } from '../audit/write.service.js';
import { getSport } from '../sports/sport.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { gamesWith, refuseDefaults, statisticsOfSport } from './own-statistics.service.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';
import type { StatDefinitionDeletionPreview } from './stat-definition.type.js';

const ENTITY = 'stat_definition';

/** What deleting statistics takes along, and what stands in the way. Admins. @throws 404; 422 for one of the sport */
export async function previewStatDefinitions(
  ctx: RequestContext,
  ids: readonly (string | number)[],
): Promise<StatDefinitionDeletionPreview> {
  const organizationId = requireAdmin(ctx);
  const { manager } = ctx.services.dataSource;
  const rows = await ownStatistics(ctx, manager, organizationId, ids);
  const all = await manager.findBy(StatDefinitionEntity, {
    organizationId,
    sportId: In(rows.map((row) => row.sportId)),
  });
  const [counted] = (await manager.query(
    `SELECT count(*)::int AS values, count(DISTINCT l.game_id)::int AS games
     FROM game_line_values v JOIN game_lines l ON l.organization_id = v.organization_id AND l.id = v.game_line_id
     WHERE v.organization_id = $1 AND v.stat_definition_id = ANY($2)`,
    [organizationId, rows.map(({ id }) => id)],
  )) as [{ values: number; games: number }];
  return { ...counted, followers: followersOf(rows, all) };
}

/**
 * Deletes statistics of the organization's own with all values of them, all or none; it can be undone. Admins.
 * @throws 404; 422 for one of the sport; 409 naming what follows from one
 */
export function deleteStatDefinitions(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const found = await ownStatistics(ctx, tx.manager, organizationId, ids);
    const all: StatDefinitionEntity[] = [];
    const sportIds = [...new Set(found.map((row) => row.sportId))].sort((a, b) => a - b);
    for (const sportId of sportIds) all.push(...(await statisticsOfSport(tx, sportId)));
    const deletedIds = found.map(({ id }) => id);
    // As they are now that they are locked: formulas mention one by the abbreviation that it has by now.
    const rows = all.filter(({ id }) => deletedIds.includes(id));
    if (rows.length < deletedIds.length) throw notFound('Statistic');
    const names = rows.map(({ abbreviation }) => abbreviation).join(', ');
    const followers = followersOf(rows, all);
    if (followers.length > 0) {
      const follow = followers.length === 1 ? 'follows' : 'follow';
      throw conflict(`${followers.join(', ')} ${follow} from ${names}. Delete or change that first.`, { followers });
    }
    const undo = new UndoRecorder(tx);
    let values = 0;
    const gameIds = await gamesWith(tx, deletedIds);
    const removeValues = async (): Promise<void> => {
      values = await undo.remove('game_line_values', { sql: 't.stat_definition_id = ANY($2)', params: [deletedIds] });
    };
    if (gameIds.length > 0) await announce(tx, 'games', { gameIds, resultsStay: true }, removeValues);
    await undo.remove('season_league_statistics', { sql: 't.stat_definition_id = ANY($2)', params: [deletedIds] });
    await undo.remove('stat_definitions', { sql: 't.id = ANY($2)', params: [deletedIds] });
    for (const { id, abbreviation } of rows)
      await recordAudit(tx, { action: `${ENTITY}.delete`, entityType: ENTITY, entityId: id, label: abbreviation });
    const [statistics, their] = rows.length === 1 ? ['statistic', 'its'] : ['statistics', 'their'];
    const withValues = values === 0 ? '' : ` with ${their} ${values === 1 ? 'value' : `${values} values`} in games`;
    return undo.deleted(`${ENTITY}.delete`, `Deleted ${statistics} ${names}${withValues}.`, deletedIds);
  });
}

/** Statistics of the organization's own. @throws 400 for none, 404, 422 for one of the sport */
async function ownStatistics(
  ctx: RequestContext,
  manager: EntityManager,
  organizationId: number,
  ids: readonly (string | number)[],
): Promise<StatDefinitionEntity[]> {
  const wanted = [...new Set(ids.map((id) => parseId(id, 'Statistic')))];
  if (wanted.length === 0) throw invalidInput({ field: 'ids', message: 'Select at least one statistic.' });
  const rows = await manager.findBy(StatDefinitionEntity, { organizationId, id: In(wanted) });
  if (rows.length < wanted.length) throw notFound('Statistic');
  for (const row of rows) refuseDefaults([row], (await getSport(ctx, row.sportId)).name);
  return rows;
}

/** Abbreviations of other statistics whose formulas mention one of these. */
function followersOf(rows: readonly StatDefinitionEntity[], all: readonly StatDefinitionEntity[]): string[] {
  const going = new Set(rows.map(({ id }) => id));
  return all.flatMap((other) => {
    const mentioned = ownFormulaOf(other)?.parts ?? [];
    const follows = rows.some((row) => row.sportId === other.sportId && mentioned.includes(row.abbreviation));
    return follows && !going.has(other.id) ? [other.abbreviation] : [];
  });
}
