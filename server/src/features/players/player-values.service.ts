import { ATTRIBUTE_TYPE_RULES, readAttributeValue } from '../../domain/attributes/read-attribute-value.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { InputCheck } from '../../lib/validation.js';
import { PlayerAttributeEntity } from '../attributes/player-attribute.entity.js';
import { PlayerAttributeValueEntity } from '../attributes/player-attribute-value.entity.js';
import type { Changes } from '../audit/audit.service.js';
import type { UndoableWrite } from '../undo/undoable-write.service.js';
import type { VideoFields } from './player-checks.js';
import { PlayerVideoEntity } from './player-video.entity.js';

/** A value that an attribute, found by id or name, shall have. */
export interface WantedValue {
  attributeId?: string | null;
  name?: string | null;
  value?: string | null;
}

const LONGEST_VALUE = 500;

/**
 * Sets attribute values of a player whose row is locked. Returns what changed, for the trail.
 * @throws 404 for an unknown id; 400 for an unknown name and for values that are not of their type
 */
export async function setAttributeValues(
  tx: UndoableWrite,
  playerId: number,
  wanted: readonly WantedValue[] | null | undefined,
): Promise<Changes> {
  if (!wanted || wanted.length === 0) return {};
  const { manager, organizationId } = tx;
  const attributes = await manager.findBy(PlayerAttributeEntity, { organizationId });
  const before = new Map(
    (await manager.findBy(PlayerAttributeValueEntity, { organizationId, playerId })).map((row) => [
      row.attributeId,
      row.value,
    ]),
  );
  const values = checkValues(attributes, wanted);
  const changes: Changes = {};
  const changed: { id: number; value: string | null }[] = [];
  for (const [{ id, name }, value] of values) {
    if ((before.get(id) ?? null) === value) continue;
    changes[`attributes.${name}`] = [before.get(id) ?? null, value];
    changed.push({ id, value });
  }
  const stored = changed.filter(({ value }) => value !== null);
  await tx.kept.remove('player_attribute_values', {
    sql: 't.player_id = $2 AND t.attribute_id = ANY($3)',
    params: [playerId, changed.map(({ id }) => id)],
  });
  const made = await manager.query<{ id: number }[]>(
    `INSERT INTO player_attribute_values (organization_id, player_id, attribute_id, value)
     SELECT $1, $2, n.attribute_id, n.value FROM unnest($3::int[], $4::text[]) AS n (attribute_id, value)
     RETURNING id`,
    [organizationId, playerId, stored.map(({ id }) => id), stored.map(({ value }) => value)],
  );
  await tx.kept.created(
    'player_attribute_values',
    made.map(({ id }) => id),
  );
  return changes;
}

function checkValues(
  attributes: readonly PlayerAttributeEntity[],
  wanted: readonly WantedValue[],
): Map<PlayerAttributeEntity, string | null> {
  const check = new InputCheck();
  const values = new Map<PlayerAttributeEntity, string | null>();
  for (const { attributeId, name, value } of wanted) {
    const attribute =
      attributeId == null
        ? named(attributes, name ?? '')
        : attributes.find(({ id }) => id === parseId(attributeId, 'Attribute'));
    if (!attribute && attributeId != null) throw notFound('Attribute');
    if (!attribute) check.fail('attributes', `attributes: there is no attribute '${(name ?? '').slice(0, 100)}'.`);
    else values.set(attribute, checkValue(check, attribute, value ?? null));
  }
  check.finish();
  return values;
}

function checkValue(check: InputCheck, { name, type }: PlayerAttributeEntity, text: string | null): string | null {
  const field = `attributes.${name}`;
  const tidy = check.text(field, text, { max: LONGEST_VALUE }) ?? null;
  if (tidy === null) return null;
  const value = readAttributeValue(type, tidy);
  if (value === null) check.fail(field, `${name} must be ${ATTRIBUTE_TYPE_RULES[type]}.`);
  return value;
}

function named(attributes: readonly PlayerAttributeEntity[], name: string): PlayerAttributeEntity | undefined {
  return attributes.find((attribute) => normaliseName(attribute.name) === normaliseName(name));
}

/** Puts the given videos in the place of a player's. Returns what changed, for the trail. */
export async function replaceVideos(
  tx: UndoableWrite,
  playerId: number,
  videos: readonly VideoFields[] | undefined,
): Promise<Changes> {
  if (videos === undefined) return {};
  const { manager, organizationId } = tx;
  const before = await manager.find(PlayerVideoEntity, {
    where: { organizationId, playerId },
    order: { position: 'ASC', id: 'ASC' },
  });
  const shown = (list: readonly VideoFields[]) => list.map(({ title, url }) => ({ title, url }));
  if (JSON.stringify(shown(before)) === JSON.stringify(shown(videos))) return {};
  await tx.kept.remove('player_videos', { sql: 't.player_id = $2', params: [playerId] });
  const { identifiers } = await manager.insert(
    PlayerVideoEntity,
    videos.map((video, position) => ({ ...video, position, organizationId, playerId })),
  );
  await tx.kept.created(
    'player_videos',
    identifiers.map(({ id }) => id as number),
  );
  return { videos: [shown(before), shown(videos)] };
}
