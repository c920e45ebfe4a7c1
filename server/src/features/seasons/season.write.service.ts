import type { RequestContext } from '../../context/request-context.js';
import { invalidInput } from '../../lib/errors.js';
import { checkChanges } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import type { Write } from '../audit/write.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { SeasonEntity } from './season.entity.js';
import type { SeasonPart } from './season.enums.js';
import { SEASON_INPUT } from './season.fields.js';
import type { CreateSeasonInput, UpdateSeasonInput } from './season.input.js';
import { keepSport, sportOfNewSeason } from './season-sport.service.js';

/** What to copy from one season into another. Both belong to the write's tenant and are locked. */
export interface SeasonCopy {
  from: SeasonEntity;
  to: SeasonEntity;
  /** What to copy beside the leagues; null for everything. */
  parts: readonly SeasonPart[] | null;
}

/** Copies a season's leagues and what comes with them. A feature that knows them lends it. */
export type CopySeason = (tx: Write, copy: SeasonCopy) => Promise<void>;

/**
 * Creates a season, empty or with the leagues, divisions, teams and rosters of another one.
 * @throws 404 for an unknown season to copy from; 422 unless the caller has exactly one sport, which is played here
 */
export async function createSeason(
  ctx: RequestContext,
  input: CreateSeasonInput,
  copySeason: CopySeason,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const { name, startDate = null, finishDate = null, active = false } = checkSeason(input);
  const sportId = await sportOfNewSeason(ctx, organizationId, input.sportId);
  const sourceId = input.copyFromSeasonId == null ? null : parseId(input.copyFromSeasonId, 'Season');
  return undoableWrite(ctx, organizationId, async (tx) => {
    await keepSport(tx, sportId);
    const from = sourceId === null ? null : await lockRow(tx, SeasonEntity, sourceId, 'Season');
    const values = { name: name ?? '', sportId, startDate, finishDate, active };
    const to = await createRow(tx, SeasonEntity, values, { entityType: 'season', label: values.name });
    if (from) await copySeason(tx, { from, to, parts: input.copyParts ?? null });
    return to.id;
  });
}

/** Changes a season. @throws 404; 409 for a stale version */
export async function updateSeason(
  ctx: RequestContext,
  id: string | number,
  input: UpdateSeasonInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkSeason(input);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, SeasonEntity, parseId(id, 'Season'), 'Season');
    const { startDate, finishDate } = { ...row, ...patch };
    if (!isSpan(startDate, finishDate)) throw invalidInput(WRONG_SPAN);
    await updateRow(tx, SeasonEntity, row, patch, {
      entityType: 'season',
      label: row.name,
      expected: input.expectedVersion,
    });
    return row.id;
  });
}

const WRONG_SPAN = { field: 'finishDate', message: 'finishDate must not be before startDate.' };

function checkSeason(input: UpdateSeasonInput & Pick<CreateSeasonInput, 'copyParts'>) {
  const check = new InputCheck();
  const patch = checkChanges(SEASON_INPUT, input, check);
  if (!isSpan(input.startDate, input.finishDate)) check.fail(WRONG_SPAN.field, WRONG_SPAN.message);
  const parts = input.copyParts ?? [];
  check.that(
    !parts.includes('rosters') || parts.includes('teams'),
    'copyParts',
    'copyParts with ROSTERS must have TEAMS too.',
  );
  check.finish();
  return patch;
}

/** Calendar dates compare as text. */
function isSpan(first: string | null | undefined, last: string | null | undefined): boolean {
  return first == null || last == null || first <= last;
}
