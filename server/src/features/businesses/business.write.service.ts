import { businessOptions } from '../../domain/businesses/business-options.js';
import type { RequestContext } from '../../context/request-context.js';
import { invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { BusinessEntity } from './business.entity.js';
import type { CreateBusinessInput, UpdateBusinessInput } from './business.input.js';

const ENTITY = 'business';

/** Adds a business. Admins. @returns its id @throws 400 for wrong fields */
export function createBusiness(ctx: RequestContext, input: CreateBusinessInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const values = checkBusiness({ ...input, name: input.name ?? '' });
  return write(
    ctx,
    organizationId,
    async (tx) => (await createRow(tx, BusinessEntity, values, { entityType: ENTITY, label: values.name ?? '' })).id,
  );
}

/** Changes a business. Admins. @returns its id @throws 400 for wrong fields; 404; 409 for a stale version */
export function updateBusiness(ctx: RequestContext, id: string | number, input: UpdateBusinessInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkBusiness(input);
  return write(ctx, organizationId, async (tx) => {
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
  const { categories, sports } = businessOptions();
  const check = new InputCheck();
  const short = (field: 'season' | 'nextSeason' | 'cost' | 'skillLevel') =>
    check.text(field, input[field], { max: 200 });
  const patch = definedFields({
    name: check.name('name', input.name),
    phone: check.text('phone', input.phone, { max: 50 }),
    email: check.email('email', input.email),
    website: check.url('website', input.website),
    city: words(check, 'cities', input.cities),
    state: words(check, 'states', input.states),
    location: check.text('location', input.location, { max: 500 }),
    facebook: check.url('facebook', input.facebook),
    instagram: check.url('instagram', input.instagram),
    sport: words(check, 'sports', input.sports, sports),
    category: words(check, 'categories', input.categories, categories),
    season: short('season'),
    nextSeason: short('nextSeason'),
    signupDeadline: input.signupDeadline,
    signupStatus: (input.signupStatus as BusinessEntity['signupStatus'] | null | undefined) ?? undefined,
    cost: short('cost'),
    skillLevel: short('skillLevel'),
  });
  check.finish();
  return patch;
}

/**
 * A multi-selection: of a closed list in its spelling, or of any words. No word holds a comma: REST joins them with it.
 */
function words(
  check: InputCheck,
  field: string,
  values: readonly string[] | null | undefined,
  choices?: readonly string[],
): string[] | undefined {
  const names = check.names(field, values === null ? [] : values, { max: 100 });
  check.that(!names?.some((name) => name.includes(',')), field, `${field} must not hold commas.`);
  if (!choices || !names) return names;
  const unknown = names.find((name) => !choices.includes(name.toLowerCase()));
  check.that(unknown === undefined, field, `${field} must be of: ${choices.join(', ')}.`);
  return [...new Set(names.map((name) => name.toLowerCase()))];
}
