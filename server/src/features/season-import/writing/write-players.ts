import { type FoundPlayer, importKey } from '../matching/find-players.js';
import type { ImportScope } from '../import-scope.js';
import { quoteCell } from '../reporting/problem.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import { sqlStamp } from '../../audit/stamps.js';

/** The players of the files in the database. */
export interface WrittenPlayers {
  /** In the order of the files; 0 for one who stays out, or is not clear, which is a problem. */
  readonly ids: readonly number[];
  /** Their import keys, in the same order. */
  readonly keys: readonly string[];
  /** New import keys of players who had another, by the old one. */
  readonly rekeyed: ReadonlyMap<string, string>;
  /** Indexes of those who were not there until this import. */
  readonly made: ReadonlySet<number>;
}

/**
 * Makes the players who are not there yet, and gives import keys to those who are.
 * @param found who the players of the files are, in their order
 * @param isWanted whether a player of the files, by index, has anything to come for
 */
export async function writePlayers(
  { write, season, problems }: ImportScope,
  found: readonly FoundPlayer[],
  isWanted: (index: number) => boolean,
): Promise<WrittenPlayers> {
  const { manager, organizationId } = write;
  const missing: number[] = [];
  const adopted: { id: number; key: string; before: string | null }[] = [];
  const ids: number[] = [];
  const keys: string[] = [];
  for (const [index, player] of season.players.entries()) {
    const one = found[index] ?? null;
    const row = one === 'unclear' ? undefined : one?.row;
    ids.push(row?.id ?? 0);
    keys.push(
      one !== null && one !== 'unclear' && !one.rekeys && one.row.importKey !== null
        ? one.row.importKey
        : importKey(player),
    );
    if (one === 'unclear' && isWanted(index)) {
      const name = quoteCell(`${player.firstName} ${player.lastName}`.trim().toLowerCase());
      problems.add(
        player.file ?? FILE_NAMES.playerGames,
        player.line,
        'player_key',
        `there are several players called ${name}: give the key of the one who is meant`,
      );
    } else if (one === null && isWanted(index)) missing.push(index);
    else if (one !== null && one !== 'unclear' && one.rekeys)
      adopted.push({ id: one.row.id, key: importKey(player), before: one.row.importKey });
  }
  const persons = missing.flatMap((index) => season.players[index] ?? []);
  const stamp = sqlStamp(write, 5);
  const made = await manager.query<{ id: number; importKey: string }[]>(
    `INSERT INTO players (organization_id, first_name, last_name, import_key, ${stamp.columns})
     SELECT $1, first_name, last_name, import_key, ${stamp.values}
     FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS n (first_name, last_name, import_key, number) ORDER BY number
     RETURNING id, import_key AS "importKey"`,
    [
      organizationId,
      persons.map(({ firstName }) => firstName),
      persons.map(({ lastName }) => lastName),
      persons.map(importKey),
      ...stamp.params,
    ],
  );
  const madeIds = new Map(made.map(({ id, importKey: key }) => [key, id]));
  for (const index of missing) ids[index] = madeIds.get(keys[index] ?? '') ?? 0;
  await manager.query(
    `UPDATE players p SET import_key = a.key FROM unnest($2::int[], $3::text[]) AS a (id, key)
     WHERE p.organization_id = $1 AND p.id = a.id`,
    [organizationId, adopted.map(({ id }) => id), adopted.map(({ key }) => key)],
  );
  const rekeyed = new Map(adopted.flatMap(({ before, key }) => (before === null ? [] : [[before, key] as const])));
  return { ids, keys, rekeyed, made: new Set(missing) };
}
