/**
 * Runs a TypeScript file with its arguments: node scripts/run.mjs FILE …; installs packages first when some are
 * missing. Where the development packages are left out (the container's image) the compiled file runs instead.
 */
import { existsSync } from 'node:fs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { root } from './lib/paths.mjs';
import { main, run } from './lib/shell.mjs';

await main(async () => {
  const [file, ...args] = process.argv.slice(2);
  await ensureDependencies({ withTools: !file.startsWith('server/src/cli/') });
  const direct = existsSync(`${root}node_modules/@oxc-node/core`);
  const program = direct
    ? ['--import', '@oxc-node/core/register', file]
    : [file.replace(/^server\/src\/(.+)\.ts$/, 'server/dist/$1.js')];
  // The tsconfig is named for the files outside of server/ (benchmarks, scripts) that import decorated classes too.
  const env = { OXC_TSCONFIG_PATH: `${root}server/tsconfig.json`, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  process.exitCode = await run(process.execPath, [...program, ...args], { env });
});
