import { fieldWords } from '../../domain/text/field-words.js';
import { sqlState } from '../../database/transaction.js';

const REFERENCE = '23503';
const TAKEN = '23505';

/**
 * What keeps removed rows from returning, in a sentence's part; null when the error is about something else.
 * @param table whose rows they are
 */
export function undoConflictOf(error: unknown, table: string): string | null {
  const state = sqlState(error);
  if (!state?.startsWith('235')) return null;
  const { detail, table: other } = (error as { driverError?: { detail?: string; table?: string } }).driverError ?? {};
  const [, columns = '', values = ''] = /^Key \((.*)\)=\((.*)\) /s.exec(detail ?? '') ?? [];
  const fields = columns.split(', ').map((column) => column.replace(/^lower\((?:\()?(\w+).*$/, '$1'));
  const field = fields.at(-1) ?? '';
  if (state === TAKEN && field !== '' && fields.filter((name) => name !== 'organization_id').length === 1) {
    const value = values
      .split(', ')
      .slice(fields.length - 1)
      .join(', ');
    return `the ${fieldWords(field)} “${value}” has been given to another one of the ${plainTable(other ?? table)} since.`;
  }
  const [, isGone, named = other ?? table] =
    /(is not present in|is still referenced from) table "(\w+)"/.exec(detail ?? '') ?? [];
  if (state === REFERENCE && isGone === 'is not present in')
    return `${plainTable(named)} that its ${plainTable(table)} belong to were removed since.`;
  if (state === REFERENCE) return `${plainTable(named)} that belong to its ${plainTable(table)} were added since.`;
  return `${plainTable(table)} have changed since.`;
}

/** A table as people call it. */
export function plainTable(table: string): string {
  return table.replaceAll('_', ' ');
}
