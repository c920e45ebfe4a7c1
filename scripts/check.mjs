/** `npm run check`: everything about the code that needs no browser. Runs all checks and names those that fail. */
import { ensureDependencies } from './lib/dependencies.mjs';
import { figures } from './lib/figures.mjs';
import { staleFiles } from './lib/generated.mjs';
import { main, run, tool } from './lib/shell.mjs';

const quietly = { env: { npm_config_loglevel: 'error' } };

const checks = {
  'types of the server': () => passes(tool('tsc'), ['--noEmit', '-p', 'server']),
  'types of scripts and benchmarks': () => passes(tool('tsc'), ['--noEmit', '-p', 'scripts']),
  'types of the client': () => passes(tool('tsc'), ['--noEmit', '-p', 'client']),
  'types of the packages for developers': () => passes(tool('tsc'), ['--noEmit', '-p', 'sdk/typescript']),
  'types of its worker': () => passes(tool('tsc'), ['--noEmit', '-p', 'client/worker']),
  'format (npm run format mends it)': () => passes(tool('oxfmt'), ['--check']),
  'lint, import rules, cycles': () => passes(tool('oxlint'), ['--deny-warnings']),
  'rules of the schema': () =>
    passes(tool('eslint'), ['--max-warnings=0', '--config', 'scripts/lint/schema.mjs', 'schema.graphql']),
  'dead code': () => passes(tool('knip'), ['--no-progress']),
  'generated files': async () => {
    const stale = await staleFiles();
    for (const file of stale) console.error(`${file} is stale: npm run generate`);
    return stale.length === 0;
  },
  'nothing breaks that was released': () => passes(process.execPath, ['scripts/run.mjs', 'scripts/check-released.ts']),
  'what a new field costs': () => passes(process.execPath, ['scripts/count-field.mjs']),
  'entities and migrations agree': () => passes(tool('vitest'), ['run', 'server/src/database/agreement.test.ts']),
};

async function passes(command, args) {
  return (await run(command, args, quietly)) === 0;
}

await main(async () => {
  await ensureDependencies();
  const failed = [];
  for (const [name, check] of Object.entries(checks)) {
    console.log(`· ${name}`);
    const passed = await check().catch((error) => console.error(error.message));
    if (!passed) failed.push(name);
  }
  console.log(await figures());
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join('; ')}`);
    process.exitCode = 1;
  }
});
