import { conflict } from '../../lib/errors.js';
import type { Subscriber } from '../audit/write-events.service.js';

/**
 * A new schedule that is taken back goes with the drafts that were generated of it since, by whoever made it; those of
 * somebody else keep it.
 * @throws 409 naming who has generated one
 */
export const takeDraftsAlong: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  if (tables.has('schedules')) {
    const made = `SELECT (row ->> 'id')::integer FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element (row)
      WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name = 'schedules' AND s.kind = 'created'`;
    const params = [tx.organizationId, entryId];
    // Whoever generates a draft locks its schedule.
    await tx.manager.query(
      `SELECT FROM schedules WHERE organization_id = $1 AND id IN (${made}) ORDER BY id FOR UPDATE`,
      params,
    );
    const [other] = await tx.manager.query<{ label: string; who: string | null }[]>(
      `SELECT e.label, u.username AS who FROM schedule_drafts d JOIN undo_entries e ON e.organization_id = $1 AND e.id = $2
       LEFT JOIN users u ON u.id = d.created_by
       WHERE d.organization_id = $1 AND d.schedule_id IN (${made}) AND d.created_by IS DISTINCT FROM e.actor_id ORDER BY d.id LIMIT 1`,
      params,
    );
    if (other)
      throw conflict(
        `"${other.label}" cannot be undone: ${other.who ?? 'somebody else'} has generated a draft of it since. Delete the schedule instead.`,
        { table: 'schedule_drafts' },
      );
    await tx.manager.query(
      `DELETE FROM schedule_drafts WHERE organization_id = $1 AND schedule_id IN (${made})`,
      params,
    );
  }
  await work();
};
