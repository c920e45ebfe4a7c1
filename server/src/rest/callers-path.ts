import type { BoundParameter } from './bound-row.js';
import { isFields, placesInOrder } from './input-shapes.js';

/** Where something stands in what the graph makes of a parameter: [1, 'definitionId']. */
export type Within = readonly (string | number)[];

/**
 * Where that stands in the parameter as the caller gave it, for whoever is told what is wrong there: 'stats[1].stat_id'
 * of `renamed`, of `inOrder` the place before the list was sorted, the caller's own keys of `mapToList`.
 */
export function callersPath(
  { name, binding }: Pick<BoundParameter, 'name' | 'binding'>,
  given: unknown,
  within: Within,
): string {
  const { shape, names = {}, id = 'id', by = 'position' } = typeof binding === 'string' ? {} : binding;
  const [first, ...rest] = within;
  if (shape === 'mapToList')
    return name + parts(isFields(given) && typeof first === 'number' ? [Object.keys(given)[first]!] : within);
  const place = shape === 'inOrder' && typeof first === 'number' ? placesInOrder(given, by)?.[first] : undefined;
  if (place !== undefined) return name + parts([place, id]);
  // One value stands for a list of one, and a text for what its commas part.
  const isOne = typeof first === 'number' && !Array.isArray(given);
  return name + parts((isOne ? rest : within).map((part) => (shape === 'renamed' ? outerName(names, part) : part)));
}

function outerName(names: Readonly<Record<string, string>>, part: string | number): string | number {
  return Object.entries(names).find(([, inGraph]) => inGraph === part)?.[0] ?? part;
}

function parts(path: Within): string {
  return path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
}
