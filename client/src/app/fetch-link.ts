import { ApolloLink, Observable, ServerError } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { NotTheGraph, postToGraph } from './answers/ask-graph';

/**
 * Asks the graph of the page's own host: one POST with JSON per operation. Apollo's own link also does multipart
 * answers, GET and persisted queries, which the public site does without.
 */
export function fetchLink(uri = '/graphql'): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { operationName, variables } = operation;
        const controller = new AbortController();
        const { headers } = operation.getContext() as { headers?: Record<string, string> };
        postToGraph(
          uri,
          { operationName, query: print(operation.query), variables },
          { ...(headers && { headers }), signal: controller.signal },
        ).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error instanceof NotTheGraph ? serverError(error) : error),
        );
        return () => controller.abort();
      }),
  );
}

function serverError({ response, bodyText }: NotTheGraph): ServerError {
  return new ServerError(`The server answered ${response.status}.`, { response, bodyText });
}
