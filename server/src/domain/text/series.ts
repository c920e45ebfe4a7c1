/** Parts as a series in English: 'a', 'a and b', 'a, b and c'. Parts may have commas of their own, as dates do. */
export function series(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
