/**
 * `node scripts/count-field.mjs [DIRECTORY]`: adds a field to a team in a scratch copy, has everything compiled, and
 * counts what it took. Fails when that is more than a field may cost. With a directory the copy stays there.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { nickname } from './field-exercise/nickname.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { root } from './lib/paths.mjs';
import { main, must, StepFailed, tool } from './lib/shell.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.data', '.cache', 'test-results']);
/** What a field may cost. */
const MOST = { files: 8, lines: 15, mentions: 18 };

await main(async () => {
  await ensureDependencies();
  const kept = process.argv[2];
  const copy = kept ?? (await mkdtemp(join(tmpdir(), 'courtbook-field-')));
  try {
    await copyTree(copy);
    for (const edit of nickname) await apply(copy, edit);
    await must(process.execPath, ['scripts/generate.mjs'], { cwd: copy });
    for (const project of ['server', 'client']) await must(tool('tsc'), ['--noEmit', '-p', project], { cwd: copy });
  } finally {
    if (kept === undefined) await rm(copy, { recursive: true, force: true });
  }
  const lines = nickname.flatMap((edit) => edit.lines);
  const cost = {
    files: new Set(nickname.map(({ file }) => file)).size,
    lines: lines.length,
    mentions: lines.join('\n').match(/nickname/gi)?.length ?? 0,
  };
  console.log(`A field takes ${cost.files} files, ${cost.lines} added lines, ${cost.mentions} mentions.`);
  for (const [what, most] of Object.entries(MOST))
    if (cost[what] > most) throw new StepFailed(`That is more than ${most} ${what}: docs/how-to/add-a-field.md`);
});

/** @param {string} copy */
async function copyTree(copy) {
  await cp(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) });
  for (const place of ['', 'server', 'client']) {
    const modules = join(root, place, 'node_modules');
    if (existsSync(modules)) await symlink(modules, join(copy, place, 'node_modules'));
  }
}

/** @param {string} copy @param {import('./field-exercise/nickname.mjs').Edit} edit */
async function apply(copy, edit) {
  const path = join(copy, edit.file);
  if ('new' in edit) return writeFile(path, `${edit.lines.join('\n')}\n`);
  const text = (await readFile(path, 'utf8')).split('\n');
  const at = text.indexOf('after' in edit ? edit.after : edit.instead);
  if (at === -1) throw new StepFailed(`${edit.file} has changed: mend scripts/field-exercise/nickname.mjs`);
  text.splice('after' in edit ? at + 1 : at, 'after' in edit ? 0 : 1, ...edit.lines);
  await writeFile(path, text.join('\n'));
}
