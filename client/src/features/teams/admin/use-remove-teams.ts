import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
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
      if (chosen.length === 0) return t.teams.please_select_at_least_one_team();
      // Without the preview the question is still asked; the server counts again.
      const answer = await read(TeamRemovalDocument, { ids: chosen.map(({ id }) => id) }).catch(() => undefined);
      const preview = answer?.teamRemovalPreview;
      return {
        text: t.teams.delete_selected_teams(),
        items: chosen.map(({ name }) => name),
        consequence: [
          preview?.message,
          preview?.playedGameCount && t.teams.results_stay_when_marked_as_withdrawn(),
          t.teams.the_teams_and_players_exist_on_it_can(),
        ]
          .filter(Boolean)
          .join(' '),
      };
    },
    remove: (chosen) => remove({ variables: { ids: chosen.map(({ id }) => id) } }),
    message: t.teams.teams_deleted_successfully(),
    failed: t.teams.the_teams_could_not_be_deleted(),
  });
}
