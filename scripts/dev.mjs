/**
 * `npm run dev`: the server from its sources, restarted at each change, and the client's bundles rebuilt at each change
 * by the client's own `watch` script. One port, as in production.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { endWithNpm } from './lib/parent.mjs';
import { root } from './lib/paths.mjs';
import { main } from './lib/shell.mjs';

const env = { ...process.env, NODE_ENV: 'development', OXC_TSCONFIG_PATH: `${root}server/tsconfig.json` };

function start(command, args) {
  return spawn(command, args, { cwd: root, env, stdio: 'inherit' });
}

await main(async () => {
  endWithNpm();
  await ensureDependencies({ withTools: false });
  await build(); // so that the first page has bundles before the watcher is ready
  const { scripts = {} } = JSON.parse(await readFile(`${root}client/package.json`, 'utf8'));
  const children = [
    start(process.execPath, [
      '--watch',
      '--watch-preserve-output',
      '--import',
      '@oxc-node/core/register',
      'server/src/main.ts',
    ]),
  ];
  if (scripts.watch) children.push(start('npm', ['run', 'watch', '--silent', '-w', 'client']));
  // A Ctrl-C reaches the children by itself; a signal to this process alone is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
});
