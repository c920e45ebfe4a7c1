import { ApolloLink, Observable, ServerError } from '@apollo/client';
import { print } from '@apollo/client/utilities';

/** With this type an error keeps its HTTP status and still has the graph's words in its body. */
const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/**
 * Asks the graph of the page's own host: one POST with JSON per operation. Apollo's own link also does multipart
 * answers, GET and persisted queries, which the public site does without: its pages have a budget.
 */
export function fetchLink(uri = '/graphql'): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController();
        const { headers } = operation.getContext() as { headers?: Record<string, string> };
        const body = JSON.stringify({
          operationName: operation.operationName,
          query: print(operation.query),
          variables: operation.variables,
        });
        ask(uri, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { accept: ACCEPT, 'content-type': 'application/json', ...headers },
          body,
          signal: controller.signal,
        }).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );
}

/**
 * The graph's answer, whatever its status. @throws ServerError when the answer is not the graph's: a proxy's error page
 */
async function ask(uri: string, init: RequestInit): Promise<ApolloLink.Result> {
  const response = await fetch(uri, init);
  const bodyText = await response.text();
  const result = parse(bodyText);
  if (typeof result !== 'object' || result === null || !('data' in result || 'errors' in result)) {
    throw new ServerError(`The server answered ${response.status}.`, { response, bodyText });
  }
  return result as ApolloLink.Result;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
