import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SendableAnswer } from './answer.js';
import type { OutgoingCookie } from './context.js';
import { setCookie } from './cookies.js';
import { chooseEncoding, type Encoding } from './encoding.js';
import { DATA_HEADERS, TRANSPORT_SECURITY } from './security-headers.js';

/** An answer on its way to one caller. */
export interface Sending {
  requestId: string;
  sendable: SendableAnswer;
  /** Meant for this caller alone: nobody in between may keep it. */
  isPrivate: boolean;
  cookies?: readonly OutgoingCookie[];
  secure: boolean;
  /** Where encoded bodies come from; default: the answer's own. */
  body?: (encoding: Encoding | null) => Promise<Buffer> | Buffer;
}

/** Sends an answer: encoded as the caller accepts, 304 when the caller has it already, without body to HEAD. */
export async function send(req: IncomingMessage, res: ServerResponse, sending: Sending): Promise<void> {
  const { sendable, isPrivate, cookies = [], secure, requestId } = sending;
  const { status, headers: own } = sendable.answer;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const revalidated = isRead && !isPrivate && status === 200;
  const headers: Record<string, string | number | string[]> = {
    ...DATA_HEADERS,
    ...(secure && { 'strict-transport-security': TRANSPORT_SECURITY }),
    'x-request-id': requestId,
    vary: 'Accept, Accept-Encoding, Cookie',
    'cache-control': revalidated ? 'no-cache' : isPrivate ? 'private, no-store' : 'no-store',
    ...own,
    // The rest of a body that is too large is not waited for.
    ...(status === 413 && { connection: 'close' }),
    ...(revalidated && { etag: sendable.etag }),
    ...(cookies.length > 0 && { 'set-cookie': cookies.map((cookie) => setCookie(cookie, secure)) }),
  };
  if (revalidated && req.headers['if-none-match']?.includes(sendable.etag)) {
    delete headers['content-type'];
    res.writeHead(304, headers).end();
    return;
  }
  const encoding = sendable.encodingFor(chooseEncoding(req.headers['accept-encoding'] as string | undefined));
  const body = await (sending.body ?? ((wanted) => sendable.body(wanted)))(encoding);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : body);
}
