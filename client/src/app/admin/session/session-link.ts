import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { requestSignIn } from './sign-in-request';

/**
 * Signing in says itself what is wrong; signing out is done when nobody is signed in; plays are kept on the device, and
 * nobody at the table is to be held up by a dialog; who else is there, a page asks by itself. Each can be sent as often
 * as one likes.
 */
export const LEFT_ALONE: ReadonlySet<string | undefined> = new Set([
  'SignIn',
  'SignOut',
  'SavePlays',
  'ReportPresence',
]);

/**
 * For a read that a write begins with, such as what a deletion would take along, or who is called like a new team:
 * without a session it is held as the write would be. It goes by itself, not with a like one that a screen has under
 * way.
 */
export const BEFORE_WRITE = { context: { isBeforeWrite: true, queryDeduplication: false } } as const;

/**
 * Holds a write whose session has ended until the user has signed in again, and sends it once more: the form that it
 * came from stays as it is, and neither knows of it. When the user does not, the form hears that nobody is signed in.
 * Other reads are told at once.
 */
export function sessionLink(askAgain: () => Promise<boolean> = requestSignIn): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const isWrite =
      operation.operationType === OperationTypeNode.MUTATION || operation.getContext()['isBeforeWrite'] === true;
    if (!isWrite || LEFT_ALONE.has(operation.operationName)) return forward(operation);
    return new Observable((observer) => {
      let isHeld = false;
      let current = forward(operation).subscribe({
        next: (result) => {
          if (!isSignedOut(result)) return observer.next(result);
          isHeld = true;
          void askAgain().then((again) => {
            if (observer.closed) return;
            if (again) {
              current = forward(operation).subscribe(observer);
            } else {
              observer.next(result);
              observer.complete();
            }
          });
        },
        error: (error: unknown) => observer.error(error),
        complete: () => isHeld || observer.complete(),
      });
      return () => current.unsubscribe();
    });
  });
}

function isSignedOut({ errors }: ApolloLink.Result): boolean {
  return (errors ?? []).some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}
