import type { Failure } from '../failure.js';

/**
 * The header that says what is wrong with the key that was shown (RFC 6750).
 * @param shown as `shownKey` gives it
 */
export function challenge(
  shown: string | null,
  { status, details }: Pick<Failure, 'status' | 'details'>,
): Record<string, string> {
  if (shown === null) return {};
  if (status === 401) return { 'www-authenticate': 'Bearer error="invalid_token"' };
  const scope = details?.['scope'];
  if (status !== 403 || typeof scope !== 'string') return {};
  return { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` };
}
