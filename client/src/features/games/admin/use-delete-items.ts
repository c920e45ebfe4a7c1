import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { lostByDeletion } from '@/app/admin/games/lost-by-deletion';
import { t } from '@/texts';
import { useDeleteCalendarItemsMutation } from './admin-schedule.hooks.generated';
import { type ScheduleItem, wordsOfItem } from './schedule-items';

/** What is asked before one or several of a kind go. */
const QUESTIONS = {
  game: (count: number) => t.games.are_you_sure_to_delete_games({ count }),
  bye: (count: number) => t.games.are_you_sure_to_delete_byes({ count }),
  'week-off': (count: number) => t.games.are_you_sure_to_delete_weeks_off({ count }),
} as const;

/** Deletes games, byes and weeks off together after a question that names them; one Undo brings all of them back. */
export function useDeleteItems() {
  const [remove] = useDeleteCalendarItemsMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return useDeletion<readonly ScheduleItem[]>({
    question: async (items, read) => {
      if (items.length === 0) return t.games.select_games_byes_or_week_offs_to_delete();
      const games = items.flatMap((item) => (item.kind === 'game' ? [item.game] : []));
      const consequence =
        games.length > 0
          ? t.games.scores_and_statistics_go_with_their_games_it()
          : t.common.it_can_be_undone_for_ten_minutes();
      return {
        text: questionOf(items),
        items: items.map(wordsOfItem),
        consequence: [await lostByDeletion(games, read), consequence].filter(Boolean).join(' '),
      };
    },
    remove: (items) =>
      remove({
        variables: {
          items: {
            gameIds: items.flatMap((item) => (item.kind === 'game' ? [item.game.id] : [])),
            byeIds: items.flatMap((item) => (item.kind === 'bye' && item.bye.id !== null ? [item.bye.id] : [])),
            weekOffIds: items.flatMap((item) => (item.kind === 'week-off' ? [item.weekOff.id] : [])),
          },
        },
      }),
    message: t.games.items_deleted_successfully(),
    failed: t.games.error_occurred_while_deleting(),
  });
}

function questionOf(items: readonly ScheduleItem[]): string {
  const [kind, ...others] = new Set(items.map((item) => item.kind));
  return others.length > 0 ? t.games.are_you_sure_to_delete_items() : QUESTIONS[kind!](items.length);
}
