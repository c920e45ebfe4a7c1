import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context/request-context.js';
import { invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { announce } from '../audit/write-events.service.js';
import { write } from '../audit/write.service.js';
import { endCaptaincies } from '../teams/end-captaincies.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';

/** What deleting players would take with it. */
export interface PlayerRemoval {
  names: string[];
  rosterEntryCount: number;
  gameCount: number;
  message: string;
}

/** Says what deleting players would take with it. Admins. @throws 404 when one of them is unknown */
export async function previewPlayerRemoval(
  ctx: RequestContext,
  ids: readonly (string | number)[],
): Promise<PlayerRemoval> {
  const organizationId = requireAdmin(ctx);
  const removal = await removalOf(ctx.services.dataSource.manager, organizationId, wantedIds(ids), '');
  return { ...removal, message: `Deletes ${removal.message}.` };
}

/**
 * Deletes players, all or none, with their roster entries, attribute values, videos and their lines in box scores: the
 * teams' totals change. It can be undone. Admins.
 * @throws 400 without any, 404 when one of them is unknown
 */
export function deletePlayers(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  const wanted = wantedIds(ids);
  return write(ctx, organizationId, async (tx) => {
    const { manager } = tx;
    const removal = await removalOf(manager, organizationId, wanted, 'FOR UPDATE');
    const undo = new UndoRecorder(tx);
    const ofPlayers = { sql: 't.player_id = ANY($2)', params: [wanted] };
    const games = (await manager.query(
      'SELECT DISTINCT game_id AS id FROM game_lines WHERE organization_id = $1 AND player_id = ANY($2)',
      [organizationId, wanted],
    )) as { id: number }[];
    await announce(tx, 'games', { gameIds: games.map(({ id }) => id), resultsStay: true }, async () => {
      await undo.remove('game_line_values', {
        sql: 't.game_line_id IN (SELECT l.id FROM game_lines l WHERE l.organization_id = $1 AND l.player_id = ANY($2))',
        params: [wanted],
      });
      await undo.remove('game_lines', ofPlayers);
    });
    // Their plays remain with the team: the score stays.
    for (const column of ['player_id', 'other_player_id'])
      await undo.change('plays', { sql: `t.${column} = ANY($2)`, params: [wanted] }, { sql: `${column} = NULL` });
    for (const table of ['roster_entries', 'player_attribute_values', 'player_videos'])
      await undo.remove(table, ofPlayers);
    await endCaptaincies(tx, undo, { sql: 't.captain_player_id = ANY($2)', params: [wanted] });
    await undo.remove('players', { sql: 't.id = ANY($2)', params: [wanted] });
    for (const [index, id] of wanted.entries()) {
      await recordAudit(tx, {
        action: 'player.delete',
        entityType: 'player',
        entityId: id,
        label: removal.names[index]!,
      });
    }
    return undo.deleted('player.delete', `Deleted ${removal.message}.`, wanted);
  });
}

async function removalOf(
  manager: EntityManager,
  organizationId: number,
  ids: number[],
  lock: '' | 'FOR UPDATE',
): Promise<PlayerRemoval> {
  const players = (await manager.query(
    `SELECT btrim(first_name || ' ' || last_name) AS name FROM players WHERE organization_id = $1 AND id = ANY($2) ORDER BY id ${lock}`,
    [organizationId, ids],
  )) as { name: string }[];
  if (players.length < ids.length) throw notFound('Player');
  const [counts] = (await manager.query(
    `SELECT (SELECT count(*) FROM roster_entries WHERE organization_id = $1 AND player_id = ANY($2)) AS "rosterEntryCount",
       (SELECT count(DISTINCT game_id) FROM game_lines WHERE organization_id = $1 AND player_id = ANY($2)) AS "gameCount"`,
    [organizationId, ids],
  )) as [{ rosterEntryCount: number; gameCount: number }];
  const names = players.map(({ name }) => name);
  const what = names.length === 1 ? `player ${names[0]}` : `${names.length} players`;
  const parts = [
    counts.rosterEntryCount > 0
      ? [counts.rosterEntryCount === 1 ? '1 roster entry' : `${counts.rosterEntryCount} roster entries`]
      : [],
    counts.gameCount > 0
      ? [counts.gameCount === 1 ? 'the statistics of 1 game' : `the statistics of ${counts.gameCount} games`]
      : [],
  ].flat();
  return { names, ...counts, message: parts.length > 0 ? `${what} with ${parts.join(' and ')}` : what };
}

function wantedIds(ids: readonly (string | number)[]): number[] {
  if (ids.length === 0) throw invalidInput({ field: 'ids', message: 'Please select at least one player to delete.' });
  return [...new Set(ids.map((id) => parseId(id, 'Player')))].toSorted((a, b) => a - b);
}
