import { winnerOfGame } from '@/ui/matchup';
import { withScorelessPeriods } from '@domain/game/scoreless-periods';
import type { ScoredPeriod } from '@domain/game/sets-won';
import { isFeat } from '@/lib/is-feat';
import type { BoxScoreQuery, BoxScoreSideFragment } from './box-score.generated';

/** A game as its page has it. */
export type BoxScoreGame = NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>;
export type BoxScoreSide = BoxScoreSideFragment;
export type BoxScoreLine = BoxScoreSide['lines'][number];
export type GameLeader = BoxScoreGame['leaders'][number];

/** The score that a page shows: the final one, else the running one, else 0 (league management, section 2). */
export function shownScore({ score, liveScore }: Pick<BoxScoreSide, 'score' | 'liveScore'>): number {
  return score ?? liveScore ?? 0;
}

/** Which side has won; null while it is open, or level, and of what does not count. */
export function winningSide({
  status,
  home,
  away,
}: Pick<BoxScoreGame, 'status' | 'home' | 'away'>): 'home' | 'away' | null {
  return winnerOfGame({ status, homeScore: home.score, awayScore: away.score });
}

/**
 * The game high of each statistic that knows feats: the highest value on either side; null where nobody has any.
 */
export function gameHighs({
  home,
  away,
  statDefinitions,
}: Pick<BoxScoreGame, 'home' | 'away' | 'statDefinitions'>): (number | null)[] {
  return statDefinitions.map((definition, index) => {
    if (!isFeat(definition)) return null;
    return Math.max(0, ...[...home.lines, ...away.lines].map(({ values }) => values[index] ?? 0)) || null;
  });
}

/** The lines that say something: of whoever has statistics or started, or was listed and did not play. */
export function linesToShow(lines: readonly BoxScoreLine[]): BoxScoreLine[] {
  return lines.filter(({ hasValues, started, didNotPlay }) => hasValues || started || didNotPlay);
}

type Scored = Pick<BoxScoreSide, 'periodScores' | 'score' | 'liveScore'>;

/** Both sides' scores of each shown period, in their order; null where one is not kept, and not known to be 0. */
export function lineScore({
  home,
  away,
  periods,
}: {
  home: Scored;
  away: Scored;
  periods: BoxScoreGame['periods'];
}): ScoredPeriod[] {
  const of = ({ periodScores }: Scored, id: string): number | null =>
    periodScores.find(({ period }) => period.id === id)?.score ?? null;
  const totals = { home: home.score ?? home.liveScore, away: away.score ?? away.liveScore };
  return withScorelessPeriods(
    periods.map(({ id }) => ({ home: of(home, id), away: of(away, id) })),
    totals,
  );
}

/** The leaders, a pair per statistic: the home side's and the away side's. */
export function leaderPairs(
  leaders: readonly GameLeader[],
): { definition: GameLeader['definition']; home?: GameLeader; away?: GameLeader }[] {
  const pairs = new Map<string, { definition: GameLeader['definition']; home?: GameLeader; away?: GameLeader }>();
  for (const leader of leaders) {
    const pair = pairs.get(leader.definition.id) ?? { definition: leader.definition };
    pairs.set(leader.definition.id, { ...pair, [leader.side === 'home' ? 'home' : 'away']: leader });
  }
  return [...pairs.values()];
}

/**
 * The score at the end of each shown period; empty where not all of them are kept, or they do not add up to the result.
 */
export function leadsAfterPeriods({
  home,
  away,
  periods,
}: Pick<BoxScoreGame, 'home' | 'away' | 'periods'>): { id: string; name: string; home: number; away: number }[] {
  const scores = lineScore({ home, away, periods });
  if (scores.some((period) => period.home === null || period.away === null)) return [];
  let [sumHome, sumAway] = [0, 0];
  const ends = periods.map(({ id, name }, index) => ({
    id,
    name,
    home: (sumHome += scores[index]!.home!),
    away: (sumAway += scores[index]!.away!),
  }));
  return sumHome === home.score && sumAway === away.score ? ends : [];
}
