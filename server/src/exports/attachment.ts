import type { Answer } from '../http/answer.js';

/** An answer that browsers save under a name instead of showing it. */
export function attachment(type: string, name: string, body: Buffer): Answer {
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
