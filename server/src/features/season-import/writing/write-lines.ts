import { copyRows, type CopyValue } from './copy-rows.js';
import type { ImportScope } from '../import-scope.js';
import type { PlannedLine } from '../matching/plan-lines.js';
import { columnStamp, sqlStamp } from '../../audit/stamps.js';

/**
 * Writes the players' lines with their values, as planned. A changed value is noted in the statistics ledger; a new
 * line is not, since nothing was there before.
 * @param onRow told after each line is on its way
 */
export async function writeLines(
  scope: ImportScope,
  planned: readonly PlannedLine[],
  onRow: () => void,
): Promise<void> {
  const { client } = scope;
  const added = planned.filter(({ changeKind }) => changeKind === 'added');
  const changed = planned.filter(({ changeKind }) => changeKind === 'changed');
  await insertLines(scope, added);
  await updateLines(scope, changed);
  await copyRows(client, 'statistics_ledger', LEDGER_COLUMNS, ledgerRows(scope, changed), scope.signal);
  await copyRows(
    client,
    'game_line_values',
    VALUE_COLUMNS,
    valueRows(scope, [...added, ...changed], onRow),
    scope.signal,
  );
}

async function insertLines({ write, client, signal }: ImportScope, lines: readonly PlannedLine[]): Promise<void> {
  const stamp = columnStamp(write);
  const stamps = Object.values(stamp);
  const columns = [
    'organization_id',
    'id',
    'game_id',
    'team_id',
    'player_id',
    'position',
    'started',
    'did_not_play',
    'sort_order',
    'import_hash',
    ...Object.keys(stamp),
  ];
  const rows = lines.map(({ id, gameId, playerId, parsed, content, digest, order }) => [
    write.organizationId,
    id,
    gameId,
    content.teamId,
    playerId,
    content.position,
    content.started,
    parsed.didNotPlay ?? content.values.length === 0,
    order,
    digest,
    ...stamps,
  ]);
  await copyRows(client, 'game_lines', columns, rows, signal);
}

async function updateLines({ write, client }: ImportScope, lines: readonly PlannedLine[]): Promise<void> {
  const stamp = sqlStamp(write, 8);
  await client.query(
    `UPDATE game_lines l SET team_id = n.team_id, position = n.position, started = n.started, did_not_play = n.did_not_play,
       import_hash = n.import_hash, ${stamp.set}
     FROM unnest($2::int[], $3::int[], $4::text[], $5::bool[], $6::bool[], $7::text[]) AS n (id, team_id, position, started, did_not_play, import_hash)
     WHERE l.organization_id = $1 AND l.id = n.id`,
    [
      write.organizationId,
      lines.map(({ id }) => id),
      lines.map(({ content }) => content.teamId),
      lines.map(({ content }) => content.position),
      lines.map(({ content }) => content.started),
      lines.map(({ parsed, content }) => parsed.didNotPlay ?? content.values.length === 0),
      lines.map(({ digest }) => digest),
      ...stamp.params,
    ],
  );
  await client.query('DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id = ANY ($2)', [
    write.organizationId,
    lines.map(({ id }) => id),
  ]);
}

const VALUE_COLUMNS = ['organization_id', 'game_line_id', 'stat_definition_id', 'value'];

function* valueRows({ write }: ImportScope, lines: readonly PlannedLine[], onRow: () => void): Generator<CopyValue[]> {
  for (const { id, content } of lines) {
    for (const [definitionId, value] of content.values) yield [write.organizationId, id, definitionId, value];
    onRow();
  }
}

const LEDGER_COLUMNS = [
  'organization_id',
  'game_id',
  'team_id',
  'player_id',
  'stat_definition_id',
  'operation',
  'before',
  'after',
  'actor_id',
  'actor_name',
  'at',
];

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
