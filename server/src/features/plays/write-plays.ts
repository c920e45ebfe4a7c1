import { enteredStatistics } from '../../domain/statistics/entered-statistics.js';
import { STATISTIC_LIMITS } from '../../domain/statistics/statistic-limits.js';
import { UNORDERED } from '../../domain/statistics/unordered.js';
import type { PlayVocabulary } from '../../domain/plays/play-vocabulary.js';
import { statement } from '../../database/prepared.js';
import type { Write } from '../audit/write.service.js';
import { type GamePlayer, runInWrite } from '../statistics/entered-game.service.js';
import { CELL_STAMP as STAMP, WRITTEN_CELLS } from '../statistics/written-cells.js';
import type { PlayPlan } from './plan-plays.js';
import type { PlayedGame } from './played-game.js';

const { min, max } = STATISTIC_LIMITS;

// A play at a time is the common case, so all of it is one statement: plays, lines of players who have none yet,
// values, ledger, period scores, the game's status, and who starts, where there is a line to note it in. No value and
// no score goes below 0 or above what can be entered. One that came from plays alone goes with the last of them: who
// was named by mistake has not played. So does a score of a period in which nothing else was scored, and with a game
// that ceases to have begun each line that plays alone have made.
const WRITE = statement<
  [playerId: number],
  [
    organizationId: number,
    gameId: number,
    at: Date,
    by: number | null,
    actorName: string,
    plays: string,
    cellTeamIds: number[],
    cellPlayerIds: number[],
    cellDefinitionIds: number[],
    cellDeltas: number[],
    cellOperationIds: string[],
    newTeamIds: number[],
    newPlayerIds: number[],
    newPositions: (string | null)[],
    newStarted: boolean[],
    scoreTeamIds: number[],
    scorePeriodIds: number[],
    scoreDeltas: number[],
    scoringKinds: string[],
    begins: boolean,
    starterTeamIds: number[],
    starterPlayerIds: number[],
    starterStarted: boolean[],
    ceases: boolean,
  ]
>(
  'plays_write',
  `WITH entered_ids AS (
     SELECT (p.value ->> 'id')::uuid AS id FROM json_array_elements($6::json) AS p
   ), entered AS (
     INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, clock, team_id, player_id,
       other_player_id, linked_play_id, x, y, note, assists_on_free_throws, technical_counts_as_personal, made_at, received_at, actor_id, actor_name, device)
     SELECT $1, $2, p.id, p.revision, p."isDeleted", p.kind, p."periodId", p."sortOrder", p.clock, p."teamId", p."playerId",
       p."otherPlayerId", p."linkedPlayId", p.x, p.y, p.note, p."assistsOnFreeThrows", p."technicalCountsAsPersonal", p."madeAt", $3, $4, $5, p."enteredOn"
     FROM json_to_recordset($6::json) AS p (id uuid, revision int, "isDeleted" boolean, kind text, "periodId" int, "sortOrder" float8, clock int, "teamId" int,
       "playerId" int, "otherPlayerId" int, "linkedPlayId" uuid, x int, y int, note text, "assistsOnFreeThrows" boolean, "technicalCountsAsPersonal" boolean,
       "madeAt" timestamptz, "enteredOn" text)
   ), delta AS (
     SELECT * FROM unnest($7::int[], $8::int[], $9::int[], $10::int[], $11::text[]) AS d (team_id, player_id, definition_id, delta, operation_id)
   ), made AS (
     INSERT INTO game_lines (organization_id, game_id, team_id, player_id, position, started, sort_order, ${STAMP.columns})
     SELECT $1, $2, n.team_id, n.player_id, n.position, n.started, ${UNORDERED}, ${STAMP.values}
     FROM unnest($12::int[], $13::int[], $14::text[], $15::boolean[]) AS n (team_id, player_id, position, started) ORDER BY n.player_id
     ON CONFLICT ON CONSTRAINT game_lines_player_key DO UPDATE SET sort_order = game_lines.sort_order
     RETURNING id, player_id
   ), line AS (
     SELECT l.id, l.player_id FROM game_lines l WHERE l.organization_id = $1 AND l.game_id = $2 AND l.player_id = ANY($8) UNION SELECT id, player_id FROM made
   ), target AS (
     SELECT d.*, line.id AS line_id, v.value AS before, least(${max}, greatest(${min}, coalesce(v.value, 0) + d.delta)) AS after,
       v.id IS NOT NULL AND coalesce(v.value, 0) + d.delta <= 0 AND (
         SELECT bool_and(e.operation = 'add' AND e.operation_id LIKE 'play/%') AND bool_or(e.before IS NULL) FROM statistics_ledger e
         WHERE e.organization_id = $1 AND e.game_id = $2 AND e.player_id = d.player_id AND e.stat_definition_id = d.definition_id) IS TRUE AS is_gone
     FROM delta d JOIN line USING (player_id)
     LEFT JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = line.id AND v.stat_definition_id = d.definition_id
   ), step AS (
     SELECT *, CASE WHEN NOT is_gone THEN after END AS value FROM target WHERE is_gone OR after IS DISTINCT FROM coalesce(before, 0)
   ), cell AS (
     SELECT line_id, definition_id, value FROM step
   ), ${WRITTEN_CELLS}, ledger AS (
     INSERT INTO statistics_ledger (organization_id, game_id, team_id, player_id, stat_definition_id, operation, operation_id, before, after,
       actor_id, actor_name, at, version)
     SELECT $1, $2, s.team_id, s.player_id, s.definition_id, 'add', s.operation_id, s.before, s.value, $4, $5, $3, w.version
     FROM step s JOIN written w ON w.game_line_id = s.line_id AND w.stat_definition_id = s.definition_id
   ), score AS (
     SELECT t.team_id, t.period_id, p.id, least(${max}, greatest(${min}, coalesce(p.score, 0) + t.delta)) AS after, p.id IS NOT NULL AND p.score + t.delta <= 0 AND NOT EXISTS (
         SELECT FROM plays o WHERE o.organization_id = $1 AND o.game_id = $2 AND o.team_id = t.team_id AND o.game_period_id = t.period_id
           AND o.kind = ANY($19) AND NOT o.is_deleted AND NOT EXISTS (SELECT FROM entered_ids e WHERE e.id = o.play_id)
           AND NOT EXISTS (SELECT FROM plays n WHERE n.organization_id = $1 AND n.game_id = $2 AND n.play_id = o.play_id AND n.revision > o.revision)) AS is_gone
     FROM unnest($16::int[], $17::int[], $18::int[]) AS t (team_id, period_id, delta)
     LEFT JOIN period_scores p ON p.organization_id = $1 AND p.game_id = $2 AND p.team_id = t.team_id AND p.game_period_id = t.period_id
   ), unscored AS (
     DELETE FROM period_scores p USING score s WHERE p.organization_id = $1 AND p.id = s.id AND s.is_gone
   ), scored AS (
     UPDATE period_scores p SET score = s.after, ${STAMP.set} FROM score s
     WHERE p.organization_id = $1 AND p.id = s.id AND NOT s.is_gone AND s.after <> p.score
   ), first_scored AS (
     INSERT INTO period_scores (organization_id, game_id, game_period_id, team_id, score, ${STAMP.columns})
     SELECT $1, $2, s.period_id, s.team_id, s.after, ${STAMP.values} FROM score s WHERE s.id IS NULL AND s.after > 0 ORDER BY s.team_id, s.period_id
   ), begun AS (
     UPDATE games g SET status = 'in_progress', begun_by_plays = true, ${STAMP.set} WHERE g.organization_id = $1 AND g.id = $2 AND $20 AND g.status = 'scheduled'
   ), unbegun AS (
     UPDATE games g SET status = 'scheduled', begun_by_plays = false, ${STAMP.set}
     WHERE g.organization_id = $1 AND g.id = $2 AND $24 AND g.status = 'in_progress' AND g.begun_by_plays
       AND NOT EXISTS (SELECT FROM period_scores p WHERE p.organization_id = $1 AND p.game_id = $2
         AND NOT EXISTS (SELECT FROM score s WHERE s.id = p.id AND s.is_gone))
       AND NOT EXISTS (SELECT FROM game_lines l JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id AND v.value IS NOT NULL
         WHERE l.organization_id = $1 AND l.game_id = $2
           AND NOT EXISTS (SELECT FROM step s WHERE s.line_id = v.game_line_id AND s.definition_id = v.stat_definition_id AND s.is_gone))
     RETURNING g.id
   ), unplayed AS (
     SELECT l.id FROM game_lines l WHERE $24 AND l.organization_id = $1 AND l.game_id IN (SELECT id FROM unbegun)
       AND NOT l.did_not_play AND l.sort_order = ${UNORDERED} AND l.import_hash IS NULL
       AND coalesce((SELECT n.started FROM unnest($22::int[], $23::boolean[]) AS n (player_id, started) WHERE n.player_id = l.player_id), l.started) IS FALSE
       AND (SELECT bool_and(e.operation = 'add' AND e.operation_id LIKE 'play/%') FROM statistics_ledger e
         WHERE e.organization_id = $1 AND e.game_id = $2 AND e.player_id = l.player_id)
       -- What somebody has changed of it: its position, or that the player did not play.
       AND (SELECT count(*) FROM audit_entries a WHERE a.organization_id = $1 AND a.entity_type = 'game_line' AND a.entity_id = l.id) = 0
   ), unmade AS (
     DELETE FROM game_lines l WHERE l.organization_id = $1 AND l.id IN (SELECT id FROM unplayed)
   ), starter AS (
     UPDATE game_lines l SET started = n.started, ${STAMP.set} FROM unnest($21::int[], $22::int[], $23::boolean[]) AS n (team_id, player_id, started)
     WHERE l.organization_id = $1 AND l.game_id = $2 AND l.team_id = n.team_id AND l.player_id = n.player_id
       AND l.started <> n.started AND NOT (n.started AND l.did_not_play) AND l.id NOT IN (SELECT id FROM unplayed) RETURNING l.player_id
   )
   SELECT s.player_id FROM step s UNION SELECT player_id FROM starter`,
);

/** By plays a scheduled game begins, or ceases to have begun; null: its status stays. */
export type Turn = 'begins' | 'ceases' | null;

/**
 * Writes what a plan says, in one statement.
 * @param turn what becomes of the game's status; one that somebody has set in progress by hand, or of which something
 *   else was entered, does not cease to have begun
 * @returns the players whose statistics changed
 */
export async function writePlays(
  tx: Write,
  game: PlayedGame,
  vocabulary: PlayVocabulary,
  { writes, effects, starters, startersNow }: PlayPlan,
  turn: Turn,
): Promise<number[]> {
  const definitionIds = new Map(enteredStatistics(game.definitions).map(({ id, abbreviation }) => [abbreviation, id]));
  const named = effects.statistics.flatMap(({ teamId, playerId, abbreviation, delta }) => {
    const definitionId = definitionIds.get(abbreviation);
    return definitionId === undefined
      ? []
      : [{ teamId: Number(teamId), playerId: Number(playerId), definitionId, delta }];
  });
  const newLines = newLinesOf(game, named);
  const cells = oncePerPlayer(named, newLines);
  const { id, revision } = writes.at(-1)!;
  const rows = await runInWrite(tx, WRITE, [
    tx.organizationId,
    game.id,
    tx.now,
    tx.author.id,
    tx.author.name,
    JSON.stringify(writes),
    cells.map(({ teamId }) => teamId),
    cells.map(({ playerId }) => playerId),
    cells.map(({ definitionId }) => definitionId),
    cells.map(({ delta }) => delta),
    cells.map(({ playerId, definitionId }) => `play/${game.id}/${id}/${revision}/${playerId}/${definitionId}`),
    newLines.map(({ teamId }) => teamId),
    newLines.map(({ playerId }) => playerId),
    newLines.map(({ position }) => position),
    newLines.map(({ teamId, playerId }) => startersNow.has(`${teamId} ${playerId}`)),
    effects.score.map(({ teamId }) => Number(teamId)),
    effects.score.map(({ periodId }) => Number(periodId)),
    effects.score.map(({ delta }) => delta),
    [...vocabulary.rules].filter(([, { points }]) => points !== 0).map(([kind]) => kind),
    turn === 'begins',
    starters.map(({ teamId }) => Number(teamId)),
    starters.map(({ playerId }) => Number(playerId)),
    starters.map(({ started }) => started),
    turn === 'ceases',
  ]);
  return rows.map(([playerId]) => playerId);
}

/** What is added to a statistic of a player. */
interface Cell {
  readonly teamId: number;
  readonly playerId: number;
  readonly definitionId: number;
  readonly delta: number;
}

/** The lines that values make: one of each player who has none yet, for the team for which something is added. */
function newLinesOf({ players }: PlayedGame, cells: readonly Cell[]): GamePlayer[] {
  const lines = new Map<number, GamePlayer>();
  for (const { teamId, playerId, delta } of cells) {
    if (delta <= 0 || lines.has(playerId)) continue;
    const player = players.find((one) => one.playerId === playerId && one.teamId === teamId);
    if (player && !player.hasLine) lines.set(playerId, player);
  }
  return [...lines.values()];
}

/**
 * A player has one line in a game, so each statistic is there once, for whichever team: what a new line is not of, it
 * takes nothing from.
 */
function oncePerPlayer(cells: readonly Cell[], newLines: readonly GamePlayer[]): Cell[] {
  const teamOf = new Map(newLines.map(({ playerId, teamId }) => [playerId, teamId]));
  const once = new Map<string, Cell>();
  for (const cell of cells) {
    if ((teamOf.get(cell.playerId) ?? cell.teamId) !== cell.teamId) continue;
    const key = `${cell.playerId} ${cell.definitionId}`;
    const other = once.get(key);
    once.set(key, other ? { ...(cell.delta > 0 ? cell : other), delta: cell.delta + other.delta } : cell);
  }
  return [...once.values()].filter(({ delta }) => delta !== 0);
}
