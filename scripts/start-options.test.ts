import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('the container image starts node with the options of npm start, which were measured', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const options = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  expect(options.length).toBeGreaterThan(0);
  const [, command] = /^CMD (\[.*\])$/m.exec(read('Dockerfile'))!;
  expect(JSON.parse(command!)).toEqual(['node', ...options, '--enable-source-maps', 'server/dist/main.js']);
});
