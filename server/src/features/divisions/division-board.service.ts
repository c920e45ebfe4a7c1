import { recordAudit } from '../audit/audit.service.js';
import { assertVersion } from '../audit/change.service.js';
import { nextVersion, sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';
import { DivisionEntity } from './division.entity.js';
import { placeTeams, type PlacedTeam } from './division-places.service.js';

/** A season's divisions with their teams, locked: whoever else changes any of them waits. */
export interface DivisionBoard {
  divisions: readonly DivisionEntity[];
  /** In the order of divisions and seeds. */
  teams: readonly PlacedTeam[];
}

/** Season-league teams by division, best seed first. */
export type DivisionLists = ReadonlyMap<number, readonly number[]>;

/** How a change of a board is written down. */
export interface BoardChange {
  /** For the trail: 'division.reorder'. */
  action: string;
  undo: UndoRecorder | null;
  /** The division whose order somebody has decided. Others that have no positions get none by a change. */
  ordered?: number | null;
  /** Versions that the change is based on, by division; absent when it needs none. */
  expected?: ReadonlyMap<number, number>;
}

/** Reads and locks the divisions of a season. */
export async function lockBoard({ manager, organizationId }: Write, seasonId: number): Promise<DivisionBoard> {
  const divisions = await manager.find(DivisionEntity, {
    where: { organizationId, seasonId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  const teams = (await manager.query(
    `SELECT dt.season_league_team_id AS id, dt.division_id AS "divisionId", dt.position, t.name
     FROM division_teams dt
     JOIN season_league_teams slt ON slt.organization_id = dt.organization_id AND slt.id = dt.season_league_team_id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     WHERE dt.organization_id = $1 AND dt.division_id = ANY($2) ORDER BY dt.division_id, dt.position NULLS LAST, dt.season_league_team_id`,
    [organizationId, divisions.map(({ id }) => id)],
  )) as PlacedTeam[];
  return { divisions, teams };
}

/** The teams of a board by division. */
export function listsOf({ divisions, teams }: DivisionBoard): Map<number, number[]> {
  return new Map(
    divisions.map(({ id }) => [id, teams.filter((team) => team.divisionId === id).map((team) => team.id)]),
  );
}

/**
 * Writes the lists that differ from the board's, with positions counted from 0 where there are any, a new version of
 * each such division, and an entry in the trail for each. Teams in no list any more become unassigned.
 * @param names of teams that are not on the board yet
 * @returns the divisions that changed
 * @throws 409 when one of them has another version than expected
 */
export async function saveBoard(
  tx: Write,
  board: DivisionBoard,
  lists: DivisionLists,
  change: BoardChange,
  names: ReadonlyMap<number, string> = new Map(),
): Promise<number[]> {
  const before = listsOf(board);
  const unseeded = unseededOf(board, change.ordered);
  const isNew = (id: number): boolean => id === change.ordered && unseededOf(board, null).has(id);
  const touched = board.divisions.filter(
    ({ id }) => isNew(id) || String(before.get(id)) !== String(lists.get(id) ?? []),
  );
  const { expected } = change;
  for (const division of expected ? touched : []) {
    const { id, name } = division;
    await assertVersion(tx, division, { entityType: 'division', label: name, expected: expected?.get(id) });
  }
  const ids = touched.map(({ id }) => id);
  await placeTeams(tx, change.undo, board.teams, {
    lists: new Map(ids.map((id) => [id, lists.get(id) ?? []])),
    unseeded,
  });
  await touchDivisions(tx, change.undo, ids);
  const nameOf = new Map([...names, ...board.teams.map(({ id, name }) => [id, name] as const)]);
  const namesIn = (list: readonly number[] | undefined): unknown => (list ?? []).map((id) => nameOf.get(id));
  for (const division of touched) {
    const { id, name } = division;
    const version = nextVersion(division);
    const changes = { teams: [namesIn(before.get(id)), namesIn(lists.get(id))] as [unknown, unknown] };
    await recordAudit(tx, {
      action: change.action,
      entityType: 'division',
      entityId: id,
      label: name,
      version,
      changes,
    });
  }
  return ids;
}

/** Divisions that have teams and no position: results decide their order, until somebody else does. */
export function unseededOf({ divisions, teams }: DivisionBoard, except?: number | null): Set<number> {
  const unseeded = divisions.filter(({ id }) => {
    const own = teams.filter((team) => team.divisionId === id);
    return id !== except && own.length > 0 && own.every(({ position }) => position === null);
  });
  return new Set(unseeded.map(({ id }) => id));
}

/** Notes that a division's teams are no longer those of the board: a new version, and an entry in the trail. */
export async function noteTeams(tx: Write, before: DivisionBoard, divisionId: number, action: string): Promise<void> {
  const namesIn = ({ teams }: DivisionBoard): unknown =>
    teams.filter((team) => team.divisionId === divisionId).map((team) => team.name);
  const division = before.divisions.find(({ id }) => id === divisionId);
  if (!division) return;
  const changes = { teams: [namesIn(before), namesIn(await lockBoard(tx, division.seasonId))] as [unknown, unknown] };
  await touchDivisions(tx, null, [divisionId]);
  const [label, version] = [division.name, nextVersion(division)];
  await recordAudit(tx, { action, entityType: 'division', entityId: divisionId, label, version, changes });
}

/** A new version of divisions whose teams changed. */
async function touchDivisions(tx: Write, undo: UndoRecorder | null, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { set: sql, params } = sqlStamp(tx, 3);
  if (undo) await undo.change('divisions', { sql: 't.id = ANY($2)', params: [ids] }, { sql, params });
  else
    await tx.manager.query(`UPDATE divisions SET ${sql} WHERE organization_id = $1 AND id = ANY($2)`, [
      tx.organizationId,
      ids,
      ...params,
    ]);
}
