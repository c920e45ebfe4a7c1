import type { RequestContext } from '../../context/request-context.js';
import { invalidInput } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { lockRow, updateRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { nameOfSeasonLeague, type SavedSettings } from '../leagues/changed-settings.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { UpdatePlaySettingsInput } from './play.input.js';

const LIMITS = { min: 1, max: 99 };

/**
 * Changes what a season league decides about plays. It holds for plays that are entered or changed from then on: those
 * that are there go on counting as they did. It can be undone. Admins.
 * @throws 400 for figures out of limits, and for a double bonus before the bonus; 404; 409 for a stale version
 */
export function updatePlaySettings(
  ctx: RequestContext,
  seasonLeagueId: string | number,
  { expectedVersion, ...input }: UpdatePlaySettingsInput,
): Promise<SavedSettings> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const figures = {
    bonusFouls: check.integer('bonusFouls', input.bonusFouls, LIMITS),
    doubleBonusFouls: check.integer('doubleBonusFouls', input.doubleBonusFouls, LIMITS),
    periodMinutes: check.integer('periodMinutes', input.periodMinutes, LIMITS),
  };
  check.finish();
  const patch = definedFields({
    ...figures,
    // Neither may be null: that leaves it as it is.
    assistsOnFreeThrows: input.assistsOnFreeThrows ?? undefined,
    technicalCountsAsPersonal: input.technicalCountsAsPersonal ?? undefined,
  });
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, SeasonLeagueEntity, parseId(seasonLeagueId, 'League'), 'League');
    const { bonusFouls, doubleBonusFouls } = { ...row, ...patch };
    if (bonusFouls !== null && doubleBonusFouls !== null && doubleBonusFouls <= bonusFouls)
      throw invalidInput({ field: 'doubleBonusFouls', message: 'doubleBonusFouls must be more than bonusFouls.' });
    const label = await nameOfSeasonLeague(tx, row);
    const undo = new UndoRecorder(tx);
    await undo.watch('season_leagues', [row.id], () =>
      updateRow(tx, SeasonLeagueEntity, row, patch, { entityType: 'season_league', label, expected: expectedVersion }),
    );
    return {
      seasonLeagueId: row.id,
      undoId: await undo.save('play_settings.update', `Changed the settings for plays of ${label}.`),
    };
  });
}
