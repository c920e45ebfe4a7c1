/** Longest text that names are searched for. */
export const LONGEST_SEARCH = 100;

/** What of a text can be part of a name, for the graph: an address may hold anything. */
export function searchText(text: string): string {
  const tidy = text.replace(/\p{Cc}/gu, ' ').trim();
  // Not within a character of two halves.
  return tidy
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
