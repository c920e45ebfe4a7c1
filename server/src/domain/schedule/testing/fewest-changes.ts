import type { PresentGame } from '../repair-problem.js';
import type { PlannedGame, ScheduleProblem } from '../schedule-problem.js';
import { brokenRules } from './broken-rules.js';

/** The fewest games that any repair removes, and then the fewest that it moves: by looking at all of them. */
export function fewestChanges(
  problem: ScheduleProblem,
  present: readonly PresentGame[],
): { removed: number; moved: number } {
  let best = { removed: present.length + 1, moved: 0 };
  const isBetter = (removed: number, moved: number): boolean =>
    removed < best.removed || (removed === best.removed && moved < best.moved);
  const visit = (index: number, games: readonly PlannedGame[], removed: number, moved: number): void => {
    if (!isBetter(removed, moved)) return;
    if (index === present.length) {
      best = { removed, moved };
      return;
    }
    const { homeTeamId, awayTeamId, cell: own, leftCell } = present[index]!;
    for (const cell of problem.cells.keys()) {
      if (cell === leftCell) continue;
      const next = [...games, { homeTeamId, awayTeamId, cell }];
      if (brokenRules(problem, next).length === 0) visit(index + 1, next, removed, moved + Number(cell !== own));
    }
    visit(index + 1, games, removed + 1, moved);
  };
  visit(0, [], 0, 0);
  return best;
}
