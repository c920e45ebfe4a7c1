import { useDeletion } from '@/app/admin/deletion/use-deletion';
import type { RosterRowFragment } from './season-team.generated';
import { useRemovePlayersFromTeamMutation } from './season-team.hooks.generated';

/** Takes players off a roster after a question. */
export function useRemovePlayers() {
  const [remove] = useRemovePlayersFromTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  return useDeletion<readonly RosterRowFragment[]>({
    question: (chosen) =>
      chosen.length === 0
        ? 'Please select at least one player to delete.'
        : {
            text: 'Are you sure you want to delete the selected players?',
            items: chosen.map(({ player }) => player.fullName),
            consequence:
              'They leave this roster only: the players and their statistics stay. It can be undone for ten minutes.',
          },
    remove: (chosen) => remove({ variables: { ids: chosen.map(({ id }) => id) } }),
    message: 'Players deleted',
    failed: 'The players could not be deleted.',
  });
}
