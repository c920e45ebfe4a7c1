import type { RequestContext } from '../../../context/request-context.js';
import { findingsOfGames } from '../../calendar/place-findings.service.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import type { ProblemList } from './problem.js';

/** Notes what speaks against date, time and place of imported games, each at its line. They are imported all the same. */
export async function warnOfPlaces(
  ctx: RequestContext,
  organizationId: number,
  games: readonly { readonly id: number; readonly line: number }[],
  warnings: ProblemList,
): Promise<void> {
  if (games.length === 0) return;
  const found = await findingsOfGames(
    ctx,
    organizationId,
    games.map(({ id }) => id),
  );
  for (const { id, line } of games)
    for (const { message } of found.get(id) ?? []) warnings.add(FILE_NAMES.games, line, 'date', message);
}
