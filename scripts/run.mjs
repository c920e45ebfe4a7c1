/** Runs a TypeScript file with its arguments: node scripts/run.mjs FILE …; installs packages first when some are missing. */
import { ensureDependencies } from './lib/dependencies.mjs';
import { root } from './lib/paths.mjs';
import { main, run } from './lib/shell.mjs';

await main(async () => {
  await ensureDependencies();
  const [file, ...args] = process.argv.slice(2);
  // Named for the files outside of server/ (benchmarks, scripts) that import decorated classes too.
  const env = { OXC_TSCONFIG_PATH: `${root}server/tsconfig.json`, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  process.exitCode = await run(process.execPath, ['--import', '@oxc-node/core/register', file, ...args], { env });
});
