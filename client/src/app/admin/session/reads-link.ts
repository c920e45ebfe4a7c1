import { ApolloLink, Observable } from '@apollo/client';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { noteSession, type SessionState } from './session-state';

/** The screen at the table goes on without a session, and asks itself whose it is. */
const LEFT_ALONE: ReadonlySet<string | undefined> = new Set(['Courtside', 'SignedIn']);

/** The code of a read that the server answers for somebody of another organization. */
export const ORGANIZATION_LEFT = 'ORGANIZATION_LEFT';

/**
 * Makes a failure of a read that the server answers for nobody, since the session has ended, or for somebody who does
 * not belong to the organization that the page shows. As an answer it would say of everything on the screen that it is
 * not there, and take away forms with what was typed into them.
 * @param showsOrganization whether the page shows one
 */
export function readsLink(showsOrganization: boolean, note: (state: SessionState) => void = noteSession): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY || LEFT_ALONE.has(operation.operationName))
      return forward(operation);
    return new Observable((observer) => {
      const read = forward(operation).subscribe({
        next: (result) => {
          const me = (result.data as { me?: { actingFor?: unknown } | null } | null | undefined)?.me;
          if (me === undefined) return observer.next(result);
          const isElsewhere = showsOrganization && me?.actingFor === null;
          const state = me === null ? 'over' : isElsewhere ? 'elsewhere' : 'ours';
          note(state);
          observer.next(state === 'ours' ? result : { ...result, data: null, errors: [FAILURES[state]()] });
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      });
      return () => read.unsubscribe();
    });
  });
}

const FAILURES = {
  over: () => new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } }),
  elsewhere: () =>
    new GraphQLError('You do not belong to this organization.', { extensions: { code: ORGANIZATION_LEFT } }),
};
