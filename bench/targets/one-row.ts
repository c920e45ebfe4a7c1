import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';

/**
 * As little as an answer from the database can cost: node's server, and one text that is there already, read by its
 * primary key. GET /0/ID answers the first selection.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statement = {
  name: 'ready_answer',
  text: 'SELECT body FROM ready_answers WHERE selection = $1 AND game_id = $2',
  rowMode: 'array' as const,
};

const server = createServer((req, res) => {
  const [, selection, id] = (req.url ?? '').split('/');
  pool.query<[string]>({ ...statement, values: [selection, id] }).then(
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
