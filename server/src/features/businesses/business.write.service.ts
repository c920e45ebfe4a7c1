import type { RequestContext } from '../../context/request-context.js';
import { invalidInput, notFound } from '../../lib/errors.js';
import { checkChanges } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { BusinessEntity } from './business.entity.js';
import { BUSINESS_INPUT } from './business.fields.js';
import type { CreateBusinessInput, UpdateBusinessInput } from './business.input.js';

const ENTITY = 'business';

/** Adds a business. Admins. @returns its id @throws 400 for wrong fields */
export function createBusiness(ctx: RequestContext, input: CreateBusinessInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const values = checkBusiness({ ...input, name: input.name ?? '' });
  return undoableWrite(
    ctx,
    organizationId,
    async (tx) => (await createRow(tx, BusinessEntity, values, { entityType: ENTITY, label: values.name ?? '' })).id,
  );
}

/** Changes a business. Admins. @returns its id @throws 400 for wrong fields; 404; 409 for a stale version */
export function updateBusiness(ctx: RequestContext, id: string | number, input: UpdateBusinessInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkBusiness(input);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, BusinessEntity, parseId(id, 'Business'), 'Business');
    await updateRow(tx, BusinessEntity, row, patch, {
      entityType: ENTITY,
      label: row.name,
      expected: input.expectedVersion,
    });
    return row.id;
  });
}

/** Deletes businesses, all or none; it can be undone. Admins. @throws 400 without any, 404 when one is unknown */
export function deleteBusinesses(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  if (ids.length === 0) throw invalidInput({ field: 'ids', message: 'Select at least one business.' });
  const wanted = [...new Set(ids.map((id) => parseId(id, 'Business')))].toSorted((a, b) => a - b);
  return write(ctx, organizationId, async (tx) => {
    const undo = new UndoRecorder(tx);
    const rows = await undo.take('businesses', { sql: 't.id = ANY($2)', params: [wanted] });
    if (rows.length < wanted.length) throw notFound('Business');
    for (const row of rows)
      await recordAudit(tx, {
        action: 'business.delete',
        entityType: ENTITY,
        entityId: Number(row['id']),
        label: String(row['name']),
      });
    const what = rows.length === 1 ? `business ${String(rows[0]!['name'])}` : `${rows.length} businesses`;
    return undo.deleted('business.delete', `Deleted ${what}.`, wanted);
  });
}

function checkBusiness(input: UpdateBusinessInput): Partial<BusinessEntity> {
  return definedFields({
    ...checkChanges(BUSINESS_INPUT, input),
    signupStatus: input.signupStatus ?? undefined,
  });
}
