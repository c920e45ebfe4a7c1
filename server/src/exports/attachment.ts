import type { TransportResponse } from '../http/response.js';

/** An answer that browsers save under a name instead of showing it: whole, or in pieces as they come. */
export function attachment(
  type: string,
  name: string,
  content: Buffer | AsyncIterable<string | Uint8Array>,
): TransportResponse {
  const plain = name.normalize('NFKD').replace(/[^\w. ()-]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    },
    ...(Buffer.isBuffer(content) ? { body: content } : { body: Buffer.alloc(0), stream: content }),
  };
}
