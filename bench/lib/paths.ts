import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where benchmarks keep their database and their results; not committed. */
export const CACHE = `${ROOT}.cache/`;

/** The sample season. */
export const SEASON_DIRECTORY = `${ROOT}demo/nba-2017-18`;
