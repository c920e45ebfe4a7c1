import { BEGUN_STATUSES } from '../../domain/game/has-begun.js';
import { findingId } from '../../domain/integrity/finding-id.js';
import { sqlList } from '../../lib/sql-list.js';
import type { Write } from '../audit/write.service.js';
import { endCaptaincies } from '../teams/end-captaincies.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

/** Why a line of a player who is on no roster of the team may stay. */
const REASON = 'Left the roster afterwards.';

/**
 * SQL: whether a player has played by a line `l` of a game `g`. One that was only prepared for a game to come says
 * nothing.
 */
const HAS_PLAYED = `(g.home_score IS NOT NULL OR g.away_score IS NOT NULL OR g.status IN ${sqlList(BEGUN_STATUSES)}
  OR EXISTS (SELECT FROM period_scores s WHERE s.organization_id = g.organization_id AND s.game_id = g.id)
  OR EXISTS (SELECT FROM game_line_values v WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id))`;

/** Takes players off rosters, within a write of it: a captain who leaves is captain no longer. */
export async function leaveRosters(tx: Write, undo: UndoRecorder, entryIds: readonly number[]): Promise<void> {
  // Before the entries go: who adds the same player meanwhile holds the team's row, and would wait for them.
  await endCaptaincies(tx, undo, {
    sql: `(t.id, t.captain_player_id) IN (SELECT re.season_league_team_id, re.player_id FROM roster_entries re
      WHERE re.organization_id = $1 AND re.id = ANY($2))`,
    params: [entryIds],
  });
  await acceptPlayedLines(tx, undo, entryIds);
  await undo.remove('roster_entries', { sql: 't.id = ANY($2)', params: [entryIds] });
}

/**
 * Whoever leaves a roster has been on it in the games that were played for the team until then: that these lines are
 * off the roster from now on is nothing that anybody has to look at.
 */
async function acceptPlayedLines(tx: Write, undo: UndoRecorder, entryIds: readonly number[]): Promise<void> {
  const { manager, organizationId } = tx;
  const lines = (await manager.query(
    `SELECT g.id AS "gameId", l.player_id AS "playerId"
     FROM roster_entries re
     JOIN season_league_teams slt ON slt.organization_id = re.organization_id AND slt.id = re.season_league_team_id
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN game_lines l ON l.organization_id = re.organization_id AND l.player_id = re.player_id AND l.team_id = slt.team_id
     JOIN games g ON g.organization_id = l.organization_id AND g.id = l.game_id AND g.season_id = sl.season_id
     WHERE re.organization_id = $1 AND re.id = ANY($2) AND ${HAS_PLAYED} ORDER BY g.id, l.player_id`,
    [organizationId, entryIds],
  )) as { gameId: number; playerId: number }[];
  const ids = lines.map(({ gameId, playerId }) =>
    findingId(gameId, { kind: 'off_roster', side: null, playerId, expected: null, found: null }),
  );
  const accepted = (await manager.query(
    `INSERT INTO accepted_findings (organization_id, finding_id, game_id, reason, accepted_at, accepted_by)
     SELECT $1, finding_id, game_id, $4, $5, $6 FROM unnest($2::text[], $3::integer[]) AS line (finding_id, game_id)
     ON CONFLICT DO NOTHING RETURNING id`,
    [organizationId, ids, lines.map(({ gameId }) => gameId), REASON, tx.now, tx.author.name],
  )) as { id: number }[];
  await undo.createdBeside(
    'accepted_findings',
    accepted.map(({ id }) => id),
  );
}
