import type { RequestHandler } from 'express';
import { openToAll } from '../../lib/open-headers.js';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** Serves the graph's schema in SDL, types and fields sorted, for code generators and editors. */
export function serveSchema(schema: GraphQLSchema): RequestHandler {
  let text: string | undefined;
  return (_req, res) => {
    text ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    openToAll(res).type('text/plain').set('cache-control', 'public, max-age=300').send(text);
  };
}
