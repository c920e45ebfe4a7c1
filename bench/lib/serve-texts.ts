import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type QueryArrayConfig } from 'pg';

/** The connections that a server of texts has. */
export const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/**
 * The least that an answer from the database can cost: node's server, one statement for each request, and a text that
 * is passed on. GET /{selection}/{id}.
 * @param statementOf null where there is no such selection
 */
export function serveTexts(statementOf: (selection: number, id: string) => QueryArrayConfig | null): void {
  const server = createServer((req, res) => {
    const [, selection, id = ''] = (req.url ?? '').split('/');
    const statement = statementOf(Number(selection), id);
    if (statement === null) {
      res.writeHead(404).end();
      return;
    }
    pool.query<[string]>(statement).then(
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
}
