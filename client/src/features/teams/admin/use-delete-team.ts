import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { TeamDeletionDocument } from './teams.generated';
import { useDeleteTeamsMutation } from './teams.hooks.generated';

/** Deletes a team after a question that says what goes with it. */
export function useDeleteTeam() {
  const [remove] = useDeleteTeamsMutation();
  return useDeletion<{ id: string; name: string }>({
    question: async ({ id, name }, read) => {
      const preview = await read(TeamDeletionDocument, { ids: [id] }).catch(() => undefined);
      return {
        text: 'Are you sure you want to delete the selected teams?',
        items: [name],
        consequence: `${preview?.teamDeletionPreview.message ?? ''} It can be undone for ten minutes.`.trim(),
      };
    },
    remove: ({ id }) => remove({ variables: { ids: [id] } }),
    message: 'Teams deleted successfully',
    failed: 'The team could not be deleted.',
  });
}
