import type { RequestContext } from '../../context/request-context.js';
import { invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { write } from '../audit/write.service.js';
import { refreshPlayerTotals } from '../totals/totals.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { lockLines } from './cell-statements.js';
import { lockEnteredGame } from './entered-game.service.js';

/**
 * Removes players' lines from a game with their statistics, all or none; the players stay on their rosters. Admins. It
 * can be undone.
 * @throws 400 without any; 404 for a game, or a player without a line in it
 */
export function deleteGameLines(
  ctx: RequestContext,
  gameId: string | number,
  playerIds: readonly (string | number)[],
): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  if (playerIds.length === 0)
    throw invalidInput({ field: 'playerIds', message: 'Please select at least one player to delete.' });
  const wanted = [...new Set(playerIds.map((id) => parseId(id, 'Player')))];
  return write(ctx, organizationId, async (tx) => {
    const game = await lockEnteredGame(tx, gameId, wanted);
    const players = game.players.filter(({ hasLine }) => hasLine);
    if (players.length < wanted.length) throw notFound('Player');
    const groups = game.totalsOf(players.map(({ teamId }) => teamId));
    await lockLines(
      tx,
      game,
      players,
      groups.map(({ teamId }) => teamId),
    );
    const lines = (await tx.manager.query(
      `SELECT l.id, p.id AS "playerId", btrim(p.first_name || ' ' || p.last_name) AS name FROM game_lines l
       JOIN players p ON p.organization_id = $1 AND p.id = l.player_id
       WHERE l.organization_id = $1 AND l.game_id = $2 AND l.player_id = ANY($3) ORDER BY l.id`,
      [organizationId, game.id, wanted],
    )) as { id: number; playerId: number; name: string }[];
    if (lines.length < wanted.length) throw notFound('Player');
    const lineIds = lines.map(({ id }) => id);
    await tx.manager.query(
      `INSERT INTO statistics_ledger (organization_id, game_id, team_id, player_id, stat_definition_id, operation, before, after, actor_id, actor_name, at)
       SELECT $1, l.game_id, l.team_id, l.player_id, v.stat_definition_id, 'set', v.value, NULL, $3, $4, $5
       FROM game_lines l JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id
       WHERE l.organization_id = $1 AND l.id = ANY($2) ORDER BY v.id`,
      [organizationId, lineIds, tx.author.id, tx.author.name, tx.now],
    );
    if (!game.counts) tx.liveChange = { gameId: game.id, playerIds: wanted };
    const undo = new UndoRecorder(tx);
    await undo.remove('game_line_values', { sql: 't.game_line_id = ANY($2)', params: [lineIds] });
    await undo.remove('game_lines', { sql: 't.id = ANY($2)', params: [lineIds] });
    if (groups.length > 0) await refreshPlayerTotals(tx.manager, organizationId, { groups, playerIds: wanted });
    for (const { id, playerId, name } of lines)
      await recordAudit(tx, {
        action: 'game_line.delete',
        entityType: 'game_line',
        entityId: id,
        label: name,
        changes: { playerId: [playerId, null] },
      });
    const who = lines.length === 1 ? lines[0]!.name : `${lines.length} players`;
    return undo.deleted('game_line.delete', `Removed ${who} from the box score of ${game.label}.`, lineIds);
  });
}
