import { fewestMoves, type Moves } from './generator/fewest-moves.js';
import type { PresentGame } from './repair-problem.js';
import type { ScheduleProblem } from './schedule-problem.js';

/**
 * As `fewestMoves`, where games were put off from cells that others may have: these are left alone first, so that a game
 * put off goes elsewhere, and then given to other games that would have no place. Nothing is called the fewest then but
 * a repair that removes no game and moves those alone that had lost their place.
 */
export function movesBesideLeft(problem: ScheduleProblem, present: readonly PresentGame[]): Moves {
  const left = new Set(present.flatMap(({ leftCell }) => leftCell ?? []));
  if (left.size === 0) return fewestMoves(problem, present);
  const first = withoutCells(problem, present, left);
  const cells = first.includes(null) ? withLeft(problem, present, first) : first;
  const isFewest = present.every(({ cell }, game) => cells[game] !== null && (cell === null || cell === cells[game]));
  return { cells, isFewest };
}

function withoutCells(problem: ScheduleProblem, present: readonly PresentGame[], left: ReadonlySet<number>) {
  const open = [...problem.cells.keys()].filter((cell) => !left.has(cell));
  const position = new Map(open.map((cell, index) => [cell, index]));
  const { cells } = fewestMoves(
    { ...problem, cells: open.map((cell) => problem.cells[cell]!) },
    present.map((game) => ({ ...game, cell: position.get(game.cell ?? -1) ?? null })),
  );
  return cells.map((cell) => (cell === null ? null : open[cell]!));
}

/** Places games that have none in the cells that were left; as before where that would put a game back into its own. */
function withLeft(problem: ScheduleProblem, present: readonly PresentGame[], first: Moves['cells']): Moves['cells'] {
  const taking = [...present.keys()].filter((game) => first[game] !== null || present[game]!.leftCell === undefined);
  const { cells } = fewestMoves(
    problem,
    taking.map((game) => ({ ...present[game]!, cell: first[game]! })),
  );
  const then = present.map((_game, game) => cells[taking.indexOf(game)] ?? null);
  const isBack = present.some(({ leftCell }, game) => leftCell !== undefined && leftCell === then[game]);
  return isBack ? first : then;
}
