import { bindRows } from '../rest/bound-row.js';
import { routerOf } from '../rest/match.js';
import { errorStatuses } from '../rest/openapi-statuses.js';
import { operationFiles, prepareOperations } from '../rest/operations.js';
import { routes } from '../rest/routes.js';
import { graphSchema } from '../schema.js';

let router: ReturnType<typeof makeRouter> | undefined;

function makeRouter() {
  const schema = graphSchema();
  return routerOf(bindRows(schema, routes, prepareOperations(schema, operationFiles())), ({ row }) => row);
}

/** Throws for an error of the REST interface with a status that its endpoint's description does not have. */
export function checkDocumented(call: string, status: number): void {
  const [method = '', path = ''] = call.split(' ');
  const found = (router ??= makeRouter()).find(method, path.split('?', 1)[0]!);
  if (!('entry' in found)) return;
  const documented = errorStatuses(found.entry);
  if (!documented.includes(status))
    throw new Error(`${call} answers ${status}; documented are ${documented.join(', ')}`);
}
