import { generateSchedule } from '../generate-schedule.js';
import { randomFrom } from '../generator/random.js';
import type { PresentGame } from '../repair-problem.js';
import type { Cell, ScheduleProblem } from '../schedule-problem.js';
import { type ProblemRange, randomProblem } from './random-problem.js';

/** What may have happened to a schedule. */
export const HAPPENINGS = ['week off', 'hall lost', 'postponed', 'cells lost'] as const;
type Happening = (typeof HAPPENINGS)[number];

/** A random schedule that something happened to, beside which a few of its games were put off. */
export function repairedProblem(
  seed: number,
  happening: Happening,
  range: Pick<ProblemRange, 'teams' | 'weeks'>,
): { problem: ScheduleProblem; present: PresentGame[] } {
  const random = randomFrom(seed * 31 + 5);
  const whole = { ...randomProblem(seed, { ...range, unavailable: 0.3, withExceptions: true }), kept: [] };
  const date = whole.cells[random.below(whole.cells.length)]?.date;
  const isLost = (cell: Cell, index: number): boolean => {
    if (happening === 'cells lost') return (index * 7 + seed) % 6 === 0;
    return happening !== 'postponed' && cell.date === date && (happening === 'week off' || cell.court === 'Court 1');
  };
  const left = [...whole.cells.keys()].filter((index) => !isLost(whole.cells[index]!, index));
  const position = new Map(left.map((cell, index) => [cell, index]));
  const present = generateSchedule(whole).games.map((game, id): PresentGame => {
    const cell = position.get(game.cell) ?? null;
    const isOff = random.below(happening === 'postponed' ? 4 : 12) === 0;
    return cell !== null && isOff ? { ...game, id, cell: null, leftCell: cell } : { ...game, id, cell };
  });
  return { problem: { ...whole, cells: left.map((cell) => whole.cells[cell]!) }, present };
}
