import { takeIds } from '../writing/copy-rows.js';
import { changeKindOf, type ImportScope, type RowChangeKind } from '../import-scope.js';
import type { ParsedLine, ParsedSeason } from '../reading/parsed-season.js';
import type { PlannedGame } from './plan-games.js';
import { type LineContent, lineDigest } from './row-digest.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import { gamePlayerKey, type StoredLine } from './stored-lines.js';
import type { SeasonTeam } from '../writing/write-teams.js';

/** A player's line of the file in the database, or on its way there. */
export interface PlannedLine {
  readonly id: number;
  readonly changeKind: RowChangeKind;
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

/**
 * Decides what becomes of each line of the file. Those that stay as they are or stay out are noted, and not among the
 * answer.
 */
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
    const before = references.stored.get(gamePlayerKey(game.id, playerId));
    const content = withUnsaid(
      season,
      { teamId, position: line.position, started: line.started, values },
      before,
      references.definitionIds,
    );
    const digest = lineDigest(content);
    const changeKind =
      before === undefined
        ? 'added'
        : changeKindOf(digest, lineDigest(before), before.importHash === lineDigest(before));
    const isOutside = teamId !== game.homeTeamId && teamId !== game.awayTeamId;
    if (changeKind === 'kept')
      kept.add(FILE_NAMES.playerGames, line.line, null, 'the line was edited since it was imported; kept as it is');
    else if (isOutside && changeKind !== 'same')
      kept.add(
        FILE_NAMES.playerGames,
        line.line,
        'team',
        'the game was edited since and has other teams now; the line is left out',
      );
    else
      planned.push({
        id: before?.id ?? ids[index] ?? 0,
        changeKind,
        gameId: game.id,
        playerId,
        parsed: line,
        content,
        digest,
        order: line.order ?? order,
        before,
      });
  }
  return planned;
}

/** A line of the file with what its columns say nothing of, as it is stored. */
function withUnsaid(
  { silent }: ParsedSeason,
  said: LineContent,
  before: StoredLine | undefined,
  definitionIds: readonly number[],
): LineContent {
  if (before === undefined) return said;
  return {
    teamId: said.teamId,
    position: silent.has('position') ? before.position : said.position,
    started: silent.has('started') ? before.started : said.started,
    values: [...said.values, ...before.values.filter(([definitionId]) => !definitionIds.includes(definitionId))],
  };
}
