import type { PlayKind } from '../../domain/plays/play-kind.js';

/** A line of a box score: a player's team and statistics by abbreviation. */
export interface PlayedLine {
  readonly teamId: number;
  readonly playerId: number;
  readonly values: Readonly<Record<string, number>>;
}

/** A play without what the device adds to it. */
export interface MadePlay {
  readonly kind: PlayKind;
  readonly periodId: number;
  readonly teamId: number;
  readonly playerId: number;
}

/** Scores of a period by team. */
export type PeriodPoints = readonly { readonly periodId: number; readonly points: Readonly<Record<number, number>> }[];

/**
 * Plays whose sums are a game's lines and scores of periods: baskets are spread over the periods so that each has its
 * score, everything else in turn.
 * @throws when points and scores of periods of a team do not add up
 */
export function playsOfLines(lines: readonly PlayedLine[], periods: PeriodPoints): MadePlay[] {
  const plays: MadePlay[] = [];
  for (const teamId of new Set(lines.map((line) => line.teamId))) {
    const own = lines.filter((line) => line.teamId === teamId);
    const scorers = (statistic: string): number[] =>
      own.flatMap(({ playerId, values }) => Array.from({ length: values[statistic] ?? 0 }, () => playerId));
    const left = { MADE_THREE: scorers('3PM'), MADE_TWO: scorers('2PM'), MADE_FREE_THROW: scorers('FTM') };
    for (const [place, { periodId, points }] of periods.entries()) {
      const counts = split(
        points[teamId] ?? 0,
        [left.MADE_THREE, left.MADE_TWO, left.MADE_FREE_THROW],
        periods.length - place,
      );
      for (const [index, kind] of (['MADE_THREE', 'MADE_TWO', 'MADE_FREE_THROW'] as const).entries())
        for (const playerId of left[kind].splice(0, counts[index])) plays.push({ kind, periodId, teamId, playerId });
    }
    let turn = 0;
    for (const { playerId, values } of own) {
      const of = (statistic: string): number => values[statistic] ?? 0;
      const others: readonly (readonly [PlayKind, number])[] = [
        ['MISSED_TWO', of('2PA') - of('2PM')],
        ['MISSED_THREE', of('3PA') - of('3PM')],
        ['MISSED_FREE_THROW', of('FTA') - of('FTM')],
        ['ASSIST', of('AST')],
        ['OFFENSIVE_REBOUND', of('OREB')],
        ['DEFENSIVE_REBOUND', of('DREB')],
        ['STEAL', of('STL')],
        ['BLOCK', of('BLK')],
        ['TURNOVER', of('TO')],
        ['PERSONAL_FOUL', of('PF')],
      ];
      for (const [kind, count] of others)
        for (let number = 0; number < count; number += 1, turn += 1)
          plays.push({ kind, periodId: periods[turn % periods.length]!.periodId, teamId, playerId });
    }
  }
  return plays;
}

/** How many threes, twos and free throws make a score, as evenly as what is left of them allows. */
function split(
  score: number,
  [threes, twos, ones]: readonly [readonly number[], readonly number[], readonly number[]],
  periods: number,
): readonly [number, number, number] {
  const isLast = periods === 1;
  let best: readonly [number, number, number] | null = null;
  let least = Infinity;
  for (let three = 0; three <= threes.length; three += 1) {
    for (let one = 0; one <= ones.length; one += 1) {
      const two = (score - 3 * three - one) / 2;
      if (!Number.isInteger(two) || two < 0 || two > twos.length) continue;
      const uneven = Math.abs(three - threes.length / periods) + Math.abs(one - ones.length / periods);
      if (isLast && (three < threes.length || one < ones.length || two < twos.length)) continue;
      if (uneven >= least) continue;
      least = uneven;
      best = [three, two, one];
    }
  }
  if (!best) throw new Error(`no baskets left make ${score} points`);
  return best;
}
