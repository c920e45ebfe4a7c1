/**
 * SQL: the players who were merged into player $2 of organization $1 and are gone, as the trail tells of them: `id`,
 * `name`, and `importKey`, which is null where they had none.
 */
export const MERGED_PLAYERS = `SELECT (one ->> 'id')::integer AS id, one ->> 'name' AS name, one ->> 'importKey' AS "importKey"
  FROM audit_entries m CROSS JOIN LATERAL jsonb_array_elements(m.changes #> '{merged,1}') AS one
  WHERE m.organization_id = $1 AND m.action = 'player.merge' AND m.entity_id = $2 AND jsonb_typeof(m.changes #> '{merged,1}') = 'array'
    AND NOT EXISTS (SELECT FROM players p WHERE p.organization_id = $1 AND p.id = (one ->> 'id')::integer)`;
