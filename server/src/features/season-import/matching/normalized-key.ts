/** Marks an import_key that was made from a name, for files without player_key. */
export const BY_NAME = 'name:';

/** The import_key of a player whose files give none. @param name normalised */
export function normalizedKey(name: string): string {
  return BY_NAME + name;
}

/** Whether an import_key was made from a name: its player has no key of a file yet. */
export function isNormalizedKey(importKey: string): boolean {
  return importKey.startsWith(BY_NAME);
}
