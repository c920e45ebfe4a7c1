/**
 * Whether organizations have a slug on this host: the platform's own, localhost, or an IP address (somebody who reaches
 * the server past all names). Every other host is an organization's own.
 * @param host as `hostOf` gives it; null for none
 */
export function isPlatformHost(host: string | null, platformHost: string): boolean {
  return (
    host === null ||
    host === 'localhost' ||
    host === platformHost ||
    /^(\d{1,3}\.){3}\d{1,3}$/.test(host) ||
    host.startsWith('[')
  );
}
