import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
import { PlayerDeletionDocument } from './players.generated';
import { useDeletePlayersMutation } from './players.hooks.generated';

/** Deletes players for good after a question that says what goes with them. */
export function useDeletePlayers() {
  const [remove] = useDeletePlayersMutation({ refetchQueries: ['AdminPlayers'], awaitRefetchQueries: true });
  return useDeletion<readonly { id: string; fullName: string }[]>({
    question: async (chosen, read) => {
      if (chosen.length === 0) return t.players.please_select_at_least_one_player_to_delete();
      const preview = await read(PlayerDeletionDocument, { ids: chosen.map(({ id }) => id) }).catch(() => undefined);
      return {
        text: t.players.are_you_sure_you_want_to_delete_the(),
        items: chosen.map(({ fullName }) => fullName),
        consequence: t.players
          .it_can_be_undone_for_ten_minutes({ message: preview?.playerDeletionPreview.message ?? '' })
          .trim(),
      };
    },
    remove: (chosen) => remove({ variables: { ids: chosen.map(({ id }) => id) } }),
    message: t.players.players_deleted(),
    failed: t.players.the_players_could_not_be_deleted(),
  });
}
