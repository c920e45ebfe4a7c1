import type { Side } from '../game-status.js';
import { highFacts } from './high-facts.js';
import { leaderFacts } from './leader-facts.js';
import { lineFacts } from './line-facts.js';
import { levelFact, periodFacts } from './period-facts.js';
import type { RecapFact, RecapGame } from './recap-facts.js';
import { runFact } from './run-fact.js';
import { streakFacts } from './streak-facts.js';

/**
 * What can be told of a game with a result, each of it so by the data alone: how it ended and how it came to that, who
 * did what, and what it means for both sides' season. In the order of a report.
 */
export function recapOf(given: RecapGame): RecapFact[] {
  // A file may have an overtime that was not played: 0 to 0.
  const isPlayed = ({ kind, score: { home, away } }: RecapGame['periods'][number]): boolean =>
    kind !== 'overtime' || (home ?? 0) + (away ?? 0) > 0;
  const game = { ...given, periods: given.periods.filter(isPlayed) };
  const { score, periods, lines, leaders = [], resultsBefore } = game;
  const overtimes = periods.filter(({ kind }) => kind === 'overtime').length;
  const winner = winnerOf(game);
  return [
    { kind: 'result', side: winner, score, overtimes },
    ...levelFact(game),
    ...(winner === null ? [] : [...periodFacts(game, winner), ...runFact(game, winner)]),
    ...(leaders.length > 0 ? leaderFacts(lines, leaders) : lineFacts(lines)),
    ...highFacts(game),
    ...(winner === null || resultsBefore === null ? [] : streakFacts(resultsBefore, winner)),
  ];
}

function winnerOf({ score: { home, away } }: RecapGame): Side | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
