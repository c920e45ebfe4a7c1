import { fewestMoves } from './generator/fewest-moves.js';
import { generateSchedule } from './generate-schedule.js';
import { scheduleObstacles } from './schedule-obstacles.js';
import type { PresentGame, RepairedGame, RepairedSchedule } from './repair-problem.js';
import type { KeptGame, ScheduleProblem } from './schedule-problem.js';

/** How much of a repair the search for places usually is. */
const SEARCH_SHARE = 0.4;

/**
 * Repairs a schedule after what happened to it: a week off, a team that left or joined, a game put off, a hall lost. As
 * many of the present games as possible are played, by the same teams; of these as few as possible change their place;
 * then games are added, where teams sit out a week in which others could play them. Nothing else changes.
 * @param problem as it is now: its cells are those that can still be played in, kept games stay in any case
 * @param tellShare is told how much is done
 */
export function repairSchedule(
  problem: ScheduleProblem,
  present: readonly PresentGame[],
  tellShare: (share: number) => void = () => {},
): RepairedSchedule {
  const { cells, isFewest } = fewestMoves(problem, present);
  tellShare(SEARCH_SHARE);
  const games = present.map(({ id, cell: before }, index): RepairedGame => {
    const cell = cells[index]!;
    if (cell === null) return { id, change: 'removed', cell };
    return { id, change: cell === before ? 'stays' : 'moved', cell };
  });
  const standing = present.flatMap(({ homeTeamId, awayTeamId }, index): KeptGame[] => {
    const cell = problem.cells[cells[index] ?? -1];
    return cell === undefined ? [] : [{ homeTeamId, awayTeamId, ...cell }];
  });
  const kept = [...problem.kept, ...standing];
  const schedule = generateSchedule({ ...problem, kept }, (share) =>
    tellShare(SEARCH_SHARE + (1 - SEARCH_SHARE) * share),
  );
  // What stays was told apart from what is free for the search alone: it is no obstacle, and its teams are not left
  // out.
  const obstacles = scheduleObstacles(problem);
  // Its figures leave out teams that nothing could be added for; of such a plan none would be true.
  const isOfAll = schedule.obstacles.every(({ severity }) => severity === 'warning');
  const certificate = isOfAll ? schedule.certificate : [];
  return { games, added: schedule.games, isFewest, schedule: { ...schedule, obstacles, certificate } };
}
