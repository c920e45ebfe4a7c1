import { otherSide } from '../../plays/other-side.js';
import type { BothSides } from '../../plays/play-summary.js';
import type { Side } from '../game-status.js';
import { type RecapFact, SIDES } from './recap-facts.js';

/** From how many games on a streak is told. */
const STREAK = 3;

/** Which streaks go on or end with this game, and how both stand after it. */
export function streakFacts(resultsBefore: BothSides<string>, winner: Side): RecapFact[] {
  const loser = otherSide(winner);
  const facts: RecapFact[] = [];
  const won = endingIn(resultsBefore[winner], 'W') + 1;
  const lost = endingIn(resultsBefore[winner], 'L');
  if (won >= STREAK) facts.push({ kind: 'winning_streak', side: winner, games: won });
  else if (lost >= STREAK) facts.push({ kind: 'ended_losing_streak', side: winner, games: lost });
  const defeats = endingIn(resultsBefore[loser], 'L') + 1;
  const wins = endingIn(resultsBefore[loser], 'W');
  if (defeats >= STREAK) facts.push({ kind: 'losing_streak', side: loser, games: defeats });
  else if (wins >= STREAK) facts.push({ kind: 'ended_winning_streak', side: loser, games: wins });
  const [home, away] = SIDES.map((side) => {
    const all = resultsBefore[side] + (side === winner ? 'W' : 'L');
    return { wins: countOf(all, 'W'), losses: countOf(all, 'L') };
  });
  return [...facts, { kind: 'records', records: { home: home!, away: away! } }];
}

/** How many of the last results in a row are this one, whatever the games counted for. */
function endingIn(results: string, result: 'W' | 'L'): number {
  const all = results.toUpperCase();
  return (
    all.length - Math.max(...['W', 'L', 'T'].filter((one) => one !== result).map((one) => all.lastIndexOf(one))) - 1
  );
}

function countOf(results: string, result: 'W' | 'L'): number {
  return Array.from(results).filter((one) => one === result).length;
}
