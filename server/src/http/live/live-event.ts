import { patchBetween } from '../../domain/json/patch-between.js';

/** An answer of an operation, as those who follow it are told: each form of it once for all of them. */
export interface LiveEvent {
  /** 1 for the first of its hub, then one more for each. */
  number: number;
  whole: Buffer;
  /** The same for whoever has been told the event before it, and asked for patches; null where it would be longer. */
  patch: Buffer | null;
}

const HEAD = 'event: next\ndata: ';
const END = '\n\n';

/** An answer as an event of GraphQL over server-sent events. */
export function nextEvent(answer: string): Buffer {
  return Buffer.from(`${HEAD}${answer}${END}`);
}

/** The answer that an event is about: JSON, in the event's own memory. */
export function answerIn(event: Buffer): Buffer {
  return event.subarray(HEAD.length, event.length - END.length);
}

/** What makes one event's answer into another one's: a JSON Patch where an answer has its extensions. */
export function patchEvent(before: Buffer, after: Buffer): Buffer | null {
  const [from, to] = [before, after].map((event) => JSON.parse(answerIn(event).toString()) as unknown);
  const patch = nextEvent(JSON.stringify({ extensions: { patch: patchBetween(from, to) } }));
  return patch.length < after.length ? patch : null;
}

/** What of an event is sent to a listener. @param known number of the event that it was sent last; null for patches unasked */
export function formOf({ number, whole, patch }: LiveEvent, known: number | null): Buffer {
  return known === number - 1 && patch !== null ? patch : whole;
}
