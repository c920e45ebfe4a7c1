import { NEVER_COUNTING } from '../../domain/game/never-counting.js';
import type { GameStatus } from '../games/game.entity.js';
import type { Subscriber } from '../audit/write-events.service.js';
import { numbersInUndo } from '../undo/undo.service.js';

/** What entering statistics of a game changes. Totals follow from it where the game counts. */
const ENTERED = new Set(['game_lines', 'game_line_values', 'period_scores']);

/** When a save at a game that does not count is taken back, that game's live rows are forgotten and nothing else. */
export const forgetOnlyTheGame: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  if (tables.size === 0 || ![...tables].every((table) => ENTERED.has(table))) return work();
  const { manager, organizationId } = tx;
  const numbers = (table: string, column: string): Promise<number[]> =>
    tables.has(table) ? numbersInUndo(tx, entryId, table, column) : Promise.resolve([]);
  // A line that was removed is not there, but in what the command has removed.
  const lines = (await manager.query(
    'SELECT game_id AS "gameId", player_id AS "playerId" FROM game_lines WHERE organization_id = $1 AND id = ANY($2)',
    [organizationId, await numbers('game_line_values', 'game_line_id')],
  )) as { gameId: number; playerId: number }[];
  const gameIds = [
    ...lines.map(({ gameId }) => gameId),
    ...(await numbers('game_lines', 'game_id')),
    ...(await numbers('period_scores', 'game_id')),
  ];
  const playerIds = [...lines.map(({ playerId }) => playerId), ...(await numbers('game_lines', 'player_id'))];
  // Held until the end: the game does not begin to count meanwhile.
  const games = (await manager.query(
    'SELECT id, status FROM games WHERE organization_id = $1 AND id = ANY($2) ORDER BY id FOR SHARE',
    [organizationId, gameIds],
  )) as { id: number; status: GameStatus }[];
  await work();
  const [game] = games;
  if (games.length === 1 && NEVER_COUNTING.includes(game!.status))
    tx.liveChange = { gameId: game!.id, playerIds: [...new Set(playerIds)] };
};
