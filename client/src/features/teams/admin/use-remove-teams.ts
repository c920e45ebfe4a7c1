import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { TeamRemovalDocument } from './league-teams.generated';
import { useRemoveTeamsFromLeagueMutation } from './league-teams.hooks.generated';

interface Chosen {
  id: string;
  name: string;
}

/** Takes teams out of their season league, after a question that says what goes with them. */
export function useRemoveTeams() {
  const [remove] = useRemoveTeamsFromLeagueMutation({ refetchQueries: ['LeagueTeams'], awaitRefetchQueries: true });
  return useDeletion<readonly Chosen[]>({
    question: async (chosen, read) => {
      if (chosen.length === 0) return 'Please select at least one team.';
      // Without the preview the question is still asked; the server counts again.
      const preview = await read(TeamRemovalDocument, { ids: chosen.map(({ id }) => id) }).catch(() => undefined);
      return {
        text: 'Delete selected teams?',
        items: chosen.map(({ name }) => name),
        consequence:
          `${preview?.teamRemovalPreview.message ?? ''} The teams and players exist on. It can be undone for ten minutes.`.trim(),
      };
    },
    remove: (chosen) => remove({ variables: { ids: chosen.map(({ id }) => id) } }),
    message: 'Teams deleted successfully',
    failed: 'The teams could not be deleted.',
  });
}
