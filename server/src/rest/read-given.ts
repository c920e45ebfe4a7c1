import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../http/graphql/limits/rules.js';
import { isWithin, MOST_LEVELS } from '../http/security/nesting.js';
import { readBody } from '../http/read-body.js';
import { AppError } from '../lib/errors.js';

type Fields = Record<string, unknown>;

/** The query of a request's address: each parameter's text, or texts when it is repeated. */
export function readQuery(req: IncomingMessage): Record<string, string | string[]> {
  const start = (req.url ?? '').indexOf('?');
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  if (start < 0) return query;
  for (const [name, value] of new URLSearchParams(req.url!.slice(start))) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}

/**
 * The fields of a request's body; none when it is empty.
 * @param orForm whether a form would have done, too
 * @throws 400 for what is no JSON object, 413, 415
 */
export async function readJson(req: IncomingMessage, orForm = false): Promise<Fields> {
  const body = await readBody(req, LIMITS.bodyBytes);
  if (body.length === 0) return {};
  if (!/^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? ''))
    throw unsupported(orForm ? 'application/json or multipart/form-data' : 'application/json');
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The request body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('BAD_USER_INPUT', 'The request body must be a JSON object.');
  if (!isWithin(value, MOST_LEVELS))
    throw new AppError('BAD_USER_INPUT', `The request body is nested more than ${MOST_LEVELS} levels deep.`);
  return value as Fields;
}

/** 415, for the sink of errors. */
function unsupported(wanted: string): Error {
  return Object.assign(new Error(`The request body must be ${wanted}.`), { status: 415, expose: true });
}
