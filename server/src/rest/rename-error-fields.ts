import { AppError, type FieldError } from '../lib/errors.js';
import type { BoundParameter, BoundRow } from './bound-row.js';

/**
 * An error of the services with the fields named as callers of this transport know them: `facebook_url`, not
 * `facebookUrl`, and within a list `stats[0].stat_id`, not `sets.0.definitionId`.
 */
export function renameErrorFields(error: unknown, { params, query, body }: BoundRow): unknown {
  if (!(error instanceof AppError) || !error.errors) return error;
  const parameters = new Map([...params, ...query, ...body].map((parameter) => [parameter.inGraph, parameter]));
  const errors = error.errors.map((each) => renamed(each, parameters));
  const message = errors[error.errors.findIndex((each) => each.message === error.message)]?.message ?? error.message;
  return new AppError(error.code, message, { errors, ...(error.details && { details: error.details }) });
}

function renamed({ field, message }: FieldError, parameters: ReadonlyMap<string, BoundParameter>): FieldError {
  const [first = ''] = field.split('.');
  const parameter = parameters.get(first);
  if (parameter === undefined) return { field, message };
  return {
    field: pathOf(parameter, field),
    message: message.replace(new RegExp(`\\b${first}\\b(?:\\.\\w+)*`, 'g'), (path) => pathOf(parameter, path)),
  };
}

/** Where something stands in a parameter, by where it stands in what the graph makes of it. */
function pathOf({ name, binding }: BoundParameter, path: string): string {
  const within = path.split('.').slice(1);
  // The keys of an object are its callers' own.
  if (typeof binding !== 'string' && binding.shape === 'mapToList') return [name, ...within].join('.');
  const names = typeof binding !== 'string' && binding.shape === 'renamed' ? binding.names : undefined;
  const outer = new Map(Object.entries(names ?? {}).map(([given, inGraph]) => [inGraph, given]));
  return name + within.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${outer.get(part) ?? part}`)).join('');
}
