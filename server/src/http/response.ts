import { createHash } from 'node:crypto';
import type { RequestCost } from '../context/request-context.js';
import { encodeBody, type Encoding } from './encoding.js';

/** What a transport answers, before it is encoded for a caller. */
export interface TransportResponse {
  status: number;
  /** Headers of the answer itself, names in lower case; never cookies. */
  headers: Record<string, string>;
  body: Buffer;
  /** In place of a body: pieces of text that are sent as they come, for what may be of any size. Never kept. */
  stream?: AsyncIterable<string | Uint8Array>;
}

/** What an answer was estimated at when it was made. */
export type Priced = Readonly<Pick<RequestCost, 'estimated' | 'operation' | 'isOwn' | 'hasErrors'>>;

/** An answer and whether other callers may get it too. */
export interface CacheableResponse {
  answer: TransportResponse;
  /** True only for complete answers to reads, the same for everybody who is not signed in. */
  cacheable: boolean;
  /** Filled in by whoever asks for it. */
  priced?: Priced;
}

/** What is packed already: more work makes it no smaller. */
const PACKED = /^image\/(?!svg)/u;
/** Bodies up to this many bytes gain nothing from compression. */
const SMALL = 1_024;
/**
 * Bodies up to so many bytes are given to node as text, a character for each byte: it puts head and text together and
 * writes them as one piece, which takes less than writing two. Of longer ones the copies take more than that.
 */
const ONE_PIECE = 2_048;

/** An answer with its encoded forms, each made once, when first asked for. */
export class EncodedResponse {
  readonly answer: TransportResponse;
  readonly priced: Priced | null;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();
  private tag: string | undefined;
  private textOfBody: string | undefined;

  constructor(answer: TransportResponse, priced: Priced | null = null) {
    this.answer = answer;
    this.priced = priced;
  }

  /** Weak, since the encodings of one answer share it. */
  get etag(): string {
    return (this.tag ??= `W/"${createHash('sha1').update(this.answer.body).digest('base64url')}"`);
  }

  /** The encoding that this answer is sent in to a caller who accepts `accepted`; null: as it is. */
  encodingFor(accepted: Encoding | null): Encoding | null {
    const { body, headers } = this.answer;
    return body.length > SMALL && !PACKED.test(headers['content-type'] ?? '') ? accepted : null;
  }

  /** The body as it is, as a text with a character for each byte; null for one that is better written by itself. */
  get onePiece(): string | null {
    const { body } = this.answer;
    return body.length > ONE_PIECE ? null : (this.textOfBody ??= body.toString('latin1'));
  }

  /** Bytes that it may hold beside encoded bodies. */
  get bytes(): number {
    const { length } = this.answer.body;
    return length > ONE_PIECE ? length : 2 * length;
  }

  /** The body in an encoding. `onNew` is told the size of a body that has just been made. */
  body(encoding: Encoding | null, onNew: (bytes: number) => void = () => undefined): Promise<Buffer> | Buffer {
    if (encoding === null) return this.answer.body;
    const made = this.bodies.get(encoding);
    if (made) return made;
    const body = encodeBody(this.answer.body, encoding);
    this.bodies.set(encoding, body);
    void body.then(
      ({ length }) => onNew(length),
      () => this.bodies.delete(encoding),
    );
    return body;
  }
}
