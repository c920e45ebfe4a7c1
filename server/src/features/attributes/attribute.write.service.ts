import { defaultPlayerAttributes } from '../../domain/attributes/default-player-attributes.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, valueTaken } from '../../lib/errors.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, lockOrganization, lockRow, updateRow } from '../audit/change.service.js';
import { reorderList } from '../audit/reorder.service.js';
import { newRowStamp, sqlStamp } from '../audit/stamps.js';
import { write } from '../audit/write.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { defaultsFirst, restoreList } from '../undo/restore-list.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { CHANGED_ATTRIBUTE, NEW_ATTRIBUTE } from './attribute.fields.js';
import type { CreatePlayerAttributeInput, UpdatePlayerAttributeInput } from './attribute.input.js';
import { PlayerAttributeEntity } from './player-attribute.entity.js';

const ENTITY = 'player_attribute';
const taken = {
  player_attributes_name_key: () => valueTaken('There is an attribute of this name already.', 'name'),
};

/** Adds an attribute at the end of the list. Admins. @returns its id @throws 409 when the name is taken, in any case */
export function createAttribute(ctx: RequestContext, input: CreatePlayerAttributeInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const { name } = checkNew(NEW_ATTRIBUTE, input);
  return refuseDuplicates(taken, () =>
    undoableWrite(ctx, organizationId, async (tx) => {
      await lockOrganization(tx);
      const last = (await tx.manager.maximum(PlayerAttributeEntity, 'position', { organizationId })) ?? -1;
      const values = { name, type: input.type as PlayerAttributeEntity['type'], position: last + 1 };
      return (await createRow(tx, PlayerAttributeEntity, values, { entityType: ENTITY, label: name })).id;
    }),
  );
}

/**
 * Renames an attribute, shows or hides it. Admins. @returns its id @throws 404; 409 for a stale version or a taken name
 */
export function updateAttribute(
  ctx: RequestContext,
  id: string | number,
  input: UpdatePlayerAttributeInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkChanges(CHANGED_ATTRIBUTE, input);
  return refuseDuplicates(taken, () =>
    undoableWrite(ctx, organizationId, async (tx) => {
      const row = await lockRow(tx, PlayerAttributeEntity, parseId(id, 'Attribute'), 'Attribute');
      await updateRow(tx, PlayerAttributeEntity, row, patch, {
        entityType: ENTITY,
        label: row.name,
        expected: input.expectedVersion,
      });
      return row.id;
    }),
  );
}

/**
 * Puts all attributes, hidden ones too, into an order. Admins. @throws 400 for a repeated one, 409 when the list has
 * changed
 */
export function reorderAttributes(ctx: RequestContext, ids: readonly (string | number)[]): Promise<void> {
  const organizationId = requireAdmin(ctx);
  const ordered = ids.map((id) => parseId(id, 'Attribute'));
  return undoableWrite(ctx, organizationId, (tx) =>
    reorderList(tx, { table: 'player_attributes', field: 'ids', entityType: ENTITY, label: 'Attributes' }, ordered),
  );
}

/** Deletes an attribute with all players' values; it can be undone. Admins. @throws 404 */
export function deleteAttribute(ctx: RequestContext, id: string | number): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, PlayerAttributeEntity, parseId(id, 'Attribute'), 'Attribute');
    const undo = new UndoRecorder(tx);
    const values = await undo.remove('player_attribute_values', { sql: 't.attribute_id = $2', params: [row.id] });
    await undo.remove('player_attributes', { sql: 't.id = $2', params: [row.id] });
    await recordAudit(tx, { action: 'player_attribute.delete', entityType: ENTITY, entityId: row.id, label: row.name });
    const withValues = values === 0 ? '' : ` with its values of ${values === 1 ? '1 player' : `${values} players`}`;
    return undo.deleted('player_attribute.delete', `Deleted attribute ${row.name}${withValues}.`, [row.id]);
  });
}

/**
 * Restores the default attributes: they come first, visible and in order; others stay behind them, hidden. No value is
 * lost; an attribute of a default's name keeps its type while it has values. Admins.
 */
export function resetAttributes(ctx: RequestContext): Promise<Omit<Deleted, 'deletedIds'>> {
  const organizationId = requireAdmin(ctx);
  return refuseDuplicates(
    { player_attributes_name_key: () => conflict('The list has changed meanwhile. Please look at it again.') },
    () =>
      write(ctx, organizationId, async (tx) => {
        const { manager } = tx;
        await lockOrganization(tx);
        const rows = await manager.find(PlayerAttributeEntity, {
          where: { organizationId },
          order: { id: 'ASC' },
          lock: { mode: 'pessimistic_write' },
        });
        const undo = new UndoRecorder(tx);
        const listed = rows.map(({ id, position, visible }) => ({ id, position, hidden: !visible }));
        const defaults: { id: number; hidden: boolean }[] = [];
        for (const [position, { name, type }] of defaultPlayerAttributes().entries()) {
          const known = rows.find((row) => normaliseName(row.name) === normaliseName(name));
          const row =
            known ??
            manager.create(PlayerAttributeEntity, {
              organizationId,
              name,
              type,
              position,
              ...newRowStamp(tx),
            });
          if (!known) {
            await manager.insert(PlayerAttributeEntity, row);
            await undo.created('player_attributes', [row.id]);
            listed.push({ id: row.id, position, hidden: false });
          }
          defaults.push({ id: row.id, hidden: false });
        }
        const stamp = sqlStamp(tx, 5);
        await undo.change(
          'player_attributes',
          {
            sql: `t.id = ANY($2) AND t.type <> ${typeOf('t')} AND NOT EXISTS (SELECT FROM player_attribute_values v
          WHERE v.organization_id = $1 AND v.attribute_id = t.id)`,
            params: [defaults.map(({ id }) => id), ...DEFAULT_TYPES],
          },
          {
            sql: `type = ${typeOf('t')}, ${stamp.set}`,
            params: stamp.params,
          },
        );
        await restoreList(
          tx,
          undo,
          { table: 'player_attributes', flag: 'visible' },
          listed,
          defaultsFirst(listed, defaults),
        );
        const message = 'Player attributes are reset to default.';
        const undoId = await undo.save('player_attribute.reset', message);
        if (undoId !== null)
          await recordAudit(tx, {
            action: 'player_attribute.reset',
            entityType: ENTITY,
            entityId: null,
            label: 'Attributes',
          });
        return { undoId, message };
      }),
  );
}

/** Names and types of the defaults, as $3 and $4. */
const DEFAULT_TYPES = [
  defaultPlayerAttributes().map(({ name }) => name.toLowerCase()),
  defaultPlayerAttributes().map(({ type }) => type),
];
const typeOf = (alias: string): string =>
  `(SELECT d.type FROM unnest($3::text[], $4::text[]) AS d (name, type) WHERE d.name = lower(${alias}.name))`;
