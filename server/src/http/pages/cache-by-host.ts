/** Hosts whose pages are cached: a process has few, but anybody can make some up. */
const MOST_HOSTS = 200;

/**
 * Caches what is made for a host until there is another build. All who ask at the same time wait for the same; what
 * failed is made again. In development nothing is cached.
 * @param make makes it for a host as its origin says
 * @returns gives what is cached of a build for an origin
 */
export function cacheByHost<Made>(
  make: (origin: string) => Promise<Made>,
): (build: number, origin: string) => Promise<Made> {
  const cached = new Map<string, Promise<Made>>();
  let cachedBuild: number | null = null;
  return (build, origin) => {
    if (process.env.NODE_ENV === 'development') return make(origin);
    if (cachedBuild !== build) cached.clear();
    cachedBuild = build;
    const known = cached.get(origin);
    if (known) return known;
    if (cached.size >= MOST_HOSTS) cached.clear();
    const made = make(origin);
    cached.set(origin, made);
    made.catch(() => {
      if (cached.get(origin) === made) cached.delete(origin);
    });
    return made;
  };
}
