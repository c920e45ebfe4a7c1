import { useApolloClient } from '@apollo/client/react';
import { enumerate } from '@/app/admin/deletion/deletion-counts';
import { messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { withoutDivision } from './board';
import { changeBoard } from './board-cache';
import { DivisionDeletionDocument, type DivisionDeletionQuery } from './division-board.generated';
import { useDeleteDivisionMutation } from './division-board.hooks.generated';

/** Deletes a division after a question that says what goes with it; its teams are unassigned at once. */
export function useDeleteDivision(seasonId: string): (division: { id: string; name: string }) => Promise<void> {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const done = useUndoToast();
  const [remove] = useDeleteDivisionMutation({
    update(cache, { data }) {
      for (const id of data?.deleteDivision.deletedIds ?? [])
        changeBoard(cache, seasonId, (board) => withoutDivision(board, id));
    },
  });
  return async ({ id, name }) => {
    try {
      const { data: preview } = await client.query({
        query: DivisionDeletionDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const agreed = await confirm({
        text: 'Are you sure you want to delete this division?',
        items: [name],
        consequence: preview ? consequenceOf(preview.divisionDeletionPreview) : undefined,
      });
      if (!agreed) return;
      const { data } = await remove({
        variables: { id },
        optimisticResponse: { deleteDivision: named('DeletePayload', { deletedIds: [id], undoId: null, message: '' }) },
      });
      if (data) done(data.deleteDivision);
    } catch (error) {
      toast({ kind: 'error', text: messageOf(error, 'The division could not be deleted.') });
      await client.refetchQueries({ include: ['DivisionBoard'] });
    }
  };
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
