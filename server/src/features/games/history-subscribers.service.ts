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

/**
 * A first result that is taken back by undo, as after a slip at the table, was none: neither that it stood there nor
 * that it went is told of the game. Of a result that was put right before, or is taken away otherwise, all is told.
 */
export const forgetResultsUndone: Subscriber<'undo'> = async (tx, { tables }, work) => {
  await work();
  if (!tables.has('games')) return;
  await tx.manager.query(
    `WITH slip AS (
       SELECT e.game_id FROM game_ledger e JOIN games g ON g.organization_id = e.organization_id AND g.id = e.game_id
       WHERE e.organization_id = $1 AND e.kind = 'final_score' AND e.at = now()
         AND NOT result_is_known(g.status, g.home_score, g.away_score)
         AND NOT EXISTS (SELECT FROM game_ledger former WHERE former.organization_id = $1 AND former.game_id = g.id
           AND former.kind = 'final_score' AND former.corrects AND former.at <> now())
     )
     DELETE FROM game_ledger WHERE organization_id = $1 AND kind = 'final_score' AND game_id IN (SELECT game_id FROM slip)`,
    [tx.organizationId],
  );
};
