/**
 * The key by which an export names a player or a game that came with none of its own. It says whose id it is, so that another organization
 * takes it as a foreign name and the organization itself finds the row again.
 */
export function ownKey(organizationId: number, id: number): string {
  return `courtbook-${organizationId}-${id}`;
}
