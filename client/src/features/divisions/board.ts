import { compareNames } from '@domain/text/compare-names';

/** A team on the board: as it is in its season league. */
export interface BoardTeam {
  id: string;
  withdrawn: boolean;
  team: { id: string; name: string; logoUrl: string | null; colour: string | null; abbreviation: string | null };
  seasonLeague: { id: string; league: { id: string; name: string } };
}

/** A division with its teams, best seed first. */
export interface BoardColumn {
  id: string;
  version: number;
  name: string;
  /** Its bracket has games. */
  hasGames: boolean;
  teams: readonly BoardTeam[];
}

/** The divisions of a season, and its teams that are in none, by name. */
export interface Board {
  divisions: readonly BoardColumn[];
  unassigned: readonly BoardTeam[];
}

/** Teams put somewhere: what one drop does. */
export interface Move {
  /** Season-league teams, in the order in which they shall stand. */
  teamIds: readonly string[];
  /** Null: out of all divisions. */
  divisionId: string | null;
  /**
   * How many of the other teams of the division stay before them. Means nothing for unassigned teams, which stand by
   * name.
   */
  index: number;
}

/** Where a team is. */
export interface Place {
  divisionId: string | null;
  index: number;
}

/** Where a team is now; null for one that is not on the board. */
export function placeOf({ divisions, unassigned }: Board, teamId: string): Place | null {
  const at = unassigned.findIndex(({ id }) => id === teamId);
  if (at !== -1) return { divisionId: null, index: at };
  for (const { id: divisionId, teams } of divisions) {
    const index = teams.findIndex(({ id }) => id === teamId);
    if (index !== -1) return { divisionId, index };
  }
  return null;
}

/** The teams of a column; `null` are the unassigned ones. */
export function teamsIn({ divisions, unassigned }: Board, divisionId: string | null): readonly BoardTeam[] {
  return divisionId === null ? unassigned : (divisions.find(({ id }) => id === divisionId)?.teams ?? []);
}

/**
 * The board after a move. Moving to where the teams are already gives an equal board, so that a move can be laid over
 * its own result.
 */
export function applyMove(board: Board, { teamIds, divisionId, index }: Move): Board {
  const known = new Map(
    [...board.divisions.flatMap(({ teams }) => teams), ...board.unassigned].map((team) => [team.id, team]),
  );
  const moving = teamIds.flatMap((id) => known.get(id) ?? []);
  const isTarget = divisionId === null || board.divisions.some(({ id }) => id === divisionId);
  if (moving.length === 0 || !isTarget) return board;
  const without = (teams: readonly BoardTeam[]): readonly BoardTeam[] =>
    teams.filter(({ id }) => !teamIds.includes(id));
  const rest = without(board.unassigned);
  return {
    divisions: board.divisions.map((column) => ({
      ...column,
      teams: column.id === divisionId ? without(column.teams).toSpliced(index, 0, ...moving) : without(column.teams),
    })),
    unassigned:
      divisionId === null ? [...rest, ...moving].toSorted((a, b) => compareNames(a.team.name, b.team.name)) : rest,
  };
}

/** Whether a move changes anything: a team put back where it was does not. */
export function changes(board: Board, move: Move): boolean {
  const next = applyMove(board, move);
  const order = ({ divisions }: Board): string =>
    JSON.stringify(divisions.map(({ teams }) => teams.map(({ id }) => id)));
  return order(next) !== order(board);
}

/** Versions of the divisions that a move takes from or gives to: what the change is based on. */
export function versionsFor(board: Board, { teamIds, divisionId }: Move): { id: string; version: number }[] {
  return board.divisions
    .filter(({ id, teams }) => id === divisionId || teams.some((team) => teamIds.includes(team.id)))
    .map(({ id, version }) => ({ id, version }));
}

/** The teams that are in no division after some divisions have changed, by name. */
export function unassignedAfter(
  before: Board,
  changed: readonly Pick<BoardColumn, 'id' | 'teams'>[],
): readonly BoardTeam[] {
  const all = [...before.unassigned, ...before.divisions.flatMap(({ teams }) => teams)];
  const lists = before.divisions.map((column) => changed.find(({ id }) => id === column.id) ?? column);
  const assigned = new Set(lists.flatMap(({ teams }) => teams.map(({ id }) => id)));
  return all.filter(({ id }) => !assigned.has(id)).toSorted((a, b) => compareNames(a.team.name, b.team.name));
}

/** The board without a division; its teams become unassigned. */
export function withoutDivision(board: Board, divisionId: string): Board {
  const column = board.divisions.find(({ id }) => id === divisionId);
  if (!column) return board;
  const freed = applyMove(board, { teamIds: column.teams.map(({ id }) => id), divisionId: null, index: 0 });
  return { ...freed, divisions: freed.divisions.filter(({ id }) => id !== divisionId) };
}
