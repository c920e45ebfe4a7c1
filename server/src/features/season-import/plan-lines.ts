import { takeIds } from './copy-rows.js';
import { fateOf, type ImportScope, type RowFate } from './import-scope.js';
import type { ParsedLine } from './parsed-season.js';
import type { PlannedGame } from './plan-games.js';
import { type LineContent, lineDigest } from './row-digest.js';
import { FILE_NAMES } from './season-files.js';
import { placeOf, type StoredLine } from './stored-lines.js';
import type { SeasonTeam } from './write-teams.js';

/** A player's line of the file in the database, or on its way there. */
export interface PlannedLine {
  readonly id: number;
  readonly fate: RowFate;
  readonly gameId: number;
  readonly playerId: number;
  readonly parsed: ParsedLine;
  readonly content: LineContent;
  readonly digest: string;
  readonly order: number;
  readonly before: StoredLine | undefined;
}

/** What the lines refer to, in the order of the file, and are compared with. */
export interface LineReferences {
  readonly games: readonly PlannedGame[];
  readonly teams: readonly SeasonTeam[];
  readonly playerIds: readonly number[];
  /** Ids of the statistics, by column. */
  readonly definitionIds: readonly number[];
  readonly stored: ReadonlyMap<string, StoredLine>;
  /** Lines that were deleted by hand, by index. */
  readonly deleted: ReadonlySet<number>;
}

/** Decides what becomes of each line of the file. Those that stay as they are or stay out are noted, and not among the answer. */
export async function planLines(
  { season, client, kept }: ImportScope,
  references: LineReferences,
): Promise<PlannedLine[]> {
  const ids = await takeIds(client, 'game_lines', season.lines.length);
  const orders = new Map<number, number>();
  const planned: PlannedLine[] = [];
  for (const [index, line] of season.lines.entries()) {
    const game = references.games[line.game];
    const playerId = references.playerIds[line.player];
    const teamId = references.teams[line.team]?.teamId;
    if (game === undefined || playerId === undefined || teamId === undefined)
      throw new Error('a line without its game, player or team');
    if (game.isForeign) continue;
    const order = orders.get(game.id) ?? 0;
    orders.set(game.id, order + 1);
    if (references.deleted.has(index)) {
      kept.add(
        FILE_NAMES.playerGames,
        line.line,
        null,
        'the line was deleted since it was imported, or is another player’s now; left out',
      );
      continue;
    }
    const values = line.values.flatMap((value, column) =>
      value === null ? [] : [[references.definitionIds[column] ?? 0, value] as const],
    );
    const content = { teamId, position: line.position, started: line.started, values };
    const digest = lineDigest(content);
    const before = references.stored.get(placeOf(game.id, playerId));
    const fate =
      before === undefined ? 'added' : fateOf(digest, lineDigest(before), before.importHash === lineDigest(before));
    const isOutside = teamId !== game.homeTeamId && teamId !== game.awayTeamId;
    if (fate === 'kept')
      kept.add(FILE_NAMES.playerGames, line.line, null, 'the line was edited since it was imported; kept as it is');
    else if (isOutside && fate !== 'same')
      kept.add(
        FILE_NAMES.playerGames,
        line.line,
        'team',
        'the game was edited since and has other teams now; the line is left out',
      );
    else
      planned.push({
        id: before?.id ?? ids[index] ?? 0,
        fate,
        gameId: game.id,
        playerId,
        parsed: line,
        content,
        digest,
        order,
        before,
      });
  }
  return planned;
}
