import type { NameParts } from './shown-name.js';

/**
 * A text, or all texts within a JSON value, in which a person's full names give way to another one, in any case and in
 * either order. A name of one word is a word of the language, too, and goes only where it is the whole text.
 */
export function eraseNames<Value>(value: Value, names: readonly NameParts[], by: string): Value {
  const patterns = names.flatMap(formsOf).map((form) => patternOf(form));
  const erase = (part: unknown): unknown => {
    if (typeof part === 'string') return patterns.reduce((text, pattern) => text.replace(pattern, () => by), part);
    if (Array.isArray(part)) return part.map(erase);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, erase(inner)]));
  };
  return erase(value) as Value;
}

function formsOf({ firstName, lastName }: NameParts): string[] {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (first === '' || last === '') return [first || last].filter((name) => name !== '');
  return [`${first} ${last}`, `${last}, ${first}`, `${last} ${first}`];
}

function patternOf(form: string): RegExp {
  const words = form.split(/\s+/u).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const literal = words.join('\\s+');
  return words.length === 1
    ? new RegExp(`^\\s*${literal}\\s*$`, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}
