import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CACHE, ROOT } from './paths.js';

/**
 * Compiles the server as `npm run build` does, into a folder of its own: what is measured is what production runs. (The
 * loader that runs TypeScript directly turns class fields into calls, which costs a tenth of an uncached answer.)
 * @returns the folder
 */
export function compileServer(): string {
  const directory = `${CACHE}bench-server`;
  // Wrong types are told by `npm run check`; they do not keep the compiler from writing its files.
  const { error } = spawnSync(
    `${ROOT}node_modules/.bin/tsc`,
    ['-p', 'server/tsconfig.build.json', '--outDir', directory],
    { cwd: ROOT, stdio: 'ignore' },
  );
  if (error !== undefined || !existsSync(`${directory}/app.js`)) throw new Error('the server does not compile');
  return directory;
}

/** The options of Node that `npm start` runs the server with; BENCH_FLAGS adds further ones, such as --cpu-prof. */
export function serverFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: { start: string } };
  return [...scripts.start.split(' '), ...(process.env.BENCH_FLAGS ?? '').split(' ')].filter((word) =>
    word.startsWith('--'),
  );
}
