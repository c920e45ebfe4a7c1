import { normaliseName } from '../../domain/text/normaliseName.js';
import type { ImportScope } from './import-scope.js';
import { ownKey } from './own-key.js';
import type { ParsedPlayer } from './parsed-season.js';
import { quoteCell } from './problem.js';
import { FILE_NAMES } from './season-files.js';

interface PlayerRow {
  id: number;
  firstName: string;
  lastName: string;
  importKey: string | null;
}

/** Marks an import_key that was made from a name, for files without player_key. */
const BY_NAME = 'name:';

/**
 * Finds or makes the players: by player_key, otherwise the same name is the same person, also after the name was edited here.
 * @returns ids in the order of the file's players (0 for one that is not clear, which is a problem), and how many were made
 */
export async function writePlayers(scope: ImportScope): Promise<{ ids: number[]; added: number }> {
  const { write, season, problems } = scope;
  const { manager, organizationId } = write;
  const stored = new StoredPlayers(write.organizationId, await readPlayers(scope));
  const namesakes = countNames(season.players);
  const ids: number[] = [];
  const missing: { index: number; player: ParsedPlayer }[] = [];
  const adopted: { id: number; key: string }[] = [];
  for (const [index, player] of season.players.entries()) {
    const key = importKey(player);
    const found = stored.find(player, key, namesakes.get(nameOf(player)) === 1);
    if (found === 'unclear') {
      problems.add(FILE_NAMES.playerGames, player.line, 'player_key', `there are several players called ${quoteCell(nameOf(player))}: give the key of the one who is meant`);
    } else if (found === null) missing.push({ index, player });
    else if (stored.isFree(found, key, player.key !== null)) adopted.push({ id: found.id, key });
    ids.push(found === 'unclear' ? 0 : (found?.id ?? 0));
  }
  const made = await manager.query<{ id: number; importKey: string }[]>(
    `INSERT INTO players (organization_id, first_name, last_name, import_key, updated_at, updated_by)
     SELECT $1, first_name, last_name, import_key, $5, $6
     FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS n (first_name, last_name, import_key, number) ORDER BY number
     RETURNING id, import_key AS "importKey"`,
    [
      organizationId,
      missing.map(({ player }) => player.firstName),
      missing.map(({ player }) => player.lastName),
      missing.map(({ player }) => importKey(player)),
      write.now,
      write.author.id,
    ],
  );
  const madeIds = new Map(made.map(({ id, importKey: key }) => [key, id]));
  for (const { index, player } of missing) ids[index] = madeIds.get(importKey(player)) ?? 0;
  await manager.query(
    `UPDATE players p SET import_key = a.key FROM unnest($2::int[], $3::text[]) AS a (id, key)
     WHERE p.organization_id = $1 AND p.id = a.id`,
    [organizationId, adopted.map(({ id }) => id), adopted.map(({ key }) => key)],
  );
  return { ids, added: missing.length };
}

async function readPlayers({ write: { manager, organizationId }, season }: ImportScope): Promise<PlayerRow[]> {
  return manager.query<PlayerRow[]>(
    `SELECT id, first_name AS "firstName", last_name AS "lastName", import_key AS "importKey" FROM players
     WHERE organization_id = $1 AND (import_key = ANY ($2::text[])
       OR search_name IN (SELECT lower(first_name || ' ' || last_name) FROM unnest($3::text[], $4::text[]) AS n (first_name, last_name)))
     ORDER BY id`,
    [organizationId, season.players.map(importKey), season.players.map(({ firstName }) => firstName), season.players.map(({ lastName }) => lastName)],
  );
}

class StoredPlayers {
  private readonly byKey = new Map<string, PlayerRow>();
  private readonly byName = new Map<string, PlayerRow[]>();

  constructor(organizationId: number, rows: readonly PlayerRow[]) {
    for (const row of rows) {
      if (row.importKey === null) this.byKey.set(ownKey(organizationId, row.id), row);
      if (row.importKey !== null) this.byKey.set(row.importKey, row);
      this.byName.set(nameOf(row), [...(this.byName.get(nameOf(row)) ?? []), row]);
    }
  }

  /** @param only whether the file has no namesake of this player */
  find(player: ParsedPlayer, key: string, only: boolean): PlayerRow | 'unclear' | null {
    const keyed = this.byKey.get(key);
    if (keyed !== undefined) return keyed;
    const sameName = this.byName.get(nameOf(player)) ?? [];
    const unkeyed = sameName.filter(({ importKey: known }) => known === null || known.startsWith(BY_NAME));
    // Another key is another person; a player without any may be the one, unless two of the file compete for him.
    if (player.key !== null) return only && unkeyed.length === 1 ? (unkeyed[0] ?? null) : null;
    const candidates = unkeyed.length > 0 ? unkeyed : sameName;
    return candidates.length > 1 ? 'unclear' : (candidates[0] ?? null);
  }

  /** Whether the player takes on the key by which a later import finds him again. */
  isFree({ importKey: known }: PlayerRow, key: string, given: boolean): boolean {
    if (known === key || this.byKey.has(key)) return false;
    return known === null || (given && known.startsWith(BY_NAME));
  }
}

function importKey(player: ParsedPlayer): string {
  return player.key ?? BY_NAME + nameOf(player);
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return normaliseName(`${firstName} ${lastName}`);
}

function countNames(players: readonly ParsedPlayer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const player of players) counts.set(nameOf(player), (counts.get(nameOf(player)) ?? 0) + 1);
  return counts;
}
