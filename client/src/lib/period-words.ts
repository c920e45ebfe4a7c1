import { sportTraits } from '@domain/sports/sport-traits';
import { t } from '@/texts';

/** What the periods of a sport are called where no single one is meant. */
export interface PeriodWords {
  readonly period: string;
  readonly scoreBy: string;
  readonly ofAnother: string;
  readonly scoresSaved: string;
  readonly scoresNotSaved: string;
}

const WORDS: Readonly<Record<'period' | 'set' | 'inning', () => PeriodWords>> = {
  period: () => ({
    period: t.periodWords.period(),
    scoreBy: t.periodWords.score_by_period(),
    ofAnother: t.periodWords.enter_plays_of_another_period(),
    scoresSaved: t.periodWords.scores_by_period_saved(),
    scoresNotSaved: t.periodWords.the_scores_by_period_could_not_be_saved(),
  }),
  set: () => ({
    period: t.periodWords.set(),
    scoreBy: t.periodWords.score_by_set(),
    ofAnother: t.periodWords.enter_plays_of_another_set(),
    scoresSaved: t.periodWords.scores_by_set_saved(),
    scoresNotSaved: t.periodWords.the_scores_by_set_could_not_be_saved(),
  }),
  inning: () => ({
    period: t.periodWords.inning(),
    scoreBy: t.periodWords.score_by_inning(),
    ofAnother: t.periodWords.enter_plays_of_another_inning(),
    scoresSaved: t.periodWords.scores_by_inning_saved(),
    scoresNotSaved: t.periodWords.the_scores_by_inning_could_not_be_saved(),
  }),
};

/** By the name of the sport: sets of volleyball and tennis, innings of baseball, any other's periods. */
export function periodWords(sport: string | null | undefined): PeriodWords {
  return WORDS[sportTraits(sport).periods]();
}
