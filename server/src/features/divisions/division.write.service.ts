import { SERIES_LENGTHS } from '../../domain/bracket/bracket-options.js';
import type { RequestContext } from '../../context/request-context.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { SeasonEntity } from '../seasons/season.entity.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { DivisionEntity } from './division.entity.js';
import { DIVISION_INPUT } from './division.fields.js';
import type { CreateDivisionInput, UpdateDivisionInput } from './division.input.js';

/** Adds a division to a season, behind the others. @throws 404 for an unknown season */
export async function createDivision(ctx: RequestContext, input: CreateDivisionInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const entered = checkNew(DIVISION_INPUT, input, check);
  checkSeries(check, entered.bestOf);
  check.finish();
  return undoableWrite(ctx, organizationId, async (tx) => {
    const season = await lockRow(tx, SeasonEntity, parseId(input.seasonId, 'Season'), 'Season');
    const last = await tx.manager.maximum(DivisionEntity, 'position', { organizationId, seasonId: season.id });
    const bracketKind = input.bracketKind ?? 'single';
    const values = { ...entered, bracketKind, seasonId: season.id, position: (last ?? -1) + 1 };
    return (await createRow(tx, DivisionEntity, values, { entityType: 'division', label: entered.name })).id;
  });
}

/** What saving a division answers. */
export interface SavedDivision {
  id: number;
  /** Null when nothing differed. */
  undoId: string | null;
}

/**
 * Renames a division, or changes what it decides about its bracket. Results count on by the new rules. It can be
 * undone.
 * @throws 400 for wrong fields; 404; 409 for a stale version
 */
export async function updateDivision(
  ctx: RequestContext,
  id: string | number,
  input: UpdateDivisionInput,
): Promise<SavedDivision> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const entered = checkChanges(DIVISION_INPUT, input, check);
  checkSeries(check, entered.bestOf);
  check.finish();
  const patch = definedFields({ ...entered, bracketKind: input.bracketKind ?? undefined });
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, DivisionEntity, parseId(id, 'Division'), 'Division');
    const { id: divisionId, name } = row;
    const undo = new UndoRecorder(tx);
    const named = { entityType: 'division', label: name, expected: input.expectedVersion };
    await undo.watch('divisions', [divisionId], () => updateRow(tx, DivisionEntity, row, patch, named));
    return { id: divisionId, undoId: await undo.save('division.update', `Changed division ${name}.`) };
  });
}

function checkSeries(check: InputCheck, bestOf: number | undefined): void {
  const isOdd = bestOf === undefined || SERIES_LENGTHS.includes(bestOf);
  check.that(isOdd, 'bestOf', `bestOf must be ${SERIES_LENGTHS.join(', ').replace(/, (\d+)$/, ' or $1')}.`);
}
