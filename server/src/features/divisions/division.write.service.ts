import type { RequestContext } from '../../context/request-context.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { SeasonEntity } from '../seasons/season.entity.js';
import { DivisionEntity } from './division.entity.js';
import { DIVISION_INPUT } from './division.fields.js';
import type { CreateDivisionInput, UpdateDivisionInput } from './division.input.js';

/** Adds a division to a season, behind the others. @throws 404 for an unknown season */
export async function createDivision(ctx: RequestContext, input: CreateDivisionInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const { name } = checkNew(DIVISION_INPUT, input);
  return write(ctx, organizationId, async (tx) => {
    const season = await lockRow(tx, SeasonEntity, parseId(input.seasonId, 'Season'), 'Season');
    const last = await tx.manager.maximum(DivisionEntity, 'position', { organizationId, seasonId: season.id });
    const values = { seasonId: season.id, name, position: (last ?? -1) + 1 };
    return (await createRow(tx, DivisionEntity, values, { entityType: 'division', label: name })).id;
  });
}

/** Renames a division. @throws 404; 409 for a stale version */
export async function updateDivision(
  ctx: RequestContext,
  id: string | number,
  input: UpdateDivisionInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkChanges(DIVISION_INPUT, input);
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, DivisionEntity, parseId(id, 'Division'), 'Division');
    await updateRow(tx, DivisionEntity, row, patch, {
      entityType: 'division',
      label: row.name,
      expected: input.expectedVersion,
    });
    return row.id;
  });
}
