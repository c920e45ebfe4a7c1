import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

test.each(pages)('what %s links to is there', (page) => {
  const targets = [...read(page).matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#\s]+)/g)].map(([, target]) => target!);
  expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});

test.each(pages.filter((page) => page.startsWith('docs/how-to/')))('the files that %s names are there', (page) => {
  const named = [...read(page).matchAll(/`((?:server|client|scripts|bench)\/[\w./-]+\.\w+)`/g)].map(
    ([, file]) => file!,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
