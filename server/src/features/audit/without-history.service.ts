import type { EntityManager } from 'typeorm';
import { setForTransaction } from '../../database/limits/write-limits.js';

/**
 * Says that what the rest of a transaction changes of games corrects nothing, so that the database does not note it in
 * the ledger of games: rows change whom they belong to, or return as they were.
 */
export async function keepNoHistory(manager: EntityManager): Promise<void> {
  await setForTransaction(manager, { 'courtbook.keeps_history': 'off' });
}
