/** The first screen after signing in, unless another one was asked for. */
export const FIRST = '/dashboard/seasons';

/** Where to go after signing in: the path of this site that `?next=` names, never another site's. */
export function afterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[\w\-.~/?=&%]*$/.test(next) && !/^\/login\b/i.test(next) ? next : FIRST;
}
