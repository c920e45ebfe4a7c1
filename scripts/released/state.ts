import { existsSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { openApiDocument } from '../../server/src/rest/openapi.js';
import { bindRows } from '../../server/src/rest/bound-row.js';
import { operationFiles, prepareOperations } from '../../server/src/rest/operations.js';
import { routes } from '../../server/src/rest/routes.js';
import { RELEASED, type Release } from '../../server/src/lib/releases/releases.js';
import { graphSchema } from '../../server/src/schema.js';
import { schemaText } from '../../server/src/schema-text.js';
import type { Change, Deprecation } from './change.js';
import { compareGraphs, deprecatedInGraph } from './compare-graphs.js';
import { compareOpenApi } from './compare-openapi.js';
import { deprecatedInOpenApi } from './deprecated-in-openapi.js';
import type { OpenApi } from './openapi.js';

/** Both interfaces at one time. */
export interface State {
  /** SDL. */
  graph: string;
  openapi: OpenApi;
}

/** What the sources make. */
export function presentState(): State {
  const schema = graphSchema();
  const rows = bindRows(schema, routes, prepareOperations(schema, operationFiles()));
  return { graph: schemaText(schema), openapi: openApiDocument(rows) as unknown as OpenApi };
}

/** What was released last, with all releases, the last one first; null before the first. */
export function releasedState(): (State & { log: [Release, ...Release[]] }) | null {
  if (!existsSync(new URL('changes.json', RELEASED))) return null;
  const read = (name: string): string => readFileSync(new URL(name, RELEASED), 'utf8');
  return {
    graph: read('schema.graphql'),
    openapi: JSON.parse(read('openapi.json')) as OpenApi,
    log: JSON.parse(read('changes.json')) as [Release, ...Release[]],
  };
}

/** The differences of both interfaces. */
export async function compareStates(before: State, after: State): Promise<Change[]> {
  return [
    ...(await compareGraphs(buildSchema(before.graph), buildSchema(after.graph))),
    ...compareOpenApi(before.openapi, after.openapi),
  ];
}

/** What is deprecated in both. */
export function deprecatedIn({ graph, openapi }: State): Deprecation[] {
  return [...deprecatedInGraph(buildSchema(graph)), ...deprecatedInOpenApi(openapi)];
}
