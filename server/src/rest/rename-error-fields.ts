import { AppError, type FieldError } from '../lib/errors.js';
import type { BoundRow } from './bound-row.js';

/**
 * An error of the services with the fields named as callers of this transport know them: `facebook_url`, not
 * `facebookUrl`.
 */
export function renameErrorFields(error: unknown, { params, query, body }: BoundRow): unknown {
  if (!(error instanceof AppError) || !error.errors) return error;
  const names = new Map([...params, ...query, ...body].map(({ name, inGraph }) => [inGraph, name]));
  const errors = error.errors.map((each) => renamed(each, names));
  const message = errors[error.errors.findIndex((each) => each.message === error.message)]?.message ?? error.message;
  return new AppError(error.code, message, { errors, ...(error.details && { details: error.details }) });
}

function renamed({ field, message }: FieldError, names: ReadonlyMap<string, string>): FieldError {
  const [, first = '', rest = ''] = /^(\w+)(.*)$/s.exec(field) ?? [];
  const name = names.get(first);
  if (name === undefined || name === first) return { field, message };
  return { field: `${name}${rest}`, message: message.replace(new RegExp(`\\b${first}\\b`, 'g'), name) };
}
