import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode, print } from 'graphql';
import { randomUuid } from '@/lib/random-uuid';
import { LEFT_ALONE } from './session/session-link';

/** So long a write that had no answer is the same one when it is sent again, in milliseconds. */
const SAME_MS = 10 * 60_000;
/** What is shown once, and kept nowhere: whoever did not see it needs another one. */
const SECRETS = /\b(?:secret|temporaryPassword|invitationLink)\b/;

interface Unanswered {
  readonly key: string;
  readonly since: number;
}

/**
 * Gives each write an `Idempotency-Key`. Whoever had no answer does not know whether it was done and presses again: the
 * same write goes out under the key that it had, so that it is done once, and its answer is the first one's. Once
 * another write is answered the same means another thing: it may be wanted again after its contrary. The server keeps a
 * hash of what is sent under a key, so that passwords go without one, and so do files and what answers a secret.
 */
export function onceLink(now: () => number = Date.now): ApolloLink {
  const unanswered = new Map<string, Unanswered>();
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, variables } = operation;
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    const isOwn = headers !== undefined && 'Idempotency-Key' in headers;
    if (operationType !== OperationTypeNode.MUTATION || LEFT_ALONE.has(operationName) || isOwn)
      return forward(operation);
    if (hasFile(variables) || hasPassword(variables) || SECRETS.test(print(operation.query))) return forward(operation);
    const write = `${operationName} ${JSON.stringify(variables)}`;
    const before = unanswered.get(write);
    const { key } = before && now() - before.since < SAME_MS ? before : { key: randomUuid() };
    operation.setContext({ headers: { ...headers, 'Idempotency-Key': key } });
    return new Observable((observer) => {
      const sent = forward(operation).subscribe({
        next: (result) => {
          unanswered.clear();
          observer.next(result);
        },
        error: (error: unknown) => {
          unanswered.set(write, { key, since: now() });
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
      return () => sent.unsubscribe();
    });
  });
}

function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}

function hasPassword(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, held]) => (/password|secret/i.test(name) && typeof held === 'string' && held !== '') || hasPassword(held),
  );
}
