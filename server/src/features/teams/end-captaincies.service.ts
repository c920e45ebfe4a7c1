import { recordAudit } from '../audit/audit.service.js';
import { nextVersion, sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder, Where } from '../undo/recorder.service.js';

/**
 * Players who go are captains no longer, within a write of that.
 * @param where which of the season's teams (alias t) lose their captain
 */
export async function endCaptaincies(tx: Write, undo: UndoRecorder, where: Where): Promise<void> {
  const { params = [] } = where;
  const ended = await tx.manager.query<{ id: number; version: number; captainPlayerId: number; name: string }[]>(
    `SELECT t.id, t.version, t.captain_player_id AS "captainPlayerId", team.name FROM season_league_teams t
     JOIN teams team ON team.organization_id = t.organization_id AND team.id = t.team_id
     WHERE t.organization_id = $1 AND t.captain_player_id IS NOT NULL AND (${where.sql}) ORDER BY t.id`,
    [tx.organizationId, ...params],
  );
  if (ended.length === 0) return;
  const stamp = sqlStamp(tx, 2 + params.length);
  await undo.change('season_league_teams', where, {
    sql: `captain_player_id = NULL, ${stamp.set}`,
    params: stamp.params,
  });
  for (const { id, captainPlayerId, name, ...row } of ended)
    await recordAudit(tx, {
      action: 'season_league_team.update',
      entityType: 'season_league_team',
      entityId: id,
      label: name,
      version: nextVersion(row),
      changes: { captainPlayerId: [captainPlayerId, null] },
    });
}
