import { registerEnumType } from 'type-graphql';
import { ERROR_MEANINGS } from '../../lib/error-meanings.js';
import { ERROR_STATUS, type ErrorCode } from '../../lib/errors.js';

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];

/** The codes of errors as the graph has them. */
export const ERROR_CODES = Object.fromEntries(codes.map((code) => [code, code])) as { [Code in ErrorCode]: Code };

registerEnumType(ERROR_CODES, {
  name: 'ErrorCode',
  description: 'Why something was not done: the same codes as `extensions.code` of errors has them, and REST.',
  valuesConfig: Object.fromEntries(codes.map((code) => [code, { description: ERROR_MEANINGS[code] }])),
});
