import { request as httpRequest } from 'node:http';

/** One request of a test. Unlike `fetch` it may name any host and sends no headers of its own. */
export interface TestRequest {
  method?: string;
  /** Path and query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface TestResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it came: encoded when the test asked for an encoding. */
  bytes: Buffer;
  text: string;
}

/** Sends one request to a server on this machine. */
export function sendRequest(
  port: number,
  { method = 'GET', path, headers = {}, body }: TestRequest,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
