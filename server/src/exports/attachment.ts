import type { TransportResponse } from '../http/response.js';

/** An answer that browsers save under a name instead of showing it. */
export function attachment(type: string, name: string, body: Buffer): TransportResponse {
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
    body,
  };
}
