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
    .map(({ id, name, teams }) => ({ label: `Move to ${name}`, onSelect: to(id, teams.length) }));
  if (divisionId === null)
    return others.length > 0 ? others : [{ label: 'Add a division first', disabled: true, onSelect: () => undefined }];
  return [
    { label: 'Move up', disabled: index === 0, onSelect: to(divisionId, index - 1) },
    {
      label: 'Move down',
      disabled: index === teamsIn(board, divisionId).length - 1,
      onSelect: to(divisionId, index + 1),
    },
    ...others,
    { label: 'Take out of the division', onSelect: to(null, 0) },
  ];
}
