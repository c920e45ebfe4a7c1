import type { EntityManager } from 'typeorm';
import { keepNoHistory } from '../audit/without-history.service.js';
import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

/** A line of one of the players in a game's box score, as much of it as a merge looks at. */
export interface MergeLine {
  id: number;
  gameId: number;
  playerId: number;
  teamId: number;
  position: string | null;
  started: boolean;
  didNotPlay: boolean;
  /** Definitions of the statistics that have a value, 0 included. */
  stats: number[];
}

/** Lines of one game that become one. */
export interface JoinedLine {
  /** The line that stays. */
  line: MergeLine;
  /** Those that go, their values with the one that stays. */
  others: MergeLine[];
}

/** Two lines of one game that cannot be one person's. */
export interface LineConflict {
  gameId: number;
  /** Definitions that several lines have a value of; empty when they are of different teams. */
  stats: number[];
}

/** What becomes of the lines of players who are merged. */
export interface LinePlan {
  /** Games in which one of the merged players has a line. */
  gameIds: number[];
  joined: JoinedLine[];
  conflicts: LineConflict[];
}

/**
 * Plans the merge of lines. Where two lines are of one game they become one when nothing that was counted gets lost:
 * lines without any value give way, and lines of one team are joined when no statistic has a value in both. Everything
 * else is a conflict.
 * @param playerIds the player who stays, then the others in the order in which they are asked
 */
export function planLines(lines: readonly MergeLine[], playerIds: readonly number[]): LinePlan {
  const [keepId] = playerIds;
  const byGame = new Map<number, MergeLine[]>();
  for (const line of lines) byGame.set(line.gameId, [...(byGame.get(line.gameId) ?? []), line]);
  const plan: LinePlan = { gameIds: [], joined: [], conflicts: [] };
  for (const [gameId, unordered] of byGame) {
    if (unordered.every(({ playerId }) => playerId === keepId)) continue;
    plan.gameIds.push(gameId);
    if (unordered.length === 1) continue;
    const own = unordered.toSorted((a, b) => playerIds.indexOf(a.playerId) - playerIds.indexOf(b.playerId));
    const counted = own.filter(({ stats }) => stats.length > 0);
    const all = counted.flatMap(({ stats }) => stats);
    const twice = [...new Set(all.filter((stat, index) => all.indexOf(stat) !== index))];
    if (new Set(counted.map(({ teamId }) => teamId)).size > 1) plan.conflicts.push({ gameId, stats: [] });
    else if (twice.length > 0) plan.conflicts.push({ gameId, stats: twice });
    else plan.joined.push(join(counted[0] ?? own[0]!, own));
  }
  return plan;
}

function join(line: MergeLine, all: readonly MergeLine[]): JoinedLine {
  const others = all.filter((other) => other !== line);
  const counts = line.stats.length > 0;
  return {
    line: {
      ...line,
      position: line.position ?? others.find(({ position }) => position !== null)?.position ?? null,
      started: all.some(({ started }) => started),
      didNotPlay: counts ? line.didNotPlay : all.every(({ didNotPlay }) => didNotPlay),
    },
    others,
  };
}

/**
 * Locks the games from which lines are carried over, by id. Whoever writes lines or statistics of a game holds it
 * shared, whoever takes it away alone: as long as this is held it stays as it is planned for.
 */
export async function lockMergeGames({ manager, organizationId }: Write, mergeIds: readonly number[]): Promise<void> {
  await manager.query(
    `SELECT FROM games g WHERE g.organization_id = $1
       AND g.id IN (SELECT l.game_id FROM game_lines l WHERE l.organization_id = $1 AND l.player_id = ANY($2))
     ORDER BY g.id FOR NO KEY UPDATE`,
    [organizationId, mergeIds],
  );
}

/** Reads the lines of some players, by game. */
export async function readMergeLines(
  manager: EntityManager,
  organizationId: number,
  playerIds: readonly number[],
): Promise<MergeLine[]> {
  return (await manager.query(
    `SELECT l.id, l.game_id AS "gameId", l.player_id AS "playerId", l.team_id AS "teamId", l.position, l.started, l.did_not_play AS "didNotPlay",
       ARRAY(SELECT v.stat_definition_id FROM game_line_values v WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id
         ORDER BY v.stat_definition_id) AS stats
     FROM game_lines l WHERE l.organization_id = $1 AND l.player_id = ANY($2) ORDER BY l.game_id, l.id`,
    [organizationId, playerIds],
  )) as MergeLine[];
}

/** Carries out a plan without conflicts. */
export async function mergeLines(
  tx: Write,
  undo: UndoRecorder,
  { joined }: LinePlan,
  keepId: number,
  mergeIds: readonly number[],
): Promise<void> {
  await keepNoHistory(tx.manager);
  const stamp = sqlStamp(tx, 4);
  const ofLine = sqlStamp(tx, 7);
  for (const { line, others } of joined) {
    const ids = others.map(({ id }) => id);
    await undo.change(
      'game_line_values',
      { sql: 't.game_line_id = ANY($2)', params: [ids] },
      {
        sql: `game_line_id = $3, ${stamp.set}`,
        params: [line.id, ...stamp.params],
      },
    );
    await undo.remove('game_lines', { sql: 't.id = ANY($2)', params: [ids] });
    await undo.change(
      'game_lines',
      { sql: 't.id = $2', params: [line.id] },
      {
        sql: `player_id = $3, position = $4, started = $5, did_not_play = $6, ${ofLine.set}`,
        params: [keepId, line.position, line.started, line.didNotPlay, ...ofLine.params],
      },
    );
  }
  await undo.change(
    'game_lines',
    { sql: 't.player_id = ANY($2)', params: [mergeIds] },
    {
      sql: `player_id = $3, ${stamp.set}`,
      params: [keepId, ...stamp.params],
    },
  );
  for (const column of ['player_id', 'other_player_id'])
    await undo.change(
      'plays',
      { sql: `t.${column} = ANY($2)`, params: [mergeIds] },
      { sql: `${column} = $3`, params: [keepId] },
    );
  await undo.change(
    'game_ledger',
    { sql: 't.player_id = ANY($2)', params: [mergeIds] },
    { sql: 'player_id = $3', params: [keepId] },
  );
}
