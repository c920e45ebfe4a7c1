const LARGEST_ID = 2_147_483_647;

/**
 * The key by which an export names a player or a game that came with none of its own. It says whose id it is, so that
 * another organization takes it as a foreign name and the organization itself finds the row again.
 */
export function ownImportKey(organizationId: number, id: number): string {
  return `courtbook-${organizationId}-${id}`;
}

/** The id that a key of this organization's own exports names; null for any other key. */
export function ownId(organizationId: number, key: string): number | null {
  const id = Number(/-(\d{1,10})$/u.exec(key)?.[1] ?? 0);
  return id <= LARGEST_ID && ownImportKey(organizationId, id) === key ? id : null;
}
