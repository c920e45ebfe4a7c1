import { setForTransaction } from '../../database/limits/write-limits.js';
import type { Subscriber } from '../audit/write-events.service.js';

/** Teams that an undo brings back or takes away have their rosters with them: that changes none, and nobody is told. */
export const tellNobodyOfReturns: Subscriber<'undo'> = async (tx, { tables }, work) => {
  if (tables.has('season_league_teams')) await setForTransaction(tx.manager, { 'courtbook.tells_webhooks': 'off' });
  await work();
};
