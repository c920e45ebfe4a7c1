/** What can order teams that are level on points or record. */
export const TIE_BREAKS = ['headToHead', 'pointDifference', 'pointsScored', 'awayWins', 'drawnLot'] as const;

/** A rule that orders teams that are level. */
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What a league gives for results: whole numbers, a win more than a loss and a tie not outside of the two. */
export interface PointsRule {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
  readonly forfeitWin: number;
  readonly forfeitLoss: number;
}

/** Points that a league may give for a result. */
export const POINTS_LIMITS = { min: -99, max: 99 } as const;

/** How many places may qualify. */
export const PLACES_LIMITS = { min: 1, max: 999 } as const;

/** How a league orders its teams. */
export interface StandingsRules {
  /** Null: by win percentage, fewer losses, more wins; ties count for nobody. */
  readonly points: PointsRule | null;
  /** What is asked in turn about teams that are level. The name comes last, always. */
  readonly tieBreaks: readonly TieBreak[];
}

/** What a season league decides about its standings. */
export interface StandingsSettings extends StandingsRules {
  /** How many are to be among the first: whoever is certain to be, or not to be, is marked. Null: one. */
  readonly qualifyingPlaces: number | null;
  /** Whether all games of the season are entered. Before that nothing is certain, and nobody is marked. */
  readonly scheduleIsComplete: boolean;
}

/** What holds until somebody decides otherwise. */
export const DEFAULT_RULES: StandingsRules = { points: null, tieBreaks: ['headToHead', 'pointDifference'] };

/** What is wrong with points: a field and words about it; null when nothing is. */
export function pointsProblem({ win, tie, loss }: PointsRule): { field: 'win' | 'tie'; message: string } | null {
  if (win <= loss) return { field: 'win', message: 'A win has to give more than a loss.' };
  if (tie > win || tie < loss)
    return { field: 'tie', message: 'A tie gives no less than a loss and no more than a win.' };
  return null;
}
