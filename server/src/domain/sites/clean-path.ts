/**
 * Without doubled or trailing slashes (browsers take backslashes for such), so that a path can never begin like a host.
 */
export function cleanPath(pathname: string): string {
  return `/${pathname.split(/[/\\]/).filter(Boolean).join('/')}`;
}
