import {
  type EarlierBest,
  type RecapFact,
  type RecapGame,
  type RecapLine,
  TOLD_STATISTICS,
  type ToldStatistic,
} from './recap-facts.js';

/** In fewer earlier games something is soon the most. */
const ENOUGH_GAMES = 5;
/** How many highs a recap tells. */
const MOST_HIGHS = 3;
/** What nobody calls a high, however few they had before. */
const LEAST: Readonly<Record<ToldStatistic, number>> = { PTS: 10, REB: 5, AST: 5, '3PM': 3 };

/** What lines could be the most of a season by themselves; of no other is it asked what was before. */
export function highCandidates(lines: readonly RecapLine[]): { line: RecapLine; statistic: ToldStatistic }[] {
  return TOLD_STATISTICS.flatMap((statistic) =>
    lines.filter(({ values }) => (values[statistic] ?? 0) >= LEAST[statistic]).map((line) => ({ line, statistic })),
  );
}

type HighFact = Extract<RecapFact, { readonly statistic: ToldStatistic }>;

const RANK: Readonly<Record<HighFact['kind'], number>> = {
  career_high: 0,
  season_high: 1,
  equals_career_high: 2,
  equals_season_high: 3,
};

/**
 * Who had more of a statistic than ever before, in the season or in all games that are kept, or as many points; what is
 * rarest first.
 */
export function allHighs({ lines, bests }: Pick<RecapGame, 'lines' | 'bests'>): HighFact[] {
  const bestOf = new Map(bests.map((best) => [`${best.playerId} ${best.statistic}`, best]));
  return highCandidates(lines)
    .flatMap(({ line: { side, playerId, values }, statistic }): HighFact[] => {
      const value = values[statistic] ?? 0;
      const best = bestOf.get(`${playerId} ${statistic}`);
      const high = best && highOf(best, value);
      // As many rebounds as once before is not worth a sentence.
      const isTold = high && (statistic === 'PTS' || RANK[high.kind] < RANK.equals_career_high);
      return isTold ? [{ ...high, side, playerId, statistic, value }] : [];
    })
    .toSorted((one, other) => RANK[one.kind] - RANK[other.kind]);
}

/** The highs of a game that its recap tells: of each player one. */
export function highFacts(game: Pick<RecapGame, 'lines' | 'bests'>): RecapFact[] {
  const highs = allHighs(game);
  return highs
    .filter(({ playerId }, index) => highs.findIndex((each) => each.playerId === playerId) === index)
    .slice(0, MOST_HIGHS);
}

function highOf({ season, all }: EarlierBest, value: number): Pick<HighFact, 'kind' | 'games'> | null {
  // Without games of another season it is the season's alone.
  const hasCareer = all.games > season.games && all.games >= ENOUGH_GAMES;
  const hasSeason = season.games >= ENOUGH_GAMES;
  if (hasCareer && value > all.best) return { kind: 'career_high', games: all.games };
  if (hasSeason && value > season.best) return { kind: 'season_high', games: season.games };
  if (hasCareer && value === all.best) return { kind: 'equals_career_high', games: all.games };
  if (hasSeason && value === season.best) return { kind: 'equals_season_high', games: season.games };
  return null;
}
