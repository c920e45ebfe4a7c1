import { AppError, type FieldError } from '../lib/errors.js';
import type { BoundParameter, BoundRow } from './bound-row.js';
import { callersPath } from './callers-path.js';
import type { Given } from './variables.js';

/** A parameter with what the call gave for it. */
interface GivenParameter {
  readonly parameter: BoundParameter;
  readonly given: unknown;
}

/**
 * An error of the services with the fields named as callers of this transport know them: `facebook_url`, not
 * `facebookUrl`, and within a list `stats[0].stat_id`, not `sets.0.definitionId`.
 */
export function renameErrorFields(error: unknown, bound: BoundRow, call: Given): unknown {
  if (!(error instanceof AppError) || !error.errors) return error;
  const parameters = new Map(
    (['params', 'query', 'body'] as const).flatMap((place) =>
      bound[place].map((parameter): [string, GivenParameter] => [
        parameter.inGraph,
        { parameter, given: call[place][parameter.name] },
      ]),
    ),
  );
  const errors = error.errors.map((each) => renamed(each, parameters));
  const message = errors[error.errors.findIndex((each) => each.message === error.message)]?.message ?? error.message;
  return new AppError(error.code, message, { errors, ...(error.details && { details: error.details }) });
}

function renamed({ field, message }: FieldError, parameters: ReadonlyMap<string, GivenParameter>): FieldError {
  const [first = ''] = field.split('.');
  const found = parameters.get(first);
  if (found === undefined) return { field, message };
  const outer = (path: string): string => {
    const within = path.split('.').slice(1);
    return callersPath(
      found.parameter,
      found.given,
      within.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    );
  };
  return {
    field: outer(field),
    message: message.replace(new RegExp(`\\b${first}\\b(?:\\.\\w+)*`, 'g'), outer),
  };
}
