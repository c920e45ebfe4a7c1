import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
import { TeamDeletionDocument } from './teams.generated';
import { useDeleteTeamsMutation } from './teams.hooks.generated';

/** Deletes a team after a question that says what goes with it. */
export function useDeleteTeam() {
  const [remove] = useDeleteTeamsMutation();
  return useDeletion<{ id: string; name: string }>({
    question: async ({ id, name }, read) => {
      const answer = await read(TeamDeletionDocument, { ids: [id] }).catch(() => undefined);
      const preview = answer?.teamDeletionPreview;
      return {
        text: t.teams.are_you_sure_you_want_to_delete_the(),
        items: [name],
        consequence: [
          preview?.message,
          preview?.playedGameCount && t.teams.results_stay_when_marked_as_withdrawn(),
          t.common.it_can_be_undone_for_ten_minutes(),
        ]
          .filter(Boolean)
          .join(' '),
      };
    },
    remove: ({ id }) => remove({ variables: { ids: [id] } }),
    message: t.teams.teams_deleted_successfully(),
    failed: t.teams.the_team_could_not_be_deleted(),
  });
}
