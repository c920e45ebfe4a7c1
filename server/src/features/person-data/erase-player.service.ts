import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context/request-context.js';
import { erasedName } from '../../domain/players/erased-name.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwner } from '../../lib/policy.js';
import { uploadStore } from '../../uploads/open-store.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockRow } from '../audit/change.service.js';
import { nextVersion, sqlStamp } from '../audit/stamps.js';
import { write, type Write } from '../audit/write.service.js';
import { PlayerEntity } from '../players/player.entity.js';
import { takeImportTurn } from '../season-import/import-turn.js';
import { ownImportKey } from '../season-import/matching/import-key.js';
import { eraseTexts, type NamedThing, personOf, thingsNamedAfter } from './erase-texts.service.js';
import { eraseUndo } from './erase-undo.service.js';
import type { PlayerErasurePayload, PlayerErasurePreview } from './erasure.type.js';

const LEFT =
  'It cannot be undone. Archives and lists that were downloaded, and backups that were made before, still hold what they held: delete them, too. ' +
  'Importing files that still have the name brings it back as another player.';

/** What erasing a person would take away. Owners and super administrators. @throws 404 */
export async function previewErasure(ctx: RequestContext, playerId: string | number): Promise<PlayerErasurePreview> {
  const organizationId = requireOwner(ctx);
  const id = parseId(playerId, 'Player');
  const { manager } = ctx.services.dataSource;
  const player = await manager.findOneBy(PlayerEntity, { organizationId, id });
  if (!player) throw notFound('Player');
  const counts = await countsOf(manager, organizationId, id);
  const replacement = replacementOf(id);
  const at = { manager, organizationId };
  const things = await thingsNamedAfter(at, await personOf(at, player, replacement));
  return {
    name: nameOf(player),
    replacement,
    items: [...itemsOf(player, counts), ...things.map(saysOf)],
    message: `Its ${counted(counts.games, 'game')} and all totals stay, under the name “${replacement}”. ${LEFT}`,
  };
}

/**
 * Erases a person: what is kept of the player besides games and statistics goes, and the name gives way to a nameless
 * one wherever it stands, also in the audit trail, in pages, in names of teams and places, in what could be undone and
 * in kept responses. Owners and super administrators. @throws 404
 */
export async function erasePlayer(ctx: RequestContext, playerId: string | number): Promise<PlayerErasurePayload> {
  const organizationId = requireOwner(ctx);
  const id = parseId(playerId, 'Player');
  const erase = async (tx: Write): Promise<string[]> => {
    // An import that runs has read what the person was called, and would write it down again.
    await takeImportTurn(tx.manager, organizationId);
    const player = await lockRow(tx, PlayerEntity, id, 'Player');
    const person = await personOf(tx, player, replacementOf(id));
    await eraseRows(tx, player, person.importKeys);
    await eraseUndo(tx, person);
    await eraseTexts(tx, person);
    const [label, version] = [person.replacement, nextVersion(player)];
    await recordAudit(tx, { action: 'player.erase', entityType: 'player', entityId: id, label, version });
    return removePicture(tx, player);
  };
  // What is called after the person may stand among the organization's own settings, which count as the platform's.
  const files = await write(ctx, organizationId, erase, { platform: true });
  // The rows are gone: should the process end here, the regular sweep of files does the rest.
  const store = uploadStore(ctx.services.config);
  for (const key of files) await store.remove(key);
  return { playerId: id, message: 'Erased the person. Games and totals are as they were.' };
}

function replacementOf(id: number): string {
  const { firstName, lastName } = erasedName(id);
  return `${firstName} ${lastName}`;
}

async function eraseRows(tx: Write, { id, importKey }: PlayerEntity, importKeys: readonly string[]): Promise<void> {
  const { manager, organizationId } = tx;
  const [ofPlayer, ofEntries] = [sqlStamp(tx, 6), sqlStamp(tx, 3)];
  // The import knows the row by its own key from now on, in all of its notes.
  const replacing = ownImportKey(organizationId, id);
  const key = importKey === null ? null : replacing;
  const run = (sql: string, ...params: unknown[]): Promise<unknown> =>
    manager.query(sql, [organizationId, id, ...params]);
  const { firstName, lastName } = erasedName(id);
  await run(
    `UPDATE players SET first_name = $4, last_name = $5, import_key = $3, known_as = NULL, image_upload_id = NULL, bio = NULL, sponsor_name = NULL,
       sponsor_url = NULL, sponsor_upload_id = NULL, ${ofPlayer.set}
     WHERE organization_id = $1 AND id = $2`,
    key,
    firstName,
    lastName,
    ...ofPlayer.params,
  );
  // Those that were merged into this player, and keys that the player had before, stand in the notes alone. A namesake
  // keeps the own key.
  await manager.query(
    `UPDATE imported_games n SET player_keys = ARRAY(SELECT DISTINCT CASE WHEN key = ANY ($2) THEN $3 ELSE key END FROM unnest(n.player_keys) AS key ORDER BY 1)
     WHERE organization_id = $1 AND player_keys && $2`,
    [organizationId, await keysOfNobody(tx, id, importKeys), replacing],
  );
  await run('DELETE FROM player_videos WHERE organization_id = $1 AND player_id = $2');
  await run('DELETE FROM player_attribute_values WHERE organization_id = $1 AND player_id = $2');
  await run(
    `UPDATE roster_entries SET jersey_number = NULL, position = NULL, ${ofEntries.set}
     WHERE organization_id = $1 AND player_id = $2 AND (jersey_number IS NOT NULL OR position IS NOT NULL)`,
    ...ofEntries.params,
  );
}

/** Of some import keys those that no other player has. */
async function keysOfNobody(
  { manager, organizationId }: Write,
  id: number,
  keys: readonly string[],
): Promise<string[]> {
  const taken = (await manager.query(
    'SELECT import_key AS key FROM players WHERE organization_id = $1 AND id <> $2 AND import_key = ANY ($3)',
    [organizationId, id, keys],
  )) as { key: string }[];
  return keys.filter((key) => !taken.some((row) => row.key === key));
}

/** The keys of the picture's files, whose rows are gone; none when another player has the same picture. */
async function removePicture({ manager, organizationId }: Write, { imageUploadId }: PlayerEntity): Promise<string[]> {
  if (imageUploadId === null) return [];
  const unshared =
    '$1 = organization_id AND NOT EXISTS (SELECT FROM players p WHERE p.organization_id = $1 AND p.image_upload_id = $2)';
  const files = (await manager.query(
    `SELECT storage_key AS key FROM upload_sizes WHERE upload_id = $2 AND ${unshared}`,
    [organizationId, imageUploadId],
  )) as { key: string }[];
  await manager.query(`DELETE FROM uploads WHERE id = $2 AND ${unshared}`, [organizationId, imageUploadId]);
  return files.map(({ key }) => key);
}

interface Counts {
  games: number;
  rosters: number;
  attributes: number;
  videos: number;
}

async function countsOf(manager: EntityManager, organizationId: number, id: number): Promise<Counts> {
  const count = (table: string): string =>
    `(SELECT count(*) FROM ${table} WHERE organization_id = $1 AND player_id = $2)`;
  const [counts] = (await manager.query(
    `SELECT ${count('game_lines')} AS games, ${count('roster_entries')} AS rosters, ${count('player_attribute_values')} AS attributes, ${count('player_videos')} AS videos`,
    [organizationId, id],
  )) as [Counts];
  return counts;
}

function itemsOf(player: PlayerEntity, { rosters, attributes, videos }: Counts): string[] {
  return [
    `The name ${nameOf(player)}, also in the audit trail, on pages and as a captain`,
    ...(player.knownAs === null ? [] : [`What the player is known as, ${player.knownAs}`]),
    ...(player.imageUploadId === null ? [] : ['The picture']),
    ...(player.bio === null ? [] : ['The bio']),
    ...(player.sponsorName === null ? [] : ['The sponsor']),
    ...(attributes > 0 ? [counted(attributes, 'value of attributes', 'values of attributes')] : []),
    ...(videos > 0 ? [counted(videos, 'video')] : []),
    ...(rosters > 0 ? [`Number and position on ${counted(rosters, 'roster')}`] : []),
    'What could still be undone and holds the person, and responses kept for repeated calls',
  ];
}

function saysOf({ what, name, erased }: NamedThing): string {
  return `The name of the ${what} “${name}”, which becomes “${erased}”`;
}

function nameOf({ firstName, lastName }: PlayerEntity): string {
  return `${firstName} ${lastName}`.trim();
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
