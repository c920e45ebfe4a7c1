import { t } from '@/texts';
import type { MenuItem } from '@/ui/menu';
import { type Board, type Move, placeOf, teamsIn } from './board';

/** What a team's menu offers: every move that dragging allows, for those who do not drag. */
export function cardMenu(board: Board, teamId: string, move: (move: Move) => void): MenuItem[] {
  const place = placeOf(board, teamId);
  if (!place) return [];
  const { divisionId, index } = place;
  const to = (target: string | null, at: number) => () => move({ teamIds: [teamId], divisionId: target, index: at });
  const others = board.divisions
    .filter(({ id }) => id !== divisionId)
    .map(({ id, name, teams }) => ({ label: t.divisions.move_to({ name }), onSelect: to(id, teams.length) }));
  if (divisionId === null)
    return others.length > 0
      ? others
      : [{ label: t.divisions.add_a_division_first(), disabled: true, onSelect: () => undefined }];
  return [
    { label: t.divisions.move_up(), disabled: index === 0, onSelect: to(divisionId, index - 1) },
    {
      label: t.divisions.move_down(),
      disabled: index === teamsIn(board, divisionId).length - 1,
      onSelect: to(divisionId, index + 1),
    },
    ...others,
    { label: t.divisions.take_out_of_the_division(), onSelect: to(null, 0) },
  ];
}
