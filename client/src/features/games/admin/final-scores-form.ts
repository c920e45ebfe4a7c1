import { statusAfterScores } from '@domain/game/result-rules';
import type { GameStatus, SetGameScoreInput } from '@/graphql/schema.generated';
import type { AdminGameFragment } from '@/app/admin/games/game-writes.generated';
import { t } from '@/texts';
import { scoreProblem as wholeNumberProblem } from './period-scores-form';

/** As typed; '' for none. */
interface Scores {
  homeScore: string;
  awayScore: string;
}

/** The final scores as the form has them. */
export interface FinalScoresValues extends Scores {
  /** Decided without play. */
  forfeit: boolean;
}

const asText = (score: number | null): string => (score === null ? '' : String(score));
const asNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What the form begins with. */
export function finalScoresValues({ homeScore, awayScore, status }: AdminGameFragment): FinalScoresValues {
  return { homeScore: asText(homeScore), awayScore: asText(awayScore), forfeit: status === 'FORFEIT' };
}

/** What the server is told: both scores, or neither, which leaves the status. */
export function finalScoresInput(basis: AdminGameFragment, values: FinalScoresValues): SetGameScoreInput {
  const homeScore = asNumber(values.homeScore);
  return {
    homeScore,
    awayScore: asNumber(values.awayScore),
    ...(homeScore !== null && { forfeit: values.forfeit }),
    expectedVersion: basis.version,
  };
}

/** What becomes of the game by what is typed; null while that is not known. */
export function scoresAfter(
  basis: AdminGameFragment,
  values: FinalScoresValues,
): Pick<AdminGameFragment, 'status' | 'homeScore' | 'awayScore'> | null {
  if (scoreProblem(values, 'homeScore', basis) !== null || scoreProblem(values, 'awayScore', basis) !== null)
    return null;
  const { homeScore = null, awayScore = null, forfeit = null } = finalScoresInput(basis, values);
  const before = basis.status.toLowerCase() as Lowercase<GameStatus>;
  const status = statusAfterScores(before, { scoreHome: homeScore, scoreAway: awayScore }, forfeit);
  return { status: status.toUpperCase() as GameStatus, homeScore, awayScore };
}

/** Whether it is said to be decided by forfeit, with a score that nobody wins by. */
export function isDrawnForfeit({ homeScore, awayScore, forfeit }: FinalScoresValues): boolean {
  const [home, away] = [asNumber(homeScore), asNumber(awayScore)];
  return forfeit && home !== null && home === away;
}

/**
 * What is wrong with one of the two: whole numbers, both; or neither, which takes away those that are there. Both, too,
 * where the tick says something new.
 */
export function scoreProblem(
  values: FinalScoresValues,
  name: keyof Scores,
  basis: Pick<AdminGameFragment, 'status' | 'homeScore' | 'awayScore'>,
): string | null {
  const [own, other] = [values[name].trim(), values[name === 'homeScore' ? 'awayScore' : 'homeScore'].trim()];
  const hasScores = basis.homeScore !== null || basis.awayScore !== null;
  if (own === '' && other === '') {
    if (values.forfeit !== (basis.status === 'FORFEIT')) return t.games.whether_it_is_a_forfeit_is_saved_with_both();
    return hasScores ? null : t.games.enter_both_scores();
  }
  if (own === '') return hasScores ? t.games.enter_both_scores_or_neither() : t.games.enter_both_scores();
  return wholeNumberProblem(own);
}
