import { ApolloLink, Observable } from '@apollo/client';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { noteSession } from './session-state';

/** The screen at the table goes on without a session, and asks itself whose it is. */
const LEFT_ALONE: ReadonlySet<string | undefined> = new Set(['Courtside', 'SignedIn']);

/**
 * Makes a failure of a read that the server answers for nobody, since the session has ended. As an answer it would say
 * of everything on the screen that it is not there, and take away forms with what was typed into them.
 */
export function readsLink(note: (over: boolean) => void = noteSession): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY || LEFT_ALONE.has(operation.operationName))
      return forward(operation);
    return new Observable((observer) => {
      const read = forward(operation).subscribe({
        next: (result) => {
          const me = (result.data as { me?: unknown } | null | undefined)?.me;
          if (me !== undefined) note(me === null);
          observer.next(me === null ? { ...result, data: null, errors: [signedOut()] } : result);
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      });
      return () => read.unsubscribe();
    });
  });
}

const signedOut = (): GraphQLError => new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
