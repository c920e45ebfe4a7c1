import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.js';
import { isStorageKey, type UploadStore } from './upload-store.js';

/** Requests are given up after this long. */
const PATIENCE_MS = 15_000;
const PREFIX = 'uploads/';

/** Files in a bucket of an S3-compatible store, addressed by path, below `uploads/`. */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): UploadStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const send = async (url: string, init: RequestInit & { method: string }): Promise<Response> =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const urlOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error(`'${key}' is no storage key`);
    return `${bucketUrl}/${PREFIX}${key}`;
  };

  return {
    async put(key, bytes, mime) {
      const response = await send(urlOf(key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': mime, 'cache-control': 'public, max-age=31536000, immutable' },
      });
      await expectStatus(response, 200);
    },
    async read(key) {
      const response = await send(urlOf(key), { method: 'GET' });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (response.status !== 200 || !response.body) await expectStatus(response, 200);
      return {
        stream: Readable.fromWeb(response.body as ReadableStream),
        byteLength: Number(response.headers.get('content-length')),
      };
    },
    async remove(key) {
      await expectStatus(await send(urlOf(key), { method: 'DELETE' }), 204, 200, 404);
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: PREFIX,
          ...(token && { 'continuation-token': token }),
        });
        const response = await send(`${bucketUrl}?${query.toString()}`, { method: 'GET' });
        const xml = await expectStatus(response, 200);
        yield* objectsOf(xml);
        token = textOf(xml, 'NextContinuationToken');
      }
    },
  };
}

/** The answer's text. @throws when the status is another one: what the store says goes to the log, never to a caller */
async function expectStatus(response: Response, ...statuses: number[]): Promise<string> {
  const text = await response.text();
  if (!statuses.includes(response.status))
    throw new Error(`the upload store answers ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

function* objectsOf(xml: string): Generator<{ key: string; modifiedAt: Date }> {
  for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(object, 'Key')?.slice(PREFIX.length) ?? '';
    const modified = textOf(object, 'LastModified');
    if (isStorageKey(key) && modified) yield { key, modifiedAt: new Date(modified) };
  }
}

/** Keys, dates and tokens hold no entities but `&amp;`. */
function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
}
