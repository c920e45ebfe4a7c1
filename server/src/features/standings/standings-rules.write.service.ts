import { PLACES_LIMITS, POINTS_LIMITS, pointsProblem } from '../../domain/standings/standings-rules.js';
import type { RequestContext } from '../../context/request-context.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { lockRow, updateRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { nameOfSeasonLeague, type SavedSettings } from '../leagues/changed-settings.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { PointsRules, UpdateStandingsRulesInput } from './standings-rules.type.js';

/**
 * Changes how a season league orders its teams. Results stay as they are; it can be undone. Admins.
 * @throws 400 for figures out of limits, points that make no sense, and a tie-break that is named twice; 404; 409 for a
 *   stale version
 */
export function updateStandingsRules(
  ctx: RequestContext,
  seasonLeagueId: string | number,
  input: UpdateStandingsRulesInput,
): Promise<SavedSettings> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const { points, tieBreaks, scheduleIsComplete, expectedVersion } = input;
  const qualifyingPlaces = check.integer('qualifyingPlaces', input.qualifyingPlaces, PLACES_LIMITS);
  if (points) checkPoints(check, points);
  const isTwice = tieBreaks ? new Set(tieBreaks).size < tieBreaks.length : false;
  check.that(!isTwice, 'tieBreaks', 'tieBreaks names a rule more than once.');
  check.finish();
  const patch = definedFields({
    ...(points !== undefined && columnsOf(points)),
    // Neither may be null: that leaves it as it is.
    tieBreaks: tieBreaks ?? undefined,
    scheduleIsComplete: scheduleIsComplete ?? undefined,
    qualifyingPlaces,
  });
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, SeasonLeagueEntity, parseId(seasonLeagueId, 'League'), 'League');
    const label = await nameOfSeasonLeague(tx, row);
    const undo = new UndoRecorder(tx);
    await undo.watch('season_leagues', [row.id], () =>
      updateRow(tx, SeasonLeagueEntity, row, patch, { entityType: 'season_league', label, expected: expectedVersion }),
    );
    const undoId = await undo.save('standings_rules.update', `Changed the standings rules of ${label}.`);
    return { seasonLeagueId: row.id, undoId };
  });
}

function checkPoints(check: InputCheck, points: PointsRules): void {
  for (const name of ['win', 'tie', 'loss', 'forfeitWin', 'forfeitLoss'] as const)
    check.integer(`points.${name}`, points[name], POINTS_LIMITS);
  const problem = pointsProblem(points);
  if (problem) check.fail(`points.${problem.field}`, problem.message);
}

function columnsOf(points: PointsRules | null): Partial<SeasonLeagueEntity> {
  return {
    pointsForWin: points?.win ?? null,
    pointsForTie: points?.tie ?? null,
    pointsForLoss: points?.loss ?? null,
    pointsForForfeitWin: points?.forfeitWin ?? null,
    pointsForForfeitLoss: points?.forfeitLoss ?? null,
  };
}
