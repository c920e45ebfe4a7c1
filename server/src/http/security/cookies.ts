import type { OutgoingCookie } from '../../context/request-context.js';

/** A cookie's name; over HTTPS with the prefix that makes browsers refuse it from other hosts and without Secure. */
function nameOf(name: OutgoingCookie['name'], secure: boolean): string {
  return secure && name !== 'XSRF-TOKEN' ? `__Host-${name}` : name;
}

/**
 * The value of the session's or the scorekeeper's cookie, or of the CSRF token's; null when none came along. Over HTTPS
 * only a session's prefixed cookie counts.
 */
export function sessionToken(
  cookieHeader: string | undefined,
  secure: boolean,
  name: OutgoingCookie['name'] = 'session',
): string | null {
  return cookieNamed(cookieHeader, nameOf(name, secure));
}

/** The value of a cookie by its whole name; null when none came along. */
export function cookieNamed(cookieHeader: string | undefined, wanted: string): string | null {
  if (cookieHeader === undefined) return null;
  for (const pair of cookieHeader.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === wanted) return pair.slice(equals + 1).trim() || null;
  }
  return null;
}

/**
 * The cookies without a CSRF token that the browser has already. It may have become somebody else's meanwhile: a late
 * answer to the session before would put that one's token in place of the new one's.
 */
export function withoutKnownToken(
  cookies: readonly OutgoingCookie[],
  cookieHeader: string | undefined,
): readonly OutgoingCookie[] {
  const known = sessionToken(cookieHeader, false, 'XSRF-TOKEN');
  return cookies.filter(({ name, value }) => name !== 'XSRF-TOKEN' || value === null || value !== known);
}

/** A `Set-Cookie` header. Scripts may read the CSRF token, which they have to send back, and nothing else. */
export function setCookie({ name, value, expiresAt }: OutgoingCookie, secure: boolean): string {
  const expires = value === null ? new Date(0) : expiresAt;
  return [
    `${nameOf(name, secure)}=${value ?? ''}`,
    'Path=/',
    'SameSite=Lax',
    ...(expires ? [`Expires=${expires.toUTCString()}`] : []),
    ...(name === 'XSRF-TOKEN' ? [] : ['HttpOnly']),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
