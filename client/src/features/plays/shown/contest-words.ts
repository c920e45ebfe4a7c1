import { sportTraits } from '@domain/sports/sport-traits';
import { t } from '@/texts';

/** What is said at the table of what two teams play. */
interface ContestWords {
  readonly isPostponed: () => string;
  readonly isCancelled: () => string;
  readonly isFinalAndPlayed: (period: string) => string;
  readonly goesOn: () => string;
  readonly isInProgressAgain: () => string;
}

const WORDS: Readonly<Record<'game' | 'match', ContestWords>> = {
  game: {
    isPostponed: () => t.plays.the_game_is_postponed(),
    isCancelled: () => t.plays.the_game_is_cancelled(),
    isFinalAndPlayed: (period) => t.plays.the_game_is_final_and_is_played({ period }),
    goesOn: () => t.plays.the_game_goes_on(),
    isInProgressAgain: () => t.plays.the_game_is_in_progress_again(),
  },
  match: {
    isPostponed: () => t.plays.the_match_is_postponed(),
    isCancelled: () => t.plays.the_match_is_cancelled(),
    isFinalAndPlayed: (period) => t.plays.the_match_is_final_and_is_played({ period }),
    goesOn: () => t.plays.the_match_goes_on(),
    isInProgressAgain: () => t.plays.the_match_is_in_progress_again(),
  },
};

/** By the name of the sport: a match of sets, and any other's game. */
export function contestWords(sport: string): ContestWords {
  return WORDS[sportTraits(sport).contest];
}
