import type { UndoRecorder, Where } from '../undo/recorder.service.js';

/** Rows of one table that go. */
export interface RemovalStep {
  table: string;
  where: Where;
}

/**
 * What goes with games and returns with them: box scores, plays, scorekeepers' links with who opened them; in an order
 * in which nothing is left that refers to something gone. Totals are another matter.
 */
export function gameSteps(gameIds: readonly number[]): RemovalStep[] {
  const ofGames: Where = { sql: 't.game_id = ANY($2)', params: [gameIds] };
  const below = (column: string, table: string): Where => ({
    sql: `t.${column} IN (SELECT o.id FROM ${table} o WHERE o.organization_id = $1 AND o.game_id = ANY($2))`,
    params: [gameIds],
  });
  return [
    { table: 'game_line_values', where: below('game_line_id', 'game_lines') },
    { table: 'game_lines', where: ofGames },
    { table: 'period_scores', where: ofGames },
    { table: 'plays', where: ofGames },
    { table: 'scorekeeper_sessions', where: below('link_id', 'scorekeeper_links') },
    { table: 'scorekeeper_links', where: ofGames },
    { table: 'games', where: { sql: 't.id = ANY($2)', params: [gameIds] } },
  ];
}

/** Removes games with what goes with them. What follows games is for whoever announces it. */
export async function removeGames(undo: UndoRecorder, gameIds: readonly number[]): Promise<void> {
  for (const { table, where } of gameSteps(gameIds)) await undo.remove(table, where);
}
