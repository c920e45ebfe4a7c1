import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url));
const files = (await readdir(fixtures, { recursive: true })).filter((name) => /\.tsx?$/.test(name)).sort();

/** What the project's own lint configuration says about each fixture. */
const problems = new Map<string, string[]>();

interface Diagnostic {
  filename: string;
  message: string;
}

function lint(directory: string): Promise<Diagnostic[]> {
  const args = ['--config', join(root, '.oxlintrc.json'), '--format=json', directory];
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin/oxlint'), args, { cwd: directory, maxBuffer: 1e8 }, (error, stdout) => {
      if (stdout === '') reject(error ?? new Error('oxlint says nothing'));
      else resolve((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics);
    });
  });
}

beforeAll(async () => {
  // In its own place the lint ignores them.
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'courtbook-lint-')));
  try {
    await cp(fixtures, copy, { recursive: true });
    for (const { filename, message } of await lint(copy)) {
      const name = relative(copy, resolve(copy, filename));
      problems.set(name, [...(problems.get(name) ?? []), message]);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
});

test.each(files.filter((name) => /bad-|cycle/.test(name)))('%s is reported for its reason', async (name) => {
  const [, reason = ''] = /\/\/ (.+)$/m.exec(await readFile(join(fixtures, name), 'utf8')) ?? [];
  expect(problems.get(name)?.join('\n')).toContain(reason);
});

test.each(files.filter((name) => name.includes('good')))('%s is allowed', (name) => {
  expect(problems.get(name) ?? []).toEqual([]);
});
