import { ApolloLink, Observable } from '@apollo/client';

/**
 * For a write that is shown before it is answered: who goes on meanwhile makes the next one on top of it. Such writes
 * go out one after the other, in the order in which they were made: the later order of a list is the one that is
 * stored, and a second press is based on the version that the first one has made.
 */
export const IN_TURN = { context: { isInTurn: true } } as const;

/** Sends each write that is `IN_TURN` once those before it are answered, or have failed. */
export function turnsLink(): ApolloLink {
  let last: Promise<void> = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (operation.getContext()['isInTurn'] !== true) return forward(operation);
    return new Observable((observer) => {
      const before = last;
      let end = (): void => undefined;
      last = new Promise((resolve) => {
        end = resolve;
      });
      let isOver = false;
      let sent: { unsubscribe: () => void } | null = null;
      void before.then(() => {
        if (isOver) return end();
        sent = forward(operation).subscribe({
          next: (result) => observer.next(result),
          error: (error: unknown) => {
            observer.error(error);
            end();
          },
          complete: () => {
            observer.complete();
            end();
          },
        });
      });
      return () => {
        isOver = true;
        sent?.unsubscribe();
        // One that is given up before its turn lets the others go on when that has come.
        if (sent) end();
      };
    });
  });
}
