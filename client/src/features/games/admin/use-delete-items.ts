import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { useDeleteCalendarItemsMutation } from './admin-schedule.hooks.generated';
import { type ScheduleItem, wordsOfItem } from './schedule-items';

const NAMES = { game: 'game', bye: 'bye', 'week-off': 'week off' } as const;
const SEVERAL = { game: 'games', bye: 'byes', 'week-off': 'weeks off' } as const;

/** Deletes games, byes and weeks off together after a question that names them; one Undo brings all of them back. */
export function useDeleteItems() {
  const [remove] = useDeleteCalendarItemsMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return useDeletion<readonly ScheduleItem[]>({
    question: (items) => {
      if (items.length === 0) return 'Select games, byes, or week-offs to delete.';
      const hasGames = items.some(({ kind }) => kind === 'game');
      return {
        text: questionOf(items),
        items: items.map(wordsOfItem),
        consequence: `${hasGames ? 'Scores and statistics go with their games. ' : ''}It can be undone for ten minutes.`,
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
    message: 'Items deleted successfully',
    failed: 'Error occurred while deleting.',
  });
}

function questionOf(items: readonly ScheduleItem[]): string {
  const [kind, ...others] = new Set(items.map((item) => item.kind));
  if (items.length === 1) return `Are you sure you want to delete this ${NAMES[kind!]}?`;
  return `Are you sure you want to delete these ${others.length > 0 ? 'items' : SEVERAL[kind!]}?`;
}
