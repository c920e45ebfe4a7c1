import { enumerate } from '@/app/admin/deletion/deletion-counts';
import { deletePayload, useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
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
      text: t.divisions.are_you_sure_you_want_to_delete_this(),
      items: [name],
      consequence: consequenceOf((await read(DivisionDeletionDocument, { id })).divisionDeletionPreview),
    }),
    remove: ({ id }) => remove({ variables: { id }, optimisticResponse: { deleteDivision: deletePayload([id]) } }),
    failed: t.divisions.the_division_could_not_be_deleted(),
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
      ? t.divisions.no_team_is_in_it()
      : unassignedTeams === 1
        ? t.divisions.its_team_becomes_unassigned()
        : t.divisions.its_teams_become_unassigned({ unassignedTeams });
  const lost = [
    t.divisions.bracket_games({ games }),
    ...(statisticLines > 0 ? [t.divisions.lines_of_statistics({ statisticLines })] : []),
  ];
  return games === 0
    ? t.divisions.it_can_be_undone_for_ten_minutes({ teams })
    : t.divisions.it_takes_with_it_it_can_be_undone({ teams, enumerate: enumerate(lost) });
}
