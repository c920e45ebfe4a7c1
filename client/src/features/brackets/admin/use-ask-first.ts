import { useCallback } from 'react';
import { gameWords } from '@/app/admin/undo/done-message';
import { t } from '@/texts';
import { useConfirm } from '@/ui/confirm-context';
import type { DivisionBracketFragment } from '../bracket.generated';
import { gamesOf } from '../drawing/match-games';
import { type BracketChange, lostGames } from './lost-games';

/** What is about to be done to a bracket. */
interface Intent {
  question: string;
  confirmLabel: string;
  /** Null where only the server knows what it comes to. */
  change: BracketChange | null;
}

/**
 * A function that asks before the seeds or the options of a bracket change which has games already, naming those that
 * would lose their match; without games it asks nothing. Answers whether to go on.
 */
export function useAskFirst(division: DivisionBracketFragment): (intent: Intent) => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(
    async ({ question, confirmLabel, change }) => {
      const count = gamesOf(division).length;
      if (count === 0) return true;
      const lost = change === null ? null : lostGames(division, change);
      return confirm({
        text: question,
        items: (lost ?? []).map(gameWords),
        consequence: consequenceOf(count, lost?.length ?? null),
        confirmLabel,
        destructive: false,
      });
    },
    [confirm, division],
  );
}

function consequenceOf(count: number, lost: number | null): string {
  const there =
    count === 1 ? t.brackets.this_bracket_has_a_game_already() : t.brackets.this_bracket_has_games_already({ count });
  if (lost === 0) return t.brackets.all_of_them_keep_a_match({ there });
  return lost === null
    ? t.brackets.those_whose_teams_do_not_meet_any_more({ there })
    : t.brackets.those_above_stay_with_a_warning_and_do({ lost, there });
}
