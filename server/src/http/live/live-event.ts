import { createHash } from 'node:crypto';
import { patchBetween } from '../../domain/json/patch-between.js';

/** An answer of an operation, as those who follow it are told: each form of it once for all of them. */
export interface LiveEvent {
  /** 1 for the first of its hub, then one more for each. */
  number: number;
  /** Names the answer, by what it says: the same in every process. */
  id: string;
  /** The id of the answer before it; null for the first. */
  before: string | null;
  whole: Buffer;
  /** The same for whoever has been told the event before it, and asked for patches; null where it would be longer. */
  patch: Buffer | null;
}

const DATA = 'data: ';
const END = '\n\n';

/**
 * An answer as an event of GraphQL over server-sent events.
 * @param id of the answer; none for one that nobody resumes after
 */
export function nextEvent(answer: string, id: string | null = null): Buffer {
  return Buffer.from(`${id === null ? '' : `id: ${id}\n`}event: next\n${DATA}${answer}${END}`);
}

/** The answer that an event is about: JSON, in the event's own memory. */
export function answerIn(event: Buffer): Buffer {
  return event.subarray(event.indexOf(DATA) + DATA.length, event.length - END.length);
}

/** The event of an answer. @param last the one before it, in the same hub */
export function eventOf(answer: string, last: LiveEvent | null, isPatched: boolean): LiveEvent {
  const id = createHash('sha256').update(answer).digest('base64url').slice(0, 16);
  const whole = nextEvent(answer, id);
  const patch = last && isPatched ? patchEvent(last.whole, whole, id) : null;
  return { number: (last?.number ?? 0) + 1, id, before: last?.id ?? null, whole, patch };
}

/** What makes one event's answer into another one's: a JSON Patch where an answer has its extensions. */
function patchEvent(before: Buffer, after: Buffer, id: string): Buffer | null {
  const [from, to] = [before, after].map((event) => JSON.parse(answerIn(event).toString()) as unknown);
  const patch = nextEvent(JSON.stringify({ extensions: { patch: patchBetween(from, to) } }), id);
  return patch.length < after.length ? patch : null;
}

/** An answer that says its id, for whoever is told no events but answers alone. @param answer JSON of an object */
export function identified(answer: Buffer, id: string): Buffer {
  const hasExtensions = answer.subarray(0, EXTENSIONS.length).toString() === EXTENSIONS;
  const head = hasExtensions ? `${EXTENSIONS}"eventId":"${id}",` : `{"extensions":{"eventId":"${id}"},`;
  return Buffer.concat([Buffer.from(head), answer.subarray(hasExtensions ? EXTENSIONS.length : 1)]);
}

const EXTENSIONS = '{"extensions":{';

/** What a listener knows already, and so in which form it is told the next event. */
export class Knowledge {
  private number: number | null = null;

  /** @param resumedId the answer that an earlier connection told it last; null for nothing */
  constructor(
    private readonly takesPatches = false,
    private resumedId: string | null = null,
  ) {}

  /** The bytes of an event for this listener, which knows it from now on; null where it has known it before. */
  formOf({ number, id, before, whole, patch }: LiveEvent): Buffer | null {
    if (this.resumedId === id) this.number = number;
    else if (this.resumedId !== null && this.resumedId === before) this.number = number - 1;
    this.resumedId = null;
    const known = this.number;
    this.number = number;
    if (known === number) return null;
    return this.takesPatches && known === number - 1 && patch !== null ? patch : whole;
  }
}
