import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { LEFT_ALONE } from './session/session-link';

/** Writes at the table, of which there may be several a second: their screens know what they have entered. */
const ASIDE: ReadonlySet<string | undefined> = new Set([...LEFT_ALONE, 'SaveStatistics']);
/** So often what may be old is not shown: somebody may write faster than a long list is read, and has to see some. */
const LEFT_OUT = 2;

/**
 * Reads once more what was read while a write was answered: it may show what was there before the write, and would put
 * that over what the write has answered. Who reads after the write shares a like read that is under way, and so would
 * see it, too.
 */
export function freshReadsLink(): ApolloLink {
  let written = 0;
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName } = operation;
    if (operationType === OperationTypeNode.SUBSCRIPTION || ASIDE.has(operationName)) return forward(operation);
    if (operationType === OperationTypeNode.MUTATION)
      return new Observable((observer) =>
        forward(operation).subscribe({
          next(result) {
            written += 1;
            observer.next(result);
          },
          error: (error: unknown) => observer.error(error),
          complete: () => observer.complete(),
        }),
      );
    return new Observable((observer) => {
      let current: { unsubscribe: () => void } | null = null;
      const read = (leftOut: number): void => {
        const before = written;
        let isOld = false;
        current = forward(operation).subscribe({
          next(result) {
            isOld = written !== before;
            if (!isOld || leftOut === LEFT_OUT) observer.next(result);
          },
          error: (error: unknown) => observer.error(error),
          complete: () => (isOld ? read(Math.min(leftOut + 1, LEFT_OUT)) : observer.complete()),
        });
      };
      read(0);
      return () => current?.unsubscribe();
    });
  });
}
