import type { Subscriber } from '../audit/write-events.service.js';
import { keepNoHistory } from '../audit/without-history.service.js';

/** Games that return, and players who are several again: neither corrects a game. */
export const keepHistoryWithoutReturns: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  if (tables.has('games') || tables.has('players')) {
    const [{ returns }] = (await tx.manager.query(
      `SELECT EXISTS (SELECT FROM undo_steps WHERE organization_id = $1 AND undo_entry_id = $2 AND kind = 'removed' AND table_name = 'games')
         OR EXISTS (SELECT FROM undo_entries WHERE organization_id = $1 AND id = $2 AND command = 'player.merge') AS returns`,
      [tx.organizationId, entryId],
    )) as [{ returns: boolean }];
    if (returns) await keepNoHistory(tx.manager);
  }
  await work();
};
