import type { Response } from 'express';
import { ERROR_STATUS, type ErrorCode } from '../lib/errors.js';

/** Answers a request that no handler takes: an address that leads nowhere, a method that it does not have. */
export function refuse(res: Response, code: ErrorCode, message: string): void {
  res.status(ERROR_STATUS[code]).json({ message, code, requestId: res.get('x-request-id') });
}
