import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type PrivateHosts, readTarget, RefusedTarget } from './target-policy.js';
import { checkedAddresses, fixedLookup, type Resolve } from './resolve.js';

/** What came of an attempt. */
export interface Outcome {
  readonly durationMs: number;
  readonly status: number | null;
  /** Why it does not count as delivered, in a sentence; null where it does. */
  readonly failure: string | null;
  /** How the answer began. */
  readonly answer: string;
  /** When to come again, in the answer's own words (Retry-After). */
  readonly retryAfter?: string | undefined;
}

/** What to send, and within which limits. */
export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly privateHosts: PrivateHosts;
  readonly resolve: Resolve;
  /** Most time for looking up, connecting and an answer, in milliseconds. */
  readonly limitMs: number;
  /** Ends it from outside; then nothing came of it. */
  readonly signal: AbortSignal;
}

/** No more of an answer is read. */
const MOST_ANSWER_BYTES = 2_000;
/** No more of it is kept. */
const MOST_ANSWER = 500;

/** What goes wrong on the way, by the code of Node's error. */
const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no host of this name.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ECONNREFUSED: 'The host refuses the connection.',
  ECONNRESET: 'The host broke the connection off.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the host is signed by nobody known.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the host is signed by nobody known.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the host is for another name.',
};

/**
 * Posts something to somebody else's server: to an address that was checked and to no other, without following
 * redirects, within a limit of time, reading little of the answer. Never throws for what goes wrong there.
 * @throws AbortError when it is ended from outside
 */
export async function send(sending: Sending): Promise<Outcome> {
  const limit = AbortSignal.timeout(sending.limitMs);
  const began = performance.now();
  const outcome = await post(sending, AbortSignal.any([limit, sending.signal])).catch((error: unknown) => ({
    status: null,
    answer: '',
    failure: failureOf(error, limit, sending.limitMs),
  }));
  sending.signal.throwIfAborted();
  return { durationMs: Math.round(performance.now() - began), ...outcome };
}

type Answered = Omit<Outcome, 'durationMs'>;

async function post({ url, headers, body, privateHosts, resolve }: Sending, signal: AbortSignal): Promise<Answered> {
  const target = readTarget(url, privateHosts);
  const addresses = await within(signal, checkedAddresses(target, privateHosts, resolve));
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    // A connection of its own: none is kept that was made to an address of earlier.
    const options = { method: 'POST', headers, agent: false, lookup: fixedLookup(addresses), signal } as const;
    request(target, options, answered).on('error', failed).end(body);
  });
  const status = response.statusCode ?? 0;
  const { 'retry-after': retryAfter } = response.headers;
  return { status, failure: failureOfStatus(status), answer: await beginningOf(response), retryAfter };
}

/** Looking a name up cannot be ended: it is no longer waited for. */
function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/** Reads how an answer begins. One that breaks off has been given all the same. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      length += piece.length;
      if (length >= MOST_ANSWER_BYTES) break;
    }
  } catch {
    // What has come is enough.
  }
  response.destroy();
  const text = Buffer.concat(pieces).subarray(0, MOST_ANSWER_BYTES).toString('utf8');
  return [...text.replaceAll(/[^\P{C}\n\t]/gu, '')].slice(0, MOST_ANSWER).join('');
}

function failureOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `It answered ${status}: redirects are not followed.`
    : `It answered ${status} instead of 200 to 299.`;
}

function failureOf(error: unknown, limit: AbortSignal, limitMs: number): string {
  if (limit.aborted) return `There was no answer within ${limitMs / 1000} seconds.`;
  if (error instanceof RefusedTarget) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return FAILURES[code ?? ''] ?? `The connection failed: ${code ?? message}.`;
}
