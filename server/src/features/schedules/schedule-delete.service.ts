import type { RequestContext } from '../../context/request-context.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockRow } from '../audit/change.service.js';
import { sqlStamp } from '../audit/stamps.js';
import { announce } from '../audit/write-events.service.js';
import { write, type Write } from '../audit/write.service.js';
import { removeGames } from '../teams/game-removal.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { IS_PLAYED } from '../../lib/is-played.js';
import { ScheduleEntity } from './schedule.entity.js';

/**
 * Deletes a schedule with its time slots, drafts and those of its games that have not been played; the played ones stay
 * as games of their season league. It can be undone. Admins. @throws 404
 */
export function deleteSchedule(ctx: RequestContext, id: string | number): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, ScheduleEntity, parseId(id, 'Schedule'), 'Schedule');
    const undo = new UndoRecorder(tx);
    const gameIds = await lockUnplayed(tx, row.id);
    await announce(tx, 'games', { gameIds }, () => removeGames(undo, gameIds));
    const stamp = sqlStamp(tx, 3);
    const ofSchedule = { sql: 't.schedule_id = $2', params: [row.id] };
    const kept = await undo.change('games', ofSchedule, {
      sql: `schedule_id = NULL, week_index = NULL, ${stamp.set}`,
      params: stamp.params,
    });
    await undo.remove('schedule_drafts', ofSchedule);
    await undo.remove('schedule_time_slots', ofSchedule);
    await undo.remove('schedules', { sql: 't.id = $2', params: [row.id] });
    const changes = { games: [gameIds.length + kept, kept] as [number, number] };
    await recordAudit(tx, {
      action: 'schedule.delete',
      entityType: 'schedule',
      entityId: row.id,
      label: row.name,
      changes,
    });
    return undo.deleted('schedule.delete', `Deleted schedule ${row.name}${withGames(gameIds.length, kept)}.`, [row.id]);
  });
}

/** The games of a schedule that have not been played, by id; all of its games are locked. */
async function lockUnplayed(tx: Write, scheduleId: number): Promise<number[]> {
  const params = [tx.organizationId, scheduleId];
  await tx.manager.query(
    'SELECT id FROM games WHERE organization_id = $1 AND schedule_id = $2 ORDER BY id FOR UPDATE',
    params,
  );
  // Asked once nobody writes to them any more: whoever had begun to enter one has finished by now.
  const rows = await tx.manager.query<{ id: number }[]>(
    `SELECT g.id FROM games g WHERE g.organization_id = $1 AND g.schedule_id = $2 AND NOT ${IS_PLAYED} ORDER BY g.id`,
    params,
  );
  return rows.map(({ id }) => id);
}

/** ' with 12 games; 3 played games stay' */
function withGames(gone: number, kept: number): string {
  const with_ = gone === 0 ? '' : ` with ${gone === 1 ? '1 game' : `${gone} games`}`;
  return `${with_}${kept === 0 ? '' : `; ${kept === 1 ? '1 played game stays' : `${kept} played games stay`}`}`;
}
