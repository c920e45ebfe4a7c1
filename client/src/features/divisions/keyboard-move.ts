import { t } from '@/texts';
import { type Board, type Place, teamsIn } from './board';

/**
 * Where an arrow key takes a team that has been picked up; null where it leads nowhere. Columns: unassigned teams
 * first, then the divisions.
 */
export function placeAfterKey(board: Board, teamId: string, { divisionId, index }: Place, key: string): Place | null {
  const others = (column: string | null): number => teamsIn(board, column).filter(({ id }) => id !== teamId).length;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const columns = [null, ...board.divisions.map(({ id }) => id)];
    const column = columns[columns.indexOf(divisionId) + (key === 'ArrowLeft' ? -1 : 1)];
    return column === undefined ? null : { divisionId: column, index: Math.min(index, others(column)) };
  }
  // Unassigned teams stand by name: there is no place to choose.
  if (divisionId === null) return null;
  const last = others(divisionId);
  const next = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }[key];
  return next === undefined || next < 0 || next > last || next === index ? null : { divisionId, index: next };
}

/** Where a team is, in words that are read out: '3 of 8 in Gold', 'unassigned'. */
export function placeInWords(board: Board, teamId: string, { divisionId, index }: Place): string {
  if (divisionId === null) return t.divisions.is_unassigned();
  const count = teamsIn(board, divisionId).filter(({ id }) => id !== teamId).length + 1;
  return t.divisions.of_in({
    number: index + 1,
    count,
    name: board.divisions.find(({ id }) => id === divisionId)?.name ?? '',
  });
}
