import type { ServerResponse } from 'node:http';
import type { ErrorCode } from '../../lib/errors.js';
import { ERROR_STATUS } from '../../lib/errors.js';
import { DATA_HEADERS } from './security-headers.js';

interface Refusal {
  code: ErrorCode;
  message: string;
  requestId: string;
}

/** Refuses a request ahead of all transports, and ends its connection: what follows on it may be as wrong. */
export function refuseEarly(res: ServerResponse, { code, message, requestId }: Refusal): void {
  res
    .writeHead(ERROR_STATUS[code], { ...headersOf(requestId), connection: 'close' })
    .end(JSON.stringify({ message, code, requestId }));
}

/** The same as bytes, for a connection on which no request could be understood. */
export function refusalBytes(
  { code, message, requestId }: Refusal,
  reason: string,
  more: Record<string, string> = {},
): string {
  const body = JSON.stringify({ message, code, requestId });
  const headers = {
    ...headersOf(requestId),
    ...more,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${ERROR_STATUS[code]} ${reason}\r\n${lines.join('')}\r\n${body}`;
}

function headersOf(requestId: string): Record<string, string> {
  return {
    ...DATA_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  };
}
