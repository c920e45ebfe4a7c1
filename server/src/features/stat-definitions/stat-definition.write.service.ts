import { sportNamed } from '../../domain/sports/sport-named.js';
import { defaultStatDefinitions } from '../../domain/stats/default-stat-definitions.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { recordAudit } from '../audit/audit.service.js';
import { reorderList } from '../audit/reorder.service.js';
import { newRowStamp } from '../audit/stamps.js';
import { write } from '../audit/write.service.js';
import { getSport } from '../sports/sport.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { defaultsFirst, restoreList } from '../undo/restore-list.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';

const ENTITY = 'stat_definition';

/**
 * Puts all statistics of a sport, hidden ones too, into an order. Admins. @returns the sport's id
 * @throws 404 when the first one is unknown; 400 for a repeated one; 409 when the list has changed
 */
export function reorderStatDefinitions(ctx: RequestContext, ids: readonly (string | number)[]): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const ordered = ids.map((id) => parseId(id, 'Statistic'));
  const [first] = ordered;
  if (first === undefined) throw invalidInput({ field: 'ids', message: 'ids must name all statistics of the sport.' });
  return undoableWrite(ctx, organizationId, async (tx) => {
    const { sportId } = (await tx.manager.findOneBy(StatDefinitionEntity, { organizationId, id: first })) ?? {};
    if (sportId === undefined) throw notFound('Statistic');
    const where = { sql: 'sport_id = $2', params: [sportId] };
    await reorderList(
      tx,
      { table: 'stat_definitions', where, field: 'ids', entityType: ENTITY, label: 'Statistics' },
      ordered,
    );
    return sportId;
  });
}

/**
 * Restores the default statistics of a sport: they come first, in order, shown or hidden as they were in the beginning;
 * others stay behind them, hidden. Values stay. Admins.
 * @throws 404 for an unknown sport
 */
export async function resetStatDefinitions(
  ctx: RequestContext,
  sportId: string | number,
): Promise<Omit<Deleted, 'deletedIds'> & { sportId: number }> {
  const organizationId = requireAdmin(ctx);
  const sport = await getSport(ctx, sportId);
  const named = sportNamed(sport.name);
  const meanwhile = {
    stat_definitions_abbreviation_key: () => conflict('The list has changed meanwhile. Please look at it again.'),
  };
  return refuseDuplicates(meanwhile, () =>
    write(ctx, organizationId, async (tx) => {
      const { manager } = tx;
      const where = { organizationId, sportId: sport.id };
      const rows = await manager.find(StatDefinitionEntity, {
        where,
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const undo = new UndoRecorder(tx);
      const listed = rows.map(({ id, position, hidden }) => ({ id, position, hidden }));
      const defaults: { id: number; hidden: boolean }[] = [];
      for (const { name, abbreviation, kind, order: position, hidden } of named ? defaultStatDefinitions(named) : []) {
        let id = rows.find((row) => row.abbreviation === abbreviation)?.id;
        if (id === undefined) {
          const row = manager.create(StatDefinitionEntity, {
            ...where,
            name,
            abbreviation,
            kind,
            position,
            hidden,
            ...newRowStamp(tx),
          });
          await manager.insert(StatDefinitionEntity, row);
          await undo.created('stat_definitions', [row.id]);
          listed.push({ id: row.id, position, hidden });
          id = row.id;
        }
        defaults.push({ id, hidden });
      }
      await restoreList(
        tx,
        undo,
        { table: 'stat_definitions', flag: 'hidden' },
        listed,
        defaultsFirst(listed, defaults),
      );
      const message = `Statistics of ${sport.name} are reset to default.`;
      const undoId = await undo.save('stat_definition.reset', message);
      if (undoId !== null)
        await recordAudit(tx, {
          action: 'stat_definition.reset',
          entityType: ENTITY,
          entityId: null,
          label: sport.name,
        });
      return { sportId: sport.id, undoId, message };
    }),
  );
}
