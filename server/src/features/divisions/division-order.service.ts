import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

/** How many teams with a position stand before this one; ties by season-league team, as they are read. */
const RANK = `(SELECT count(*)::integer FROM division_teams o WHERE o.organization_id = t.organization_id AND o.division_id = t.division_id
  AND (o.position, o.season_league_team_id) < (t.position, t.season_league_team_id))`;

/**
 * Closes the gaps in divisions that lost teams to another command, which counts as a new version of each.
 * @param divisionIds divisions of the write's tenant
 */
export async function renumberDivisions(tx: Write, undo: UndoRecorder, divisionIds: readonly number[]): Promise<void> {
  if (divisionIds.length === 0) return;
  const params = [divisionIds];
  const stamp = sqlStamp(tx, 3);
  await undo.change('divisions', { sql: 't.id = ANY($2)', params }, { sql: stamp.set, params: stamp.params });
  await undo.change(
    'division_teams',
    { sql: `t.division_id = ANY($2) AND t.position IS NOT NULL AND t.position <> ${RANK}`, params },
    { sql: `position = ${RANK}` },
  );
}
