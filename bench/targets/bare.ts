import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { bareSql, STORED } from '../box-score/bare-sql.js';
import { SELECTIONS } from '../box-score/selections.js';
import { ORGANIZATION } from '../data/organization.js';

/**
 * The limit that the product is measured against: node's server, one hand-written statement per request (named, so
 * planned once), and the text that PostgreSQL built as the answer. GET /0/ID answers the first selection.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
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

const server = createServer((req, res) => {
  const [, selection, id] = (req.url ?? '').split('/');
  const statement = statements[Number(selection)];
  if (statement === undefined) {
    res.writeHead(404).end();
    return;
  }
  const values =
    SELECTIONS[Number(selection)]?.name === 'scores' ? [ORGANIZATION.id, id] : [ORGANIZATION.id, id, definitionIds];
  pool.query<[string]>({ ...statement, values }).then(
    ({ rows }) => {
      const body = Buffer.from(rows[0]?.[0] ?? '{"data":null}');
      res
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
        .end(body);
    },
    (error: Error) => res.destroy(error),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
