/** The token of the session, for requests that write; null when nobody is signed in. */
export function csrfToken(): string | null {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}
