import type { BothSides } from '../../plays/play-summary.js';
import { otherSide } from '../../plays/other-side.js';
import type { Side } from '../game-status.js';
import { type RecapFact, type RecapGame, SIDES } from './recap-facts.js';

/** How many points without an answer are told. */
const LONG_RUN = 6;

interface Run {
  readonly side: Side;
  readonly points: number;
  readonly from: BothSides<number>;
  readonly to: BothSides<number>;
}

/**
 * The longest of the winner's runs after whose end the other side never drew level; of equally long ones the last.
 * Nothing where the plays do not add up to the result.
 */
export function runFact({ scoring, score }: RecapGame, winner: Side): RecapFact[] {
  const runs = runsOf(scoring);
  const end = runs.at(-1)?.to;
  if (!end || SIDES.some((side) => end[side] !== score[side])) return [];
  const lead = (at: BothSides<number>): number => at[winner] - at[otherSide(winner)];
  let decisive: Run | null = null;
  // From the end: as soon as nobody, or the other side, was ahead after a run, no earlier one decided it.
  for (const run of runs.toReversed()) {
    if (lead(run.to) <= 0) break;
    if (run.side === winner && run.points >= LONG_RUN && run.points > (decisive?.points ?? 0)) decisive = run;
  }
  if (decisive === null) return [];
  const { points, from, to } = decisive;
  return [{ kind: 'run', side: winner, points, from, score: to, tookLead: lead(from) <= 0 }];
}

function runsOf(scoring: RecapGame['scoring']): Run[] {
  const runs: Run[] = [];
  let at: BothSides<number> = { home: 0, away: 0 };
  for (const { side, points } of scoring) {
    const to = { ...at, [side]: at[side] + points };
    const last = runs.at(-1);
    if (last?.side === side) runs[runs.length - 1] = { ...last, points: last.points + points, to };
    else runs.push({ side, points, from: at, to });
    at = to;
  }
  return runs;
}
