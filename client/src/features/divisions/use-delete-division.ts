import { enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { withoutDivision } from './board';
import { changeBoard } from './board-cache';
import { DivisionDeletionDocument, type DivisionDeletionQuery } from './division-board.generated';
import { useDeleteDivisionMutation } from './division-board.hooks.generated';

/** Deletes a division after a question that says what goes with it; its teams are unassigned at once. */
export function useDeleteDivision(seasonId: string) {
  const [remove] = useDeleteDivisionMutation({
    update(cache, { data }) {
      for (const id of data?.deleteDivision.deletedIds ?? [])
        changeBoard(cache, seasonId, (board) => withoutDivision(board, id));
    },
  });
  return useDeletion<{ id: string; name: string }>({
    question: async ({ id, name }, read) => ({
      text: 'Are you sure you want to delete this division?',
      items: [name],
      consequence: consequenceOf((await read(DivisionDeletionDocument, { id })).divisionDeletionPreview),
    }),
    remove: ({ id }) => remove({ variables: { id }, optimisticResponse: { deleteDivision: deletePayload([id]) } }),
    failed: 'The division could not be deleted.',
  });
}

/** What happens beside a division's deletion: 'Its 4 teams become unassigned. It takes 3 bracket games with it.' */
export function consequenceOf({
  unassignedTeams,
  games,
  statisticLines,
}: DivisionDeletionQuery['divisionDeletionPreview']): string {
  const teams =
    unassignedTeams === 0
      ? 'No team is in it.'
      : unassignedTeams === 1
        ? 'Its team becomes unassigned.'
        : `Its ${unassignedTeams} teams become unassigned.`;
  const lost = [
    games === 1 ? '1 bracket game' : `${games} bracket games`,
    ...(statisticLines > 0 ? [`${statisticLines} lines of statistics`] : []),
  ];
  return `${teams}${games === 0 ? '' : ` It takes ${enumerate(lost)} with it.`} It can be undone for ten minutes.`;
}
