import { textOf } from '@/graphql/operation';
import type { LiveOperation } from './follow';

/**
 * What the server is asked to follow a query: a subscription is the query with another first word.
 * @param extensions further ones (docs/graph.md)
 */
export function subscriptionOf({ document, variables }: LiveOperation, extensions: object = {}) {
  return {
    query: textOf(document).replace(/^query/, 'subscription'),
    variables,
    extensions: { jsonPatch: true, ...extensions },
  };
}
