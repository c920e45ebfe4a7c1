import { otherSide } from '../../plays/other-side.js';
import type { BothSides } from '../../plays/play-summary.js';
import type { Side } from '../game-status.js';
import { type RecapFact, type RecapGame, SIDES } from './recap-facts.js';

/** From how far behind a victory is told as a comeback. */
const FAR_BEHIND = 5;

type Period = { readonly id: RecapGame['periods'][number]['id']; readonly score: BothSides<number> };

/**
 * What the scores by period tell of the winner: from how far behind it came, or that it was always ahead; its best
 * period; that it took overtimes. Nothing where they are not all kept, or do not add up to the result.
 */
export function periodFacts(game: RecapGame, winner: Side): RecapFact[] {
  const periods = scoredPeriods(game);
  if (periods === null) return [];
  const loser = otherSide(winner);
  const leads = periods.map(({ score }) => score[winner] - score[loser]);
  const ends = runningScores(periods);
  // What stands at the end of the last period is the result.
  const before = ends.slice(0, -1).map((score) => score[winner] - score[loser]);
  const facts: RecapFact[] = [];
  const behind = Math.min(0, ...before);
  if (-behind >= FAR_BEHIND) {
    const at = before.indexOf(behind);
    facts.push({ kind: 'comeback', side: winner, periodId: periods[at]!.id, score: ends[at]! });
  } else if (before.every((lead) => lead > 0)) facts.push({ kind: 'ahead_throughout', side: winner });
  const best = Math.max(...leads);
  if (best > 0 && leads.filter((lead) => lead === best).length === 1) {
    const { id, score } = periods[leads.indexOf(best)]!;
    facts.push({ kind: 'best_period', side: winner, periodId: id, score });
  }
  return facts;
}

/** That it was level before the overtimes, as the scores by period have it. */
export function levelFact(game: RecapGame): RecapFact[] {
  const periods = scoredPeriods(game);
  const first = game.periods.findIndex(({ kind }) => kind === 'overtime');
  if (periods === null || first < 1) return [];
  const score = runningScores(periods)[first - 1]!;
  return score.home === score.away ? [{ kind: 'level', score }] : [];
}

/** The periods, where there are several, both sides' points of each are kept, and they add up to the result. */
function scoredPeriods({ periods, score }: RecapGame): Period[] | null {
  const scored = periods.flatMap(({ id, score: { home, away } }) =>
    home === null || away === null ? [] : [{ id, score: { home, away } }],
  );
  const isWhole = scored.length === periods.length && scored.length > 1;
  const sum = runningScores(scored).at(-1);
  return isWhole && SIDES.every((side) => sum?.[side] === score[side]) ? scored : null;
}

function runningScores(periods: readonly Period[]): BothSides<number>[] {
  let [home, away] = [0, 0];
  return periods.map(({ score }) => ({ home: (home += score.home), away: (away += score.away) }));
}
