import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service was sent. */
export interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How a push service answers; without a status it never does. */
export interface PushAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** The push service of some browsers, on this machine. */
export interface PushService {
  readonly url: string;
  readonly pushed: PushedMessage[];
  /** How it answers from now on; it begins with 201. */
  answer: (message: PushedMessage) => PushAnswer | Promise<PushAnswer>;
  close(): Promise<void>;
}

/** Starts a push service that takes everything. */
export async function startPushService(): Promise<PushService> {
  const pushed: PushedMessage[] = [];
  const server = createServer((req, res) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.on('end', () => {
      const message = { path: req.url ?? '', headers: req.headers, body: Buffer.concat(pieces) };
      pushed.push(message);
      void Promise.resolve(service.answer(message)).then(({ status, headers }) => {
        if (status !== undefined) res.writeHead(status, headers).end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    url: `http://127.0.0.1:${port}`,
    pushed,
    answer: () => ({ status: 201 }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** A browser's subscription at a push service, as it says it and with what only it knows. */
export interface TestBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly path: string;
  /** Reads a message that was encrypted for it. @throws for one that was not */
  read(message: PushedMessage): Record<string, unknown>;
}

/** A browser that subscribes at a push service. */
export function subscribeBrowser({ url }: Pick<PushService, 'url'>): TestBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(12).toString('base64url')}`;
  return {
    path,
    subscription: {
      endpoint: url + path,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    read: ({ body }) => JSON.parse(decrypted(body, pair, auth).toString('utf8')) as Record<string, unknown>,
  };
}

/** By RFC 8291 and RFC 8188, of one record. */
function decrypted(body: Buffer, pair: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body[20]!;
  const senderKey = body.subarray(21, keyEnd);
  const secret = pair.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const material = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** Who sent a message, by its signature (RFC 8292). @throws when it is not signed by the key that it names */
export function senderOf({ headers }: PushedMessage): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('the signature of the message is not by its key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}
