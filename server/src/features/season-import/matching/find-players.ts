import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import { isNormalizedKey, normalizedKey } from './normalized-key.js';
import { ownId, ownImportKey } from './import-key.js';
import type { ParsedPlayer } from '../reading/parsed-season.js';

/** A player as the organization has one. */
export interface PlayerRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly importKey: string | null;
  /** Whether an import brought a line of this player in the season. */
  readonly inSeason: boolean;
}

/** Who a player of the files is: one who is there, nobody yet, or one of several. */
export type FoundPlayer = { readonly row: PlayerRow; readonly rekeys: boolean } | 'unclear' | null;

/**
 * Finds the players of the files, in their order: by player_key, otherwise the same name is the same person, also after
 * the name was edited here.
 */
export async function findPlayers(scope: ImportScope): Promise<FoundPlayer[]> {
  const { players } = scope.season;
  const stored = new StoredPlayers(
    scope.write.organizationId,
    await readPlayers(scope),
    new Set(players.map(importKey)),
  );
  const namesakes = new Map<string, number>();
  for (const player of players) namesakes.set(nameOf(player), (namesakes.get(nameOf(player)) ?? 0) + 1);
  return players.map((player) => stored.find(player, namesakes.get(nameOf(player)) === 1));
}

/** What `players.import_key` holds for a player of the files. */
export function importKey(player: ParsedPlayer): string {
  return player.key ?? normalizedKeyOf(player);
}

/** What it holds for a player of this name whose files give no key. */
export function normalizedKeyOf(player: Pick<ParsedPlayer, 'firstName' | 'lastName'>): string {
  return normalizedKey(nameOf(player));
}

async function readPlayers({
  write: { manager, organizationId },
  season,
  seasonId,
}: ImportScope): Promise<PlayerRow[]> {
  const { players } = season;
  return manager.query<PlayerRow[]>(
    `SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.import_key AS "importKey", EXISTS (
       SELECT FROM game_lines l JOIN games g ON g.organization_id = $1 AND g.id = l.game_id
       WHERE l.organization_id = $1 AND l.player_id = p.id AND l.import_hash IS NOT NULL AND g.season_id = $5) AS "inSeason"
     FROM players p
     WHERE p.organization_id = $1 AND (p.import_key = ANY ($2::text[])
       OR p.search_name IN (SELECT lower(first_name || ' ' || last_name) FROM unnest($3::text[], $4::text[]) AS n (first_name, last_name))
       OR p.id = ANY ($6::int[]))
     ORDER BY p.id`,
    [
      organizationId,
      [...players.map(importKey), ...players.map(normalizedKeyOf)],
      players.map(({ firstName }) => firstName),
      players.map(({ lastName }) => lastName),
      seasonId,
      players.flatMap(({ key }) => (key === null ? [] : (ownId(organizationId, key) ?? []))),
    ],
  );
}

class StoredPlayers {
  private readonly byKey = new Map<string, PlayerRow>();
  private readonly byName = new Map<string, PlayerRow[]>();

  /** @param claimed the import keys of all players of the files */
  constructor(
    organizationId: number,
    rows: readonly PlayerRow[],
    private readonly claimed: ReadonlySet<string>,
  ) {
    for (const row of rows) this.byKey.set(ownImportKey(organizationId, row.id), row);
    for (const row of rows) {
      if (row.importKey !== null) this.byKey.set(row.importKey, row);
      this.byName.set(nameOf(row), [...(this.byName.get(nameOf(row)) ?? []), row]);
    }
  }

  /** @param only whether the file has no namesake of this player */
  find(player: ParsedPlayer, only: boolean): FoundPlayer {
    const known = this.byKey.get(importKey(player));
    if (known !== undefined) return { row: known, rekeys: false };
    const sameName = this.byName.get(nameOf(player)) ?? [];
    const unkeyed = sameName.filter(({ importKey: key }) => key === null || isNormalizedKey(key));
    if (player.key !== null) return only ? this.withoutKey(player, unkeyed, sameName) : null;
    const candidates = unkeyed.length > 0 ? unkeyed : sameName;
    const [row] = candidates;
    return candidates.length > 1 ? 'unclear' : row === undefined ? null : { row, rekeys: row.importKey === null };
  }

  /**
   * Whom a key means that is new. Another key is another person; one without any may be the one, and so may a player of
   * this season whose key the files no longer have.
   */
  private withoutKey(player: ParsedPlayer, unkeyed: readonly PlayerRow[], sameName: readonly PlayerRow[]): FoundPlayer {
    const imported = this.byKey.get(normalizedKeyOf(player));
    if (imported !== undefined) return { row: imported, rekeys: true };
    const changed = sameName.filter(
      ({ importKey: key, inSeason }) => inSeason && key !== null && !this.claimed.has(key),
    );
    const [row, another] = unkeyed.length > 0 ? unkeyed : changed;
    return row === undefined || another !== undefined ? null : { row, rekeys: true };
  }
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return normaliseName(`${firstName} ${lastName}`);
}
