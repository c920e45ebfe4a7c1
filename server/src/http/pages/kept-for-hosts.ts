/** Hosts whose work is kept: a process has few, but anybody can make some up. */
const MOST_HOSTS = 200;

/**
 * Keeps what is made for a host until there is another build. All who ask at the same time wait for the same; what failed is
 * made again. In development nothing is kept.
 * @param make makes it for a host as its origin says
 * @returns gives what is kept of a build for an origin
 */
export function keptForHosts<Made>(
  make: (origin: string) => Promise<Made>,
): (build: number, origin: string) => Promise<Made> {
  const kept = new Map<string, Promise<Made>>();
  let keptBuild: number | null = null;
  return (build, origin) => {
    if (process.env.NODE_ENV === 'development') return make(origin);
    if (keptBuild !== build) kept.clear();
    keptBuild = build;
    const known = kept.get(origin);
    if (known) return known;
    if (kept.size >= MOST_HOSTS) kept.clear();
    const made = make(origin);
    kept.set(origin, made);
    made.catch(() => {
      if (kept.get(origin) === made) kept.delete(origin);
    });
    return made;
  };
}
