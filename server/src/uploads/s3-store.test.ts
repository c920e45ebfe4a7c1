import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3Store } from './s3-store.js';
import type { UploadStore } from './upload-store.js';

/** As much of S3 as the store uses; pages of two objects. */
let server: Server;
let store: UploadStore;
const objects = new Map<string, { bytes: Buffer; type: string }>();
const seen: IncomingMessage[] = [];
let broken = false;

beforeAll(async () => {
  server = createServer((req, res) => {
    void buffer(req).then((bytes) => {
      seen.push(req);
      const url = new URL(req.url ?? '/', 'http://s3');
      const key = url.pathname.slice('/my-bucket/'.length);
      if (broken) return res.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      if (req.method === 'PUT') objects.set(key, { bytes, type: String(req.headers['content-type']) });
      if (req.method === 'DELETE') return res.writeHead(objects.delete(key) ? 204 : 404).end();
      if (url.searchParams.get('list-type') === '2') return res.end(list(url.searchParams));
      const object = objects.get(key);
      if (!object) return res.writeHead(404).end();
      return res
        .writeHead(200, { 'content-length': req.method === 'PUT' ? 0 : object.bytes.length })
        .end(req.method === 'PUT' ? '' : object.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  store = s3Store({
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-central-1',
    bucket: 'my-bucket',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  objects.clear();
  seen.length = 0;
  broken = false;
});

function list(query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = keys
    .slice(from, from + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-05-01T10:00:00.000Z</LastModified><Size>1</Size></Contents>`,
    );
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

test('a file goes there and back, in signed requests', async () => {
  const bytes = Buffer.from([1, 2, 3, 0, 255]);
  await store.put('aaaaaaaa.webp', bytes, 'image/webp');
  expect(objects.get('uploads/aaaaaaaa.webp')).toEqual({ bytes, type: 'image/webp' });
  expect(seen[0]?.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
  );
  const file = await store.read('aaaaaaaa.webp');
  expect(file?.byteLength).toBe(5);
  expect(await buffer(file!.stream)).toEqual(bytes);
  await store.remove('aaaaaaaa.webp');
  await store.remove('aaaaaaaa.webp');
  expect(await store.read('aaaaaaaa.webp')).toBeNull();
});

test('all files are listed, page after page', async () => {
  for (const letter of 'abcde') await store.put(`${letter.repeat(8)}.webp`, Buffer.from('x'), 'image/webp');
  const keys: string[] = [];
  for await (const { key, modifiedAt } of store.list()) {
    keys.push(key);
    expect(modifiedAt).toEqual(new Date('2026-05-01T10:00:00Z'));
  }
  expect(keys).toEqual(['aaaaaaaa.webp', 'bbbbbbbb.webp', 'cccccccc.webp', 'dddddddd.webp', 'eeeeeeee.webp']);
});

test('a refusal of the store is an error, and a key that is a path never leaves', async () => {
  broken = true;
  await expect(store.put('aaaaaaaa.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
    'the upload store answers 403',
  );
  await expect(store.read('../secret.webp')).rejects.toThrow('no storage key');
  expect(seen).toHaveLength(1);
});
