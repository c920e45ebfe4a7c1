/**
 * `npm run check`: everything about the code that needs no browser. Runs all checks, as many at once as there are
 * cores, and names those that fail. What a check writes is shown when it has ended.
 */
import { availableParallelism } from 'node:os';
import { ensureDependencies } from './lib/dependencies.mjs';
import { figures } from './lib/figures.mjs';
import { staleFiles } from './lib/generated.mjs';
import { main, run, tool } from './lib/shell.mjs';

const program =
  (command, ...args) =>
  async (hear) =>
    (await run(command, args, { env: { npm_config_loglevel: 'error' }, hear })) === 0;

/** By name; those that take longest come first, so that nothing waits for one of them at the end. */
const checks = {
  'what a new field costs': program(process.execPath, 'scripts/count-field.mjs'),
  'generated files': async (hear) => {
    const stale = await staleFiles();
    for (const file of stale) hear(`${file} is stale: npm run generate\n`);
    return stale.length === 0;
  },
  'types of the server': program(tool('tsc'), '--noEmit', '-p', 'server'),
  'dead code': program(tool('knip'), '--no-progress'),
  'types of the client': program(tool('tsc'), '--noEmit', '-p', 'client'),
  'lint, import rules, cycles': program(tool('oxlint'), '--deny-warnings'),
  'types of scripts and benchmarks': program(tool('tsc'), '--noEmit', '-p', 'scripts'),
  'entities and migrations agree': program(tool('vitest'), 'run', 'server/src/database/agreement.test.ts'),
  'rules of the schema': program(
    tool('eslint'),
    '--max-warnings=0',
    '--config',
    'scripts/lint/schema.mjs',
    'schema.graphql',
  ),
  'nothing breaks that was released': program(process.execPath, 'scripts/run.mjs', 'scripts/check-released.ts'),
  'format (npm run format mends it)': program(tool('oxfmt'), '--check'),
  'types of the packages for developers': program(tool('tsc'), '--noEmit', '-p', 'sdk/typescript'),
  'types of the worker of the client': program(tool('tsc'), '--noEmit', '-p', 'client/worker'),
};

/** @returns {Promise<string[]>} the names of the checks that fail */
async function failing() {
  const waiting = Object.entries(checks);
  const failed = [];
  const workOff = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, check] = next;
      const heard = [];
      const passed = await check((text) => heard.push(text)).catch((error) => heard.push(`${error.message}\n`) === 0);
      if (!passed) failed.push(name);
      process.stdout.write(`· ${name}\n${heard.join('')}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workOff));
  return failed;
}

await main(async () => {
  await ensureDependencies();
  const failed = await failing();
  console.log(await figures());
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join('; ')}`);
    process.exitCode = 1;
  }
});
