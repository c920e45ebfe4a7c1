import { decodeCursor, encodeCursor, markOf, type PagedList } from '../../lib/cursor.js';
import { gone, invalidInput } from '../../lib/errors.js';

/** A position among the changes of an organization, and how far whoever goes on from it is told. */
export interface ChangePosition {
  /** Of the database's life: ids of transactions mean the same only within one. */
  era: string;
  transactionId: string;
  kind: string;
  thingId: number;
  /** The oldest transaction that was under way when this was told: all before it were over. */
  bound: string;
  /** When that was, in milliseconds. */
  boundAt: number;
}

const DAY = 86_400_000;
/** How long a change is kept, in milliseconds. */
export const KEPT_MS = 90 * DAY;
/** How long a cursor is good, in milliseconds: less, since a transaction notes the moment in which it began. */
export const GOOD_MS = 89 * DAY;

const list = (organizationId: number): PagedList => ({
  identity: ['changes', organizationId],
  shape: ['text', 'text', 'text', 'integer', 'text', 'number'],
});

/** The opaque form of a position. */
export function changeCursor(organizationId: number, position: ChangePosition): string {
  const { era, transactionId, kind, thingId, bound, boundAt } = position;
  return encodeCursor(markOf(list(organizationId)), [era, transactionId, kind, thingId, bound, boundAt]);
}

/**
 * The position in a cursor.
 * @throws 400 for what is no cursor of the organization's changes; 410 for one that is too old
 */
export function readChangeCursor(organizationId: number, cursor: string, now: Date): ChangePosition {
  const key = decodeCursor(cursor, list(organizationId));
  const [era, transactionId, kind, thingId, bound, boundAt] = key.map(String) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (key.includes(null) || !isTransaction(transactionId) || !isTransaction(bound))
    throw invalidInput({ field: 'after', message: 'after is not a cursor of these changes.' });
  if (now.getTime() - Number(boundAt) > GOOD_MS) throw readAnew();
  return { era, transactionId, kind, thingId: Number(thingId), bound, boundAt: Number(boundAt) };
}

/** 410: what has changed since is not known any more. */
export function readAnew(): Error {
  return gone('What has changed since then is not known any more. Take a new cursor, then read everything anew.');
}

function isTransaction(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}
