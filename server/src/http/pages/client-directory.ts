/**
 * Where the client's build is: bundles for browsers in `assets/`, the renderer in `server/`. The same from the sources
 * and from the build.
 */
export const clientDirectory = new URL('../../../../client/dist/', import.meta.url);
