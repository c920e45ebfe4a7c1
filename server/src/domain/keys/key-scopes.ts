/** What a key may, from little to much. Each includes those before it: what a write answers is what members see. */
export const KEY_SCOPES = ['read', 'read:members', 'write:games', 'write'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

/** All that these scopes come to, from little to much. */
export function impliedScopes(scopes: readonly KeyScope[]): KeyScope[] {
  const most = Math.max(-1, ...scopes.map((scope) => KEY_SCOPES.indexOf(scope)));
  return KEY_SCOPES.slice(0, most + 1);
}
