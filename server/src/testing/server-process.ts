import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * What node is given to start the server as a process of its own: what a whole run of the tests has just built, which
 * is up in half the time, or else the sources.
 */
export const SERVER_PROGRAM: readonly string[] =
  process.env.TEST_BUILT_SERVER === '1'
    ? [path('../../dist/main.js')]
    : ['--import', '@oxc-node/core/register', path('../main.ts')];
