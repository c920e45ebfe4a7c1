import { series } from '../../domain/text/series.js';
import { gameLabel } from '../../domain/game/game-label.js';
import type { RequestContext } from '../../context/request-context.js';
import { invalidInput, notFound } from '../../lib/errors.js';
import { distinctIds } from '../../lib/ids.js';
import { standingPlays } from '../../lib/is-played.js';
import { requireAdmin } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { announce } from '../audit/write-events.service.js';
import { write, type Write } from '../audit/write.service.js';
import { removeGames } from '../teams/game-removal.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { teamNameSql } from './team-name-sql.js';

interface DoomedGame {
  id: number;
  home: string;
  away: string;
  date: string | null;
  lineCount: number;
  periodScoreCount: number;
  playCount: number;
}

/**
 * Deletes games, all or none, with their statistics and scores; standings and totals follow. It can be undone. Admins.
 * @throws 400 without any, 404 when one of them is unknown
 */
export function deleteGames(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  if (ids.length === 0) throw invalidInput({ field: 'ids', message: 'Select games, byes, or week-offs to delete.' });
  const gameIds = distinctIds(ids, 'Game');
  return write(ctx, organizationId, async (tx) => {
    const undo = new UndoRecorder(tx);
    const words = await takeGames(tx, undo, gameIds);
    return undo.deleted('game.delete', `Deleted ${words}.`, gameIds);
  });
}

/**
 * Removes games, all or none, as a part of a command that can be undone.
 * @returns them in words: 'game Ants vs Bees on Oct 6, 2025 with 24 lines of statistics and 8 period scores'
 * @throws 404 when one of them is unknown
 */
export async function takeGames(tx: Write, undo: UndoRecorder, gameIds: readonly number[]): Promise<string> {
  const games = await lockGames(tx, gameIds);
  await announce(tx, 'games', { gameIds }, () => removeGames(undo, gameIds));
  for (const { id, home, away, date } of games)
    await recordAudit(tx, {
      action: 'game.delete',
      entityType: 'game',
      entityId: id,
      label: gameLabel(home, away, date),
    });
  return describe(games);
}

async function lockGames(tx: Write, ids: readonly number[]): Promise<DoomedGame[]> {
  const games = (await tx.manager.query(
    `SELECT g.id, ${teamNameSql('g.home_team_id')} AS home, ${teamNameSql('g.away_team_id')} AS away, g.date,
       (SELECT count(*) FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id) AS "lineCount",
       (SELECT count(*) FROM period_scores p WHERE p.organization_id = g.organization_id AND p.game_id = g.id) AS "periodScoreCount",
       (SELECT count(*) ${standingPlays('g.organization_id', 'g.id')}) AS "playCount"
     FROM games g
     WHERE g.organization_id = $1 AND g.id = ANY($2) ORDER BY g.id FOR UPDATE OF g`,
    [tx.organizationId, ids],
  )) as DoomedGame[];
  if (games.length < ids.length) throw notFound('Game');
  return games;
}

function describe(games: readonly DoomedGame[]): string {
  const [game] = games;
  const what = games.length === 1 ? `game ${gameLabel(game!.home, game!.away, game!.date)}` : `${games.length} games`;
  const parts = [
    counted(sum(games, 'lineCount'), 'line of statistics', 'lines of statistics'),
    counted(sum(games, 'periodScoreCount'), 'period score', 'period scores'),
    counted(sum(games, 'playCount'), 'play', 'plays'),
  ].flat();
  return `${what}${parts.length > 0 ? ` with ${series(parts)}` : ''}`;
}

function sum(games: readonly DoomedGame[], field: 'lineCount' | 'periodScoreCount' | 'playCount'): number {
  return games.reduce((total, game) => total + game[field], 0);
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}
