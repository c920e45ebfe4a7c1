/** The address of the demo's organization with a domain of its own, on the tested server. */
export function customDomain(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? 'http://localhost:4100');
  url.hostname = 'nba.localhost';
  return url.origin;
}
