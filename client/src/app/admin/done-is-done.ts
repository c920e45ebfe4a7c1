import type { ApolloClient, RefetchQueriesInclude } from '@apollo/client';
import { readAnew } from './read-anew';

/**
 * Has a write that is done count as done, whatever becomes of what is read anew after it. Apollo rejects a write that
 * waits for that, as if nothing were saved, and who tries again does it twice; without waiting it leaves what is shown
 * as it was, until somebody reloads the page.
 * @returns the same client
 */
export function doneIsDone(client: ApolloClient): ApolloClient {
  const mutate = client.mutate.bind(client);
  const write = async (options: ApolloClient.MutateOptions): Promise<ApolloClient.MutateResult> => {
    const { awaitRefetchQueries, refetchQueries, ...rest } = options;
    if (refetchQueries === undefined || typeof refetchQueries === 'function') return mutate(options);
    const result = await mutate(rest);
    const read = readAnew(() => client.refetchQueries({ include: refetchQueries as RefetchQueriesInclude }));
    if (awaitRefetchQueries) await read;
    return result;
  };
  client.mutate = write as typeof client.mutate;
  return client;
}
