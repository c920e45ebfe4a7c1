import type { Write } from '../features/audit/write.service.js';
import { PlayerAttributeEntity } from '../features/attributes/player-attribute.entity.js';
import type { Person } from './people.js';

/** The attributes that every organization of the demo starts with, in their order. */
const DEMO_ATTRIBUTES = [
  { name: 'Number', type: 'number' },
  { name: 'Position', type: 'string' },
  { name: 'Height', type: 'string' },
  { name: 'Weight', type: 'number' },
  { name: 'Birthday', type: 'date' },
  { name: 'Hometown', type: 'string' },
] as const;

/** Gives an organization its attributes. */
export async function writeAttributes({ manager, organizationId }: Write): Promise<void> {
  await manager.insert(
    PlayerAttributeEntity,
    DEMO_ATTRIBUTES.map((attribute, position) => ({ organizationId, ...attribute, position })),
  );
}

/** Number, position and height of made-up people. */
export async function writePeople(write: Write, people: readonly Person[]): Promise<void> {
  const values = people.flatMap((person) => [
    { ...person, attribute: 'Number', value: String(person.number) },
    { ...person, attribute: 'Position', value: person.position },
    { ...person, attribute: 'Height', value: `${Math.floor(person.height / 12)}'${person.height % 12}"` },
  ]);
  await write.manager.query(
    `INSERT INTO player_attribute_values (organization_id, player_id, attribute_id, value)
     SELECT $1, p.id, a.id, n.value
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS n (first_name, last_name, attribute, value, row)
     JOIN players p ON p.organization_id = $1 AND (p.first_name, p.last_name) = (n.first_name, n.last_name)
     JOIN player_attributes a ON a.organization_id = $1 AND a.name = n.attribute ORDER BY n.row`,
    [
      write.organizationId,
      values.map(({ firstName }) => firstName),
      values.map(({ lastName }) => lastName),
      values.map(({ attribute }) => attribute),
      values.map(({ value }) => value),
    ],
  );
}

/** Positions as the rosters have them, for people who come from a file. */
export async function writeRosterPositions({ manager, organizationId }: Write): Promise<void> {
  await manager.query(
    `INSERT INTO player_attribute_values (organization_id, player_id, attribute_id, value)
     SELECT DISTINCT ON (r.player_id) $1::int, r.player_id, a.id, r.position FROM roster_entries r
     JOIN player_attributes a ON a.organization_id = $1 AND a.name = 'Position'
     WHERE r.organization_id = $1 AND r.position IS NOT NULL ORDER BY r.player_id, r.id DESC`,
    [organizationId],
  );
}
