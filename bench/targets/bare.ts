import { bareSql, STORED } from '../box-score/bare-sql.js';
import { SELECTIONS } from '../box-score/selections.js';
import { ORGANIZATION } from '../data/organization.js';
import { pool, serveTexts } from '../lib/serve-texts.js';

/**
 * The limit that the product is measured against: one hand-written statement for each request (named, so planned once),
 * and the text that PostgreSQL built as the answer.
 */
const statements = SELECTIONS.map(({ name }, index) => ({
  name: `selection_${index}`,
  text: bareSql(name),
  rowMode: 'array' as const,
}));
const found = await pool.query<{ id: number }>({
  text: `SELECT d.id FROM unnest($2::text[]) WITH ORDINALITY AS wanted (abbreviation, place)
    JOIN stat_definitions d ON d.organization_id = $1 AND d.abbreviation = wanted.abbreviation ORDER BY wanted.place`,
  values: [ORGANIZATION.id, STORED],
});
const definitionIds = found.rows.map(({ id }) => id);

serveTexts((selection, id) => {
  const statement = statements[selection];
  if (statement === undefined) return null;
  const values =
    SELECTIONS[selection]?.name === 'scores' ? [ORGANIZATION.id, id] : [ORGANIZATION.id, id, definitionIds];
  return { ...statement, values };
});
