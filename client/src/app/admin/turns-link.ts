import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { LEFT_ALONE } from './session/session-link';

/** What a write was made on top of has failed, which is said once: for the one that failed. */
class Dropped extends Error {}

/** Whether a write was dropped, since one before it for the same thing has failed. Nothing is said of it. */
export function isDropped(error: unknown): boolean {
  return error instanceof Dropped;
}

interface Turn {
  /** What the write is about, by type and id; a list is all of its rows. */
  things: readonly string[];
  /** Whether what was answered was done. An answer with errors never was. */
  isDone: (data: unknown) => boolean;
}

/**
 * For a write that is shown before it is answered: who goes on meanwhile makes the next one on top of it. Such writes
 * about the same thing go out one after the other, in the order in which they were made: the later order of a list is
 * the one that is stored, and a second press is based on the version that the first one has made. When one fails, those
 * behind it have nothing to stand on, and are dropped.
 * @param isDone for a mutation that refuses with an answer instead of an error
 */
export function inTurn<Data>(things: readonly string[], isDone: (data: Data) => boolean = () => true) {
  return { context: { turn: { things, isDone } as Turn } };
}

interface Write {
  /** Of one that was not shown before: none. */
  things: readonly string[];
  /** Whether it waits for all before it that are about something. */
  isBehindAll: boolean;
  isSent: boolean;
  send: () => void;
  drop: () => void;
}

/** What is not answered yet, the first made first. One page has one such link. */
const open = new Set<Write>();

/** Of queues of another make: whether something waits in them. */
const queues = new Set<() => boolean>();

/**
 * Counts a queue of another make among what waits.
 * @returns for when all of it is answered
 */
export function alsoWaits(isWaiting: () => boolean): () => void {
  queues.add(isWaiting);
  return () => void queues.delete(isWaiting);
}

/** Whether a write waits for its turn: it would be lost with the page. */
export function isAnyWaiting(): boolean {
  return [...open].some(({ isSent }) => !isSent) || [...queues].some((isWaiting) => isWaiting());
}

const isAbout = (things: ReadonlySet<string>, write: Write): boolean => write.things.some((thing) => things.has(thing));

/** Sends what waits for nothing before it any more. */
function sendNext(): void {
  const taken = new Set<string>();
  for (const write of open) {
    const isFree = write.isBehindAll ? taken.size === 0 : !isAbout(taken, write);
    for (const thing of write.things) taken.add(thing);
    if (isFree && !write.isSent && open.has(write)) write.send();
  }
}

/** Takes away what waits for `failed`, and what waits for that. */
function dropBehind(failed: Write): void {
  const lost = new Set(failed.things);
  for (const write of open) {
    if (write.isSent || !isAbout(lost, write)) continue;
    for (const thing of write.things) lost.add(thing);
    open.delete(write);
    write.drop();
  }
}

/** Of a write that is not shown before it is answered. */
const NO_TURN: Turn = { things: [], isDone: () => true };

/** So long such a one waits at most, in milliseconds: the network may have lost what it waits for. */
const PATIENCE_MS = 10_000;

/**
 * Sends each write that is `inTurn` once those before it about the same things are answered, and every other write once
 * all of those are that were made before it: what a form saves is based on what the screen showed, and an answer from
 * before would put back what the form has changed. It goes out also where one of them has failed, or takes long. What
 * sessions leave alone waits for nothing: signing in again is what a write may wait for itself.
 */
export function turnsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const own = operation.getContext()['turn'] as Turn | undefined;
    const isWrite = operation.operationType === OperationTypeNode.MUTATION && !LEFT_ALONE.has(operation.operationName);
    if (!own && (!isWrite || open.size === 0)) return forward(operation);
    const turn = own ?? NO_TURN;
    return new Observable((observer) => {
      let sent: { unsubscribe: () => void } | null = null;
      let isFailed = false;
      const fail = (error: unknown): void => {
        isFailed = true;
        observer.error(error);
      };
      const write: Write = {
        things: turn.things,
        isBehindAll: own === undefined,
        isSent: false,
        send() {
          write.isSent = true;
          try {
            sent = forward(operation).subscribe({
              next(result) {
                isFailed = !!result.errors?.length || !turn.isDone(result.data);
                observer.next(result);
              },
              error: fail,
              complete: () => observer.complete(),
            });
          } catch (error) {
            fail(error);
          }
        },
        drop: () => observer.error(new Dropped()),
      };
      open.add(write);
      sendNext();
      const patience = own || write.isSent ? undefined : setTimeout(() => write.isSent || write.send(), PATIENCE_MS);
      // Answered, failed, or given up.
      return () => {
        clearTimeout(patience);
        sent?.unsubscribe();
        if (!open.delete(write)) return;
        if (isFailed) dropBehind(write);
        sendNext();
      };
    });
  });
}
