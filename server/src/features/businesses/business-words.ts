import type { InputCheck } from '../../lib/validation.js';

/**
 * A multi-selection: of a closed list in its spelling, or of any words. No word holds a comma: REST joins them with it.
 */
export function checkWords(
  check: InputCheck,
  field: string,
  values: readonly string[] | null | undefined,
  choices?: readonly string[],
): string[] | undefined {
  const names = check.names(field, values === null ? [] : values, { max: 100 });
  check.that(!names?.some((name) => name.includes(',')), field, `${field} must not hold commas.`);
  if (!choices || !names) return names;
  const unknown = names.find((name) => !choices.includes(name.toLowerCase()));
  check.that(unknown === undefined, field, `${field} must be of: ${choices.join(', ')}.`);
  return [...new Set(names.map((name) => name.toLowerCase()))];
}
