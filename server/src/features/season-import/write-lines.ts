import { copyRows, type CopyValue, takeIds } from './copy-rows.js';
import { fateOf, type ImportScope, type RowFate } from './import-scope.js';
import { type LineContent, lineDigest } from './row-digest.js';
import type { ParsedLine } from './parsed-season.js';
import { FILE_NAMES } from './season-files.js';
import { placeOf, readStoredLines, type StoredLine } from './stored-lines.js';
import type { SeasonGame } from './write-games.js';
import type { SeasonTeam } from './write-teams.js';

/** A player's line of the file in the database. */
export interface SeasonLine {
  readonly id: number;
  readonly fate: RowFate;
  readonly gameId: number;
  readonly playerId: number;
  readonly parsed: ParsedLine;
}

interface PlannedLine extends SeasonLine {
  readonly content: LineContent;
  readonly digest: string;
  readonly order: number;
  readonly before: StoredLine | undefined;
}

/** What the lines refer to, in the order of the file. */
export interface LineReferences {
  readonly games: readonly SeasonGame[];
  readonly teams: readonly SeasonTeam[];
  readonly playerIds: readonly number[];
  /** Ids of the statistics, by column. */
  readonly definitionIds: readonly number[];
}

/**
 * Writes the players' lines with their values. A changed value is noted in the statistics ledger; a new line is not, since nothing was
 * there before.
 * @param onRow told after each line is on its way
 * @returns those that stand as the file says, in its order
 */
export async function writeLines(scope: ImportScope, references: LineReferences, onRow: () => void): Promise<SeasonLine[]> {
  const { write, client } = scope;
  const old = references.games.filter(({ fate }) => fate !== 'added').map(({ id }) => id);
  const stored = await readStoredLines(write.manager, write.organizationId, old);
  const planned = await planLines(scope, references, stored);
  const added = planned.filter(({ fate }) => fate === 'added');
  const changed = planned.filter(({ fate }) => fate === 'changed');
  await insertLines(scope, added);
  await updateLines(scope, changed);
  await copyRows(client, 'statistics_ledger', LEDGER_COLUMNS, ledgerRows(scope, changed), scope.signal);
  await copyRows(client, 'game_line_values', VALUE_COLUMNS, valueRows(scope, [...added, ...changed], onRow), scope.signal);
  return planned;
}

async function planLines({ season, client, kept }: ImportScope, references: LineReferences, stored: ReadonlyMap<string, StoredLine>): Promise<PlannedLine[]> {
  const ids = await takeIds(client, 'game_lines', season.lines.length);
  const orders = new Map<number, number>();
  const planned: PlannedLine[] = [];
  for (const [index, line] of season.lines.entries()) {
    const game = references.games[line.game];
    const playerId = references.playerIds[line.player];
    const teamId = references.teams[line.team]?.teamId;
    if (game === undefined || playerId === undefined || teamId === undefined) throw new Error('a line without its game, player or team');
    if (game.isForeign) continue;
    const order = orders.get(game.id) ?? 0;
    orders.set(game.id, order + 1);
    const values = line.values.flatMap((value, column) => (value === null ? [] : [[references.definitionIds[column] ?? 0, value] as const]));
    const content = { teamId, position: line.position, started: line.started, values };
    const digest = lineDigest(content);
    const before = stored.get(placeOf(game.id, playerId));
    const fate = before === undefined ? 'added' : fateOf(digest, before.importHash, lineDigest(before));
    const isOutside = teamId !== game.homeTeamId && teamId !== game.awayTeamId;
    if (fate === 'kept') kept.add(FILE_NAMES.playerGames, line.line, null, 'the line was edited since it was imported; kept as it is');
    else if (isOutside && fate !== 'same') kept.add(FILE_NAMES.playerGames, line.line, 'team', 'the game was edited since and has other teams now; the line is left out');
    else planned.push({ id: before?.id ?? ids[index] ?? 0, fate, gameId: game.id, playerId, parsed: line, content, digest, order, before });
  }
  return planned;
}

async function insertLines({ write, client, signal }: ImportScope, lines: readonly PlannedLine[]): Promise<void> {
  const columns = ['organization_id', 'id', 'game_id', 'team_id', 'player_id', 'position', 'started', 'did_not_play', 'sort_order', 'import_hash', 'updated_by'];
  const rows = lines.map(({ id, gameId, playerId, content, digest, order }) => [
    write.organizationId,
    id,
    gameId,
    content.teamId,
    playerId,
    content.position,
    content.started,
    content.values.length === 0,
    order,
    digest,
    write.author.id,
  ]);
  await copyRows(client, 'game_lines', columns, rows, signal);
}

async function updateLines({ write, client }: ImportScope, lines: readonly PlannedLine[]): Promise<void> {
  await client.query(
    `UPDATE game_lines l SET team_id = n.team_id, position = n.position, started = n.started, did_not_play = n.did_not_play,
       import_hash = n.import_hash, version = l.version + 1, updated_at = $8, updated_by = $9
     FROM unnest($2::int[], $3::int[], $4::text[], $5::bool[], $6::bool[], $7::text[]) AS n (id, team_id, position, started, did_not_play, import_hash)
     WHERE l.organization_id = $1 AND l.id = n.id`,
    [
      write.organizationId,
      lines.map(({ id }) => id),
      lines.map(({ content }) => content.teamId),
      lines.map(({ content }) => content.position),
      lines.map(({ content }) => content.started),
      lines.map(({ content }) => content.values.length === 0),
      lines.map(({ digest }) => digest),
      write.now,
      write.author.id,
    ],
  );
  await client.query('DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id = ANY ($2)', [write.organizationId, lines.map(({ id }) => id)]);
}

const VALUE_COLUMNS = ['organization_id', 'game_line_id', 'stat_definition_id', 'value'];

function* valueRows({ write }: ImportScope, lines: readonly PlannedLine[], onRow: () => void): Generator<CopyValue[]> {
  for (const { id, content } of lines) {
    for (const [definitionId, value] of content.values) yield [write.organizationId, id, definitionId, value];
    onRow();
  }
}

const LEDGER_COLUMNS = ['organization_id', 'game_id', 'team_id', 'player_id', 'stat_definition_id', 'operation', 'before', 'after', 'actor_id', 'actor_name', 'at'];

function* ledgerRows({ write }: ImportScope, lines: readonly PlannedLine[]): Generator<CopyValue[]> {
  for (const { gameId, playerId, content, before } of lines) {
    const was = new Map(before?.values);
    const is = new Map(content.values);
    for (const definitionId of new Set([...was.keys(), ...is.keys()])) {
      const pair = [was.get(definitionId) ?? null, is.get(definitionId) ?? null] as const;
      if (pair[0] === pair[1]) continue;
      const author = [write.author.id, write.author.name, write.now.toISOString()];
      yield [write.organizationId, gameId, content.teamId, playerId, definitionId, 'import', ...pair, ...author];
    }
  }
}
