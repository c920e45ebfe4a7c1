import { LIMITS } from '../../http/graphql/limits/rules.js';
import { escapeHtml } from '../../http/pages/html.js';
import { MAX_PAGE_SIZE } from '../../lib/connection.js';
import { ERROR_STATUS, type ErrorCode } from '../../lib/errors.js';
import { ERROR_MEANINGS } from '../../lib/error-meanings.js';

const number = (value: number): string => value.toLocaleString('en');

const LIMIT_ROWS: readonly [string, string][] = [
  ['A JSON body', `${number(LIMITS.bodyBytes)} bytes`],
  ['A page of a list', `${MAX_PAGE_SIZE} rows, by first and after`],
  ['Levels of an operation', number(LIMITS.depth)],
  ['Fields of an operation', number(LIMITS.fields)],
  ['Aliases of an operation', number(LIMITS.aliases)],
  ['Tokens of a document', number(LIMITS.tokens)],
  ['Values of an answer, estimated', number(LIMITS.values)],
];

/** What is refused as a whole, as the limits are. */
export function limitTable(): string {
  return table(
    ['What', 'At most'],
    LIMIT_ROWS.map((row) => row.map(escapeHtml)),
    'Table of limits',
  );
}

/** Every code of an error, with when it is answered. */
export function errorTable(): string {
  const rows = (Object.keys(ERROR_STATUS) as ErrorCode[])
    .toSorted((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other])
    .map((name) => [String(ERROR_STATUS[name]), `<code>${name}</code>`, escapeHtml(ERROR_MEANINGS[name])]);
  return table(['Status', 'Code', 'When'], rows, 'Table of errors');
}

/** A table that scrolls sideways in its own frame. Cells are HTML. */
function table(heads: readonly string[], rows: readonly (readonly string[])[], caption: string): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows
    .map(
      ([first = '', ...others]) =>
        `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<div class="frame" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`;
}
