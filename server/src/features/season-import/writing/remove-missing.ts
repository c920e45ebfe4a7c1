import { removeGames } from '../../teams/game-removal.service.js';
import { UndoRecorder } from '../../undo/recorder.service.js';
import type { ImportScope } from '../import-scope.js';
import type { MissingRows } from '../matching/missing-rows.js';

/**
 * Removes what the files no longer hold, as one step that can be undone. Call it after what the import brought has been
 * noted.
 * @param keys import keys as they are now: of games by id, of players as they were before
 * @returns the undo entry; null when nothing was removed
 */
export async function removeMissing(
  { write, seasonId }: ImportScope,
  { games, lines }: MissingRows,
  keys: MissingKeys,
  season: string,
): Promise<string | null> {
  const undo = new UndoRecorder(write);
  const gameIds = games.map(({ id }) => id);
  const gone = new Set(gameIds);
  const others = lines.filter(({ gameId }) => !gone.has(gameId));
  const lineIds = others.map(({ id }) => id);
  await undo.remove('game_line_values', { sql: 't.game_line_id = ANY($2)', params: [lineIds] });
  await undo.remove('game_lines', { sql: 't.id = ANY($2)', params: [lineIds] });
  await removeGames(undo, gameIds);
  const noted = others.map(({ gameId, playerKey }) => ({
    game: keys.games.get(gameId) ?? '',
    player: keys.players.get(playerKey) ?? playerKey,
  }));
  await undo.remove('imported_games', {
    sql: 't.season_id = $2 AND t.game_key = ANY($3)',
    params: [seasonId, games.flatMap(({ importKey }) => importKey ?? [])],
  });
  await undo.change(
    'imported_games',
    { sql: 't.season_id = $2 AND t.game_key = ANY($3)', params: [seasonId, noted.map(({ game }) => game)] },
    {
      sql: `player_keys = ARRAY(SELECT player FROM unnest(t.player_keys) AS player EXCEPT
      SELECT n.player FROM unnest($3::text[], $4::text[]) AS n (game, player) WHERE n.game = t.game_key ORDER BY player)`,
      params: [noted.map(({ player }) => player)],
    },
  );
  return undo.save(
    'season.import',
    `Removed ${describeRows(games.length, lines.length)} that the files of ${season} no longer hold.`,
  );
}

/** Import keys that this import has given. */
export interface MissingKeys {
  /** Of games, by id. */
  readonly games: ReadonlyMap<number, string>;
  /** Of players, by the key before. */
  readonly players: ReadonlyMap<string, string>;
}

/** '2 games and 41 lines'. */
export function describeRows(games: number, lines: number): string {
  const counted = (count: number, thing: string): string =>
    `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
  const parts = [
    games > 0 ? [counted(games, 'game')] : [],
    lines > 0 || games === 0 ? [counted(lines, 'player line')] : [],
  ].flat();
  return parts.join(' and ');
}
