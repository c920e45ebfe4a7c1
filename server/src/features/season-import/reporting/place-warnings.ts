import { withinTransaction } from '../../../lib/within-transaction.js';
import type { Write } from '../../audit/write.service.js';
import { findingsOfGames } from '../../calendar/place-findings.service.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import type { ProblemList } from './problem.js';

/**
 * Notes what speaks against date, time and place of imported games, each at its line. They are imported all the same.
 * Within the transaction that has written them, so that a preview, which rolls them back, is told of them, too.
 */
export async function warnOfPlaces(
  { ctx, manager, organizationId }: Write,
  games: readonly { readonly id: number; readonly line: number }[],
  warnings: ProblemList,
): Promise<void> {
  if (games.length === 0) return;
  const found = await findingsOfGames(
    await withinTransaction(ctx, manager),
    organizationId,
    games.map(({ id }) => id),
  );
  for (const { id, line } of games)
    for (const { message } of found.get(id) ?? []) warnings.add(FILE_NAMES.games, line, 'date', message);
}
