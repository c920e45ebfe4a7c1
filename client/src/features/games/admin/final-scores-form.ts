import type { SetGameScoreInput } from '@/graphql/schema.generated';
import type { AdminGameFragment } from '@/app/admin/games/game-writes.generated';
import { t } from '@/texts';

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

/** What is wrong with one of the two: whole numbers, both or neither; both, where the tick says something new. */
export function scoreProblem(
  values: FinalScoresValues,
  name: keyof Scores,
  { status }: Pick<AdminGameFragment, 'status'>,
): string | null {
  const [own, other] = [values[name].trim(), values[name === 'homeScore' ? 'awayScore' : 'homeScore'].trim()];
  if (own === '' && other === '')
    return values.forfeit === (status === 'FORFEIT') ? null : t.games.whether_it_is_a_forfeit_is_saved_with_both();
  if (own === '') return t.games.enter_both_scores_or_neither();
  return /^\d{1,4}$/.test(own) ? null : t.games.enter_a_whole_number();
}
