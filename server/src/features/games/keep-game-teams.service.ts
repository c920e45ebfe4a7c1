import { conflict } from '../../lib/errors.js';
import type { Subscriber } from '../audit/write-events.service.js';
import { readRecorded } from './game-change.service.js';

/**
 * Refuses to give a game other teams back once there is anything of those that play it now. It looks when the games are
 * as before, and so locked: nothing more comes in meanwhile.
 * @throws 409
 */
export const keepGameTeams: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  await work();
  if (!tables.has('games')) return;
  const games = (await tx.manager.query(
    `SELECT (row -> 'after' ->> 'id')::integer AS id FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element (row)
     WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name = 'games' AND s.kind = 'changed'
       AND (row -> 'before' -> 'home_team_id', row -> 'before' -> 'away_team_id') <> (row -> 'after' -> 'home_team_id', row -> 'after' -> 'away_team_id')`,
    [tx.organizationId, entryId],
  )) as { id: number }[];
  for (const { id } of games) {
    const { hasPeriodScore, hasStatLine } = await readRecorded(tx, id);
    if (hasPeriodScore || hasStatLine)
      throw conflict(
        `${hasStatLine ? 'Statistics' : 'Period scores'} of this game have been entered since, so its teams stay.`,
      );
  }
};
