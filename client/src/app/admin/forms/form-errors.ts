import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { t } from '@/texts';
import { failureOf, type FieldProblem } from './failure';

/**
 * Puts the server's complaints beside their fields, and the cursor into the first of them.
 * @param fields the form's fields; a complaint about `blocks[2].url` belongs to `blocks` where only that is a field
 * @param aliases fields of the form by other names that the server may use for them
 * @returns what is left for the form's head: a message about no field of this form, or null
 */
export function showFormErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
  fallback: string,
  aliases: Readonly<Record<string, FieldPath<Values>>> = {},
): string | null {
  const { code, message, problems } = failureOf(error);
  const { placed, rest } = placeProblems(problems, fields, aliases);
  for (const [index, [field, text]] of placed.entries())
    setError(field, { type: 'server', message: text }, { shouldFocus: index === 0 });
  if (rest.length === 0 && placed.length > 0) return null;
  const words = rest.length > 0 ? rest.join(' ') : (message ?? fallback);
  // The form shows what is not there: that somebody was faster is all that explains it.
  return code === 'NOT_FOUND' ? t.admin.perhaps_deleted_meanwhile({ message: words }) : words;
}

/** Which complaint belongs to which field; `rest` are those of no field. */
export function placeProblems<Name extends string>(
  problems: readonly FieldProblem[],
  fields: readonly Name[],
  aliases: Readonly<Record<string, Name>> = {},
): { placed: [Name, string][]; rest: string[] } {
  const placed: [Name, string][] = [];
  const rest: string[] = [];
  for (const { field, message } of problems) {
    const name = field.replaceAll(/\[(\d+)\]/g, '.$1');
    const [list = ''] = name.split('.');
    const owner =
      aliases[name] ??
      fields.find((each) => each === name) ??
      fields.find((each) => name.startsWith(`${each}.`)) ??
      aliases[list];
    if (owner === undefined) rest.push(message);
    else placed.push([owner, sentence(message, field)]);
  }
  return { placed, rest };
}

/** Beside a field its name needs no repeating: 'slug must be …' reads 'Must be …'. */
function sentence(message: string, field: string): string {
  const words = message.startsWith(`${field} `) ? message.slice(field.length + 1) : message;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
