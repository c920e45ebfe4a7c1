/** The path of the page that wrote its title into the document last. */
let set: string | null = null;
const waiting = new Set<() => void>();

/** Notes that the page at this path has its own title in the document by now. */
export function noteHead(path: string): void {
  set = path;
  for (const look of waiting) look();
}

/**
 * Calls `then` once the page at this path has its own title in the document: at once where it has.
 * @returns calls it off
 */
export function onceHeadIsSet(path: string, then: () => void): () => void {
  const look = (): void => {
    if (set !== path) return;
    waiting.delete(look);
    then();
  };
  waiting.add(look);
  look();
  return () => void waiting.delete(look);
}
