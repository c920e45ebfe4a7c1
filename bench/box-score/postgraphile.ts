import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { CACHE, ROOT } from '../lib/paths.js';

const DIRECTORY = `${CACHE}bench-postgraphile`;
// 5.1 runs on Node 22 only, which npm's package of that name brings along.
const PACKAGES = { postgraphile: '5.1.5', node: '22.23.3' };

/**
 * Installs PostGraphile apart from the product, unless it is there.
 * @returns how to start it
 */
export async function preparePostgraphile(): Promise<{ file: string; execPath: string; cwd: string }> {
  await mkdir(DIRECTORY, { recursive: true });
  const installed = await Promise.all(Object.entries(PACKAGES).map(([name, version]) => isInstalled(name, version)));
  if (installed.includes(false)) {
    console.log('Installing PostGraphile for comparison …');
    await writeFile(`${DIRECTORY}/package.json`, JSON.stringify({ private: true, dependencies: PACKAGES }));
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: DIRECTORY,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('PostGraphile could not be installed');
  }
  const file = `${DIRECTORY}/target.mjs`;
  await copyFile(`${ROOT}bench/targets/postgraphile.mjs`, file);
  return { file, execPath: `${DIRECTORY}/node_modules/node/bin/node`, cwd: DIRECTORY };
}

async function isInstalled(name: string, version: string): Promise<boolean> {
  const text = await readFile(`${DIRECTORY}/node_modules/${name}/package.json`, 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { version?: string }).version === version;
}
