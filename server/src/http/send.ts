import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EncodedResponse } from './response.js';
import type { OutgoingCookie } from '../context/request-context.js';
import { setCookie } from './security/cookies.js';
import { chooseEncoding, compressor, type Encoding } from './encoding.js';
import { EXPOSED_HEADERS, OPEN_HEADERS } from '../lib/open-headers.js';
import { DATA_HEADERS, TRANSPORT_SECURITY } from './security/security-headers.js';

/** An answer on its way to one caller. */
export interface Sending {
  requestId: string;
  response: EncodedResponse;
  /** Meant for this caller alone: nobody in between may keep it. */
  isPrivate: boolean;
  /** Whether pages of every origin may read it. */
  isOpen?: boolean;
  cookies?: readonly OutgoingCookie[];
  secure: boolean;
  /** Headers of this one sending, beside those of its answer: name, value, name, value … */
  fields?: readonly string[];
  /** Where encoded bodies come from; default: the answer's own. */
  body?: ((encoding: Encoding | null) => Promise<Buffer> | Buffer) | undefined;
}

/** Headers as node takes them: name, value, name, value … */
type Head = readonly string[];

/**
 * Sends an answer: encoded as the caller accepts, 304 when the caller has it already, without body to HEAD.
 * @returns a promise only where something has to be waited for, which answers from memory seldom have
 */
export function send(req: IncomingMessage, res: ServerResponse, sending: Sending): Promise<void> | undefined {
  const { response, isPrivate, isOpen = false, cookies = [], secure, requestId } = sending;
  const { status, headers: own } = response.answer;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const revalidated = isRead && !isPrivate && status === 200;
  const head = [
    ...headOf(own, {
      secure,
      isOpen,
      isOfPage: req.headers.origin !== undefined,
      cacheControl: revalidated ? 'no-cache' : isPrivate ? 'private, no-store' : 'no-store',
    }),
    'x-request-id',
    requestId,
    ...(sending.fields ?? []),
  ];
  // The rest of a body that is too large, or too late, is not waited for.
  if (status === 413 || status === 408) head.push('connection', 'close');
  if (revalidated) head.push('etag', response.etag);
  // By itself: with express' own headers, a list may hold each name only once.
  if (cookies.length > 0)
    res.setHeader(
      'set-cookie',
      cookies.map((cookie) => setCookie(cookie, secure)),
    );
  if (revalidated && req.headers['if-none-match']?.includes(response.etag)) {
    res.writeHead(304, without('content-type', head)).end();
    return undefined;
  }
  if (status === 304) {
    res.writeHead(status, head).end();
    return undefined;
  }
  const accepted = chooseEncoding(req.headers['accept-encoding'] as string | undefined);
  const { stream } = response.answer;
  if (stream) return sendStream(req, res, { status, head, stream, encoding: accepted });
  const encoding = response.encodingFor(accepted);
  const made = sending.body ? sending.body(encoding) : response.body(encoding);
  const finish = (body: Buffer): void => {
    if (encoding) head.push('content-encoding', encoding);
    head.push('content-length', `${body.length}`);
    res.writeHead(status, head);
    // Not to HEAD: the text would be made for nobody.
    const onePiece = encoding === null && req.method !== 'HEAD' ? response.onePiece : null;
    if (req.method === 'HEAD') res.end();
    else if (onePiece !== null) writeAtOnce(res, onePiece);
    else res.end(body);
  };
  if (!Buffer.isBuffer(made)) return made.then(finish);
  finish(made);
  return undefined;
}

/**
 * Ends an answer with a text that holds a character for each byte. `end` would let the socket wait for an empty piece
 * that it adds, and hand over both as a list, which takes a sixth more of a small answer than the one piece by itself.
 */
function writeAtOnce(res: ServerResponse, text: string): void {
  res.cork();
  res.write(text, 'latin1');
  res.uncork();
  res.end();
}

/**
 * How long a caller may take nothing of what waits for it, in milliseconds. Who has taken all waits for whoever makes
 * the rest, as for a budget that is filled again; statements have limits of their own.
 */
const STALLED_MS = 90_000;

interface Streamed {
  status: number;
  head: Head;
  stream: AsyncIterable<string | Uint8Array>;
  encoding: Encoding | null;
}

/**
 * Sends text piece by piece, the next one once the last has been taken. What fails midway, or whoever takes nothing,
 * ends the connection, so that nobody takes a part for the whole.
 */
async function sendStream(req: IncomingMessage, res: ServerResponse, streamed: Streamed): Promise<void> {
  const { status, head, stream, encoding } = streamed;
  res.writeHead(status, [...head, ...(encoding ? ['content-encoding', encoding] : [])]);
  if (req.method === 'HEAD') return void res.end();
  res.setTimeout(STALLED_MS, () => {
    // Otherwise the next piece that goes out starts it anew.
    if (res.writableLength > 0) res.destroy();
  });
  res.flushHeaders();
  const packed = encoding ? compressor(encoding) : null;
  const text = Readable.from(packed ? whenLate(stream, () => packed.flush()) : stream, { objectMode: false });
  await pipeline([text, ...(packed ? [packed] : []), res]).catch(() => res.destroy());
}

/** How long the next piece of a text may take before what there is goes out without it, in milliseconds. */
const LATE_MS = 1_000;

/**
 * The same pieces.
 * @param onLate hears that the next one is late: what a compressor still gathers would count as silence
 */
async function* whenLate<Piece>(pieces: AsyncIterable<Piece>, onLate: () => void): AsyncGenerator<Piece> {
  let timer = setTimeout(onLate, LATE_MS);
  try {
    for await (const piece of pieces) {
      clearTimeout(timer);
      yield piece;
      timer = setTimeout(onLate, LATE_MS);
    }
  } finally {
    clearTimeout(timer);
  }
}

type CacheControl = 'no-cache' | 'no-store' | 'private, no-store';

/**
 * What of a request's head an answer depends on. What a page of another origin asks is answered as to a visitor,
 * whatever cookies came along; who asks for the cost gets it in the answer.
 */
const VARY = 'Accept, Accept-Encoding, Authorization, Cookie, Origin, Query-Cost';
/** And a page, which is in the language of whoever looks. */
export const PAGE_VARY = VARY.replace('Encoding,', 'Encoding, Accept-Language,');

interface HeadKind {
  secure: boolean;
  isOpen: boolean;
  /** Whether a page of a browser asks, to which headers may be closed. */
  isOfPage: boolean;
  cacheControl: CacheControl;
}

const CACHE_CONTROLS: readonly CacheControl[] = ['no-cache', 'no-store', 'private, no-store'];

/** Answers of one kind share their headers, so that each list is put together once: by `placeOf` its kind. */
const heads = new WeakMap<Record<string, string>, (Head | undefined)[]>();

const placeOf = ({ secure, isOpen, isOfPage, cacheControl }: HeadKind): number =>
  CACHE_CONTROLS.indexOf(cacheControl) * 8 + (secure ? 4 : 0) + (isOfPage ? 2 : 0) + (isOpen ? 1 : 0);

/** The headers that every answer has, with the answer's own, which win. */
function headOf(own: Record<string, string>, kind: HeadKind): Head {
  let ofOwn = heads.get(own);
  if (ofOwn === undefined) heads.set(own, (ofOwn = []));
  return (ofOwn[placeOf(kind)] ??= newHead(own, kind));
}

function newHead(own: Record<string, string>, { secure, isOpen, isOfPage, cacheControl }: HeadKind): Head {
  const headers = {
    ...DATA_HEADERS,
    ...(secure && { 'strict-transport-security': TRANSPORT_SECURITY }),
    vary: VARY,
    'cache-control': cacheControl,
    ...(isOpen && OPEN_HEADERS),
    ...(isOpen && isOfPage && EXPOSED_HEADERS),
    ...own,
  };
  return Object.entries(headers).flat();
}

function without(name: string, head: Head): string[] {
  return head.filter((_text, index) => head[index - (index % 2)] !== name);
}
