import { randomUUID } from 'node:crypto';
import { setForTransaction } from '../../database/limits/write-limits.js';
import { eraseNames } from '../../domain/players/erase-names.js';
import type { NameParts } from '../../domain/players/shown-name.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { splitFullName } from '../../domain/text/split-full-name.js';
import type { Changes } from '../audit/audit.service.js';
import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { PlayerEntity } from '../players/player.entity.js';
import { MERGED_PLAYERS } from './merged-players.js';
import { normalizedKey } from '../season-import/matching/normalized-key.js';
import { tenantCondition } from '../undo/rows.service.js';

/** Who is erased. */
export interface ErasedPerson {
  /** The player's id, and those of players who were merged into this one. */
  readonly ids: readonly number[];
  /** The present names, earlier ones that the trail tells of, and those of players who were merged into this one. */
  readonly names: readonly NameParts[];
  /** What notes of imports may call the person: keys of files, and those made of the names. */
  readonly importKeys: readonly string[];
  readonly replacement: string;
}

/** A column of texts that people write. */
export interface TextColumn {
  readonly table: string;
  readonly column: string;
  /** How many characters the database takes; absent: as many as there are. */
  readonly most?: number;
}

/** Texts of an organization that may name a player. */
export const TEXTS: readonly TextColumn[] = [
  { table: 'season_league_teams', column: 'captain_name' },
  { table: 'pages', column: 'title', most: 200 },
  { table: 'page_revisions', column: 'title' },
  { table: 'page_revisions', column: 'blocks' },
  { table: 'links', column: 'label', most: 100 },
  { table: 'weeks_off', column: 'reason' },
  { table: 'accepted_findings', column: 'reason', most: 500 },
  { table: 'plays', column: 'note', most: 500 },
  { table: 'uploads', column: 'original_name' },
  { table: 'undo_entries', column: 'label' },
];
/** Such texts about other players, and the column that says about whom. A namesake's are about the namesake. */
export const TEXTS_OF_PLAYERS: readonly (TextColumn & { readonly player: string })[] = [
  { table: 'players', column: 'bio', player: 'id' },
  { table: 'players', column: 'sponsor_name', player: 'id' },
  { table: 'player_videos', column: 'title', player: 'player_id' },
  { table: 'player_attribute_values', column: 'value', player: 'player_id' },
];
/**
 * What has a name of its own, which may hold a player's: a team of one, a cup or a hall that is called after somebody.
 * A single word is rather its own there: a team “Junior”.
 */
export const NAMED_THINGS: readonly (TextColumn & { readonly what: string })[] = [
  { what: 'team', table: 'teams', column: 'name', most: 200 },
  { what: 'league', table: 'leagues', column: 'name', most: 200 },
  { what: 'season', table: 'seasons', column: 'name', most: 200 },
  { what: 'division', table: 'divisions', column: 'name', most: 200 },
  { what: 'schedule', table: 'schedules', column: 'name', most: 200 },
  { what: 'place', table: 'locations', column: 'name', most: 200 },
  { what: 'business', table: 'businesses', column: 'name', most: 200 },
  { what: 'attribute', table: 'player_attributes', column: 'name', most: 100 },
  { what: 'statistic', table: 'stat_definitions', column: 'name' },
  { what: 'period', table: 'game_periods', column: 'name', most: 60 },
  { what: 'API key', table: 'api_keys', column: 'name', most: 60 },
];
/** Texts about such things, or that repeat their names. */
export const TEXTS_OF_THINGS: readonly TextColumn[] = [
  { table: 'businesses', column: 'location' },
  { table: 'businesses', column: 'season' },
  { table: 'businesses', column: 'next_season' },
  { table: 'businesses', column: 'cost' },
  { table: 'businesses', column: 'skill_level' },
  { table: 'businesses', column: 'city' },
  { table: 'businesses', column: 'state' },
  { table: 'organizations', column: 'venue_order' },
  { table: 'games', column: 'court', most: 50 },
  { table: 'schedule_time_slots', column: 'court', most: 50 },
  { table: 'reschedulings', column: 'location' },
  { table: 'game_news', column: 'former_location' },
  { table: 'schedule_drafts', column: 'games' },
  { table: 'schedule_drafts', column: 'certificate' },
  { table: 'schedule_drafts', column: 'obstacles' },
  { table: 'schedule_drafts', column: 'basis' },
];
/** What the trail calls things that have such a name, or that are called after them. */
const TYPES_OF_THINGS: ReadonlySet<string> = new Set(
  `team league season division schedule business player_attribute stat_definition game_period api_key
  season_league schedule_override game bye`.split(/\s+/),
);
/** What is called after a team, and says who its captain is. */
const CALLED_AFTER_TEAM = 'season_league_team';
const JSON_COLUMNS: ReadonlySet<string> = new Set(['blocks', 'games', 'certificate', 'obstacles', 'basis']);
/** Fields of players that say what they are called. */
const NAMES: ReadonlySet<string> = new Set(['firstName', 'lastName', 'knownAs']);
/** What a change says once its values are gone. */
const ERASED = '(erased)';

/** The person behind a player, with everything that the trail knows the person by. */
export async function personOf(
  { manager, organizationId }: Pick<Write, 'manager' | 'organizationId'>,
  { id, firstName, lastName, knownAs, importKey }: PlayerEntity,
  replacement: string,
): Promise<ErasedPerson> {
  const merged = await manager.query<{ id: number; name: string; importKey: string | null }[]>(MERGED_PLAYERS, [
    organizationId,
    id,
  ]);
  const ids = [id, ...merged.map((one) => one.id)];
  const labels = (await manager.query(
    `SELECT DISTINCT entity_label AS label FROM audit_entries WHERE organization_id = $1 AND entity_type = 'player' AND entity_id = ANY ($2) AND entity_label IS NOT NULL`,
    [organizationId, ids],
  )) as { label: string }[];
  const earlier = (await manager.query(
    `SELECT DISTINCT name FROM audit_entries CROSS JOIN LATERAL unnest(ARRAY[changes #>> '{knownAs,0}', changes #>> '{knownAs,1}']) AS name
     WHERE organization_id = $1 AND entity_type = 'player' AND entity_id = ANY ($2) AND changes ? 'knownAs' AND name IS NOT NULL`,
    [organizationId, ids],
  )) as { name: string }[];
  const callings = new Set([knownAs, ...earlier.map(({ name }) => name)].filter((name) => name !== null));
  const fullNames = [...merged.map(({ name }) => name), ...labels.map(({ label }) => label)];
  const keys = [
    ...[importKey, ...merged.map((one) => one.importKey)].filter((key) => key !== null),
    ...[`${firstName} ${lastName}`, ...fullNames].map((name) => normalizedKey(normaliseName(name))),
  ];
  return {
    ids,
    names: [
      { firstName, lastName },
      // As one name: it stands in texts as it is, and not the other way round.
      ...[...callings].map((name) => ({ firstName: name, lastName: '' })),
      ...fullNames.map(splitFullName),
    ],
    importKeys: [...new Set(keys)],
    replacement,
  };
}

/**
 * Puts the replacement wherever the person's full names stand, and takes the values out of what the trail says of the
 * player.
 */
export async function eraseTexts(tx: Write, person: ErasedPerson): Promise<void> {
  const namesakes = await namesakesOf(tx, person);
  // In a profile a single word is rather what it says of its player: a class “Junior”.
  const inProfiles = { ...person, names: person.names.filter(hasSeveralWords) };
  const stamped = stampedTables(tx);
  await eraseTrail(tx, person, { namesakes, inProfiles: inProfiles.names });
  const erase = (named: ErasedPerson, text: TextColumn, spared?: Spared): Promise<void> =>
    eraseColumn(tx, named, text, stamped.has(text.table), spared);
  for (const text of TEXTS) await erase(person, text);
  for (const { player, ...text } of TEXTS_OF_PLAYERS) await erase(inProfiles, text, { player, namesakes });
  // Nothing has moved: nobody is told of a place that is called otherwise.
  await setForTransaction(tx.manager, { 'courtbook.notes_reschedulings': 'off' });
  for (const thing of NAMED_THINGS) await eraseThings(tx, person, thing, stamped.has(thing.table));
  for (const text of TEXTS_OF_THINGS) await erase(inProfiles, text);
  await setForTransaction(tx.manager, { 'courtbook.notes_reschedulings': 'on' });
  await eraseGameKeys(tx, inProfiles);
  // Where people are in games is said in words that may name the person, in any form; they say it again within seconds.
  await tx.manager.query('DELETE FROM game_presences WHERE organization_id = $1', [tx.organizationId]);
  // Responses that are kept for a repeated call are repeated without their content from now on.
  await tx.manager.query(
    'UPDATE idempotency_entries SET response = NULL WHERE organization_id IN ($1, 0) AND response IS NOT NULL',
    [tx.organizationId],
  );
  // What receivers answered may repeat what was sent to them, in a form of their own.
  await tx.manager.query(`UPDATE webhook_attempts SET answer = '' WHERE organization_id = $1 AND answer <> ''`, [
    tx.organizationId,
  ]);
}

/** Every form of a name holds its longest word: rows without it need not be read. */
function searchedWords(names: readonly NameParts[]): string[] {
  const words = names.map(({ firstName, lastName }) =>
    `${firstName} ${lastName}`.split(/[^\p{L}\p{N}]+/u).reduce((a, b) => (b.length > a.length ? b : a), ''),
  );
  return [...new Set(words)].filter((word) => word !== '').map((word) => `%${word}%`);
}

/** Whether a name is more than one word, which could be anything. */
export function hasSeveralWords({ firstName, lastName }: NameParts): boolean {
  return /\S\s+\S/u.test(`${firstName} ${lastName}`);
}

/** Other players who have one of the person's names. */
async function namesakesOf({ manager, organizationId }: Write, { ids, names }: ErasedPerson): Promise<number[]> {
  const fullNames = names.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim().toLowerCase());
  const rows = (await manager.query(
    `SELECT id FROM players WHERE organization_id = $1 AND id <> ALL ($2) AND lower(btrim(first_name || ' ' || last_name)) = ANY ($3)`,
    [organizationId, ids, fullNames],
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}

/** Tables whose rows have a version: a form that was open before the erasure is not to write the name back unseen. */
function stampedTables({ manager }: Write): ReadonlySet<string> {
  const stamped = manager.connection.entityMetadatas.filter((entity) =>
    ['version', 'updatedBy'].every((name) => entity.findColumnWithPropertyName(name)),
  );
  return new Set(stamped.map(({ tableName }) => tableName));
}

/** Writes one text. */
async function writeText(
  tx: Write,
  { table, column }: TextColumn,
  isStamped: boolean,
  { id, text }: { id: number | string; text: string | readonly string[] },
): Promise<void> {
  const stamp = isStamped ? sqlStamp(tx, 4) : null;
  await tx.manager.query(
    `UPDATE ${table} AS t SET ${column} = $3${stamp ? `, ${stamp.set}` : ''} WHERE ${tenantCondition(table)} AND t.id = $2`,
    [tx.organizationId, id, text, ...(stamp?.params ?? [])],
  );
}

/** Players who keep their own texts, and the column that says whose a text is. */
interface Spared {
  readonly player: string;
  readonly namesakes: readonly number[];
}

async function eraseColumn(
  tx: Write,
  { names, replacement }: ErasedPerson,
  text: TextColumn,
  isStamped: boolean,
  spared?: Spared,
): Promise<void> {
  const { manager, organizationId } = tx;
  const { table, column, most } = text;
  // Locked as they are read: what somebody saves at this moment is waited for, and the name gives way in that text.
  const rows = (await manager.query(
    `SELECT id, ${column} AS value FROM ${table} AS t WHERE ${tenantCondition(table)} AND ${column}::text ILIKE ANY ($2)
       ${spared ? `AND ${spared.player} <> ALL ($3)` : ''}
     ORDER BY id FOR NO KEY UPDATE`,
    [organizationId, searchedWords(names), ...(spared ? [spared.namesakes] : [])],
  )) as { id: string; value: unknown }[];
  const isJson = JSON_COLUMNS.has(column);
  for (const { id, value } of rows) {
    const erased = eraseNames(value, names, replacement);
    if (JSON.stringify(erased) === JSON.stringify(value)) continue;
    const words = erased as string | readonly string[];
    const written = isJson ? JSON.stringify(words) : typeof words === 'string' ? shortened(words, most) : words;
    await writeText(tx, text, isStamped, { id, text: written });
  }
}

/** Keys that an import made of teams' names, in the games and in its notes: another key knows the game from now on. */
async function eraseGameKeys({ manager, organizationId }: Write, { names, replacement }: ErasedPerson): Promise<void> {
  const found = (await manager.query(
    `SELECT import_key AS key FROM games WHERE organization_id = $1 AND import_key ILIKE ANY ($2)
     UNION SELECT game_key FROM imported_games WHERE organization_id = $1 AND game_key ILIKE ANY ($2)`,
    [organizationId, searchedWords(names)],
  )) as { key: string }[];
  const keys = found.flatMap(({ key }) => (eraseNames(key, names, replacement) === key ? [] : key));
  const others = keys.map(() => `erased-${randomUUID()}`);
  for (const [table, column] of [
    ['games', 'import_key'],
    ['imported_games', 'game_key'],
  ])
    await manager.query(
      `UPDATE ${table} k SET ${column} = n.other FROM unnest($2::text[], $3::text[]) AS n (key, other)
       WHERE k.organization_id = $1 AND k.${column} = n.key`,
      [organizationId, keys, others],
    );
}

/** A thing whose name holds the person's, and what it is called afterwards. */
export interface NamedThing {
  readonly id: number;
  readonly what: string;
  readonly name: string;
  readonly erased: string;
}

/** The things whose names would change. */
export async function thingsNamedAfter(
  at: Pick<Write, 'manager' | 'organizationId'>,
  person: ErasedPerson,
): Promise<NamedThing[]> {
  const found: NamedThing[] = [];
  for (const thing of NAMED_THINGS) found.push(...(await namedThings(at, person, thing)));
  return found;
}

async function namedThings(
  { manager, organizationId }: Pick<Write, 'manager' | 'organizationId'>,
  { names, replacement }: ErasedPerson,
  { what, table, column, most }: (typeof NAMED_THINGS)[number],
  lock = '',
): Promise<NamedThing[]> {
  const fullNames = names.filter(hasSeveralWords);
  const rows = (await manager.query(
    `SELECT id, ${column} AS name FROM ${table} WHERE organization_id = $1 AND ${column} ILIKE ANY ($2) ORDER BY id ${lock}`,
    [organizationId, searchedWords(fullNames)],
  )) as { id: number; name: string }[];
  // What is called so already has been erased before.
  const erasedBefore = (await manager.query(
    `SELECT ${column} AS name FROM ${table} WHERE organization_id = $1 AND ${column} ILIKE $2`,
    [organizationId, `%${replacement}%`],
  )) as { name: string }[];
  const taken = new Map(erasedBefore.map(({ name }) => [name.toLowerCase(), name]));
  return rows.flatMap(({ id, name }) => {
    const text = eraseNames(name, fullNames, replacement);
    if (text === name) return [];
    // Two that were told apart by how they write the person's name are told apart by a number.
    for (let count = 1; ; count += 1) {
      const number = count === 1 ? '' : ` (${count})`;
      const erased = `${shortened(text, most && most - number.length)}${number}`;
      const other = taken.get(erased.toLowerCase());
      if (other !== undefined && other !== name) continue;
      taken.set(erased.toLowerCase(), name);
      return [{ id, what, name, erased }];
    }
  });
}

async function eraseThings(
  tx: Write,
  person: ErasedPerson,
  thing: (typeof NAMED_THINGS)[number],
  isStamped: boolean,
): Promise<void> {
  for (const { id, erased } of await namedThings(tx, person, thing, 'FOR NO KEY UPDATE'))
    await writeText(tx, thing, isStamped, { id, text: erased });
}

/** As much of a text as fits: what stands for a name may be longer than it. */
function shortened(text: string, most = Infinity): string {
  return [...text].slice(0, most).join('').trimEnd();
}

async function eraseTrail(
  { manager, organizationId }: Write,
  { ids, names, replacement }: ErasedPerson,
  { namesakes, inProfiles }: { namesakes: readonly number[]; inProfiles: readonly NameParts[] },
): Promise<void> {
  const rows = (await manager.query(
    `SELECT a.id, a.entity_type AS type, a.entity_label AS label, a.changes, (a.entity_type = 'player' AND a.entity_id = ANY ($2)
       OR a.entity_type = 'roster_entry' AND (a.changes #>> '{playerId,1}' = ANY ($2::text[])
         OR a.entity_id IN (SELECT r.id FROM roster_entries r WHERE r.organization_id = $1 AND r.player_id = ANY ($2)))) AS "isOwn",
       (a.entity_type = 'player' AND a.entity_id <> ALL ($2) AND EXISTS (SELECT FROM players p WHERE p.organization_id = $1 AND p.id = a.entity_id)) AS "isOther"
     FROM audit_entries a
     WHERE a.organization_id = $1 AND (a.entity_type IN ('player', 'roster_entry') OR a.entity_label ILIKE ANY ($3) OR a.changes::text ILIKE ANY ($3))
       -- A namesake who is somebody else keeps the own entries.
       AND NOT (a.entity_type = 'player' AND a.entity_id = ANY ($4))`,
    [organizationId, ids, searchedWords(names), namesakes],
  )) as { id: string; type: string; label: string | null; changes: Changes | null; isOwn: boolean; isOther: boolean }[];
  await manager.query("SET LOCAL courtbook.erasing = 'on'"); // the trail takes no other change
  for (const row of rows) {
    // A single word is the thing's own name.
    const said = TYPES_OF_THINGS.has(row.type) ? inProfiles : names;
    const called = row.type === CALLED_AFTER_TEAM ? inProfiles : said;
    const changes = row.isOwn
      ? row.changes && Object.fromEntries(Object.keys(row.changes).map((field) => [field, [ERASED, ERASED]]))
      : row.isOther && row.changes
        ? { ...eraseNames(row.changes, inProfiles, replacement), ...ownNames(row.changes) }
        : eraseNames(row.changes, said, replacement);
    const label = row.isOwn ? replacement : row.isOther ? row.label : eraseNames(row.label, called, replacement);
    if (label === row.label && JSON.stringify(changes) === JSON.stringify(row.changes)) continue;
    await manager.query(
      'UPDATE audit_entries SET entity_label = $3, changes = $4 WHERE organization_id = $1 AND id = $2',
      [organizationId, row.id, label, changes && JSON.stringify(changes)],
    );
  }
  await manager.query("SET LOCAL courtbook.erasing = 'off'");
}

/** What the trail says that another player is called: the player's own names, whoever else has them. */
function ownNames(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => NAMES.has(field)));
}
