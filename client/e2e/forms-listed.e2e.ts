import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './test';
import { DIALOGS, FORMS, NOT_LISTED } from './forms';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** Modules of the product, tests of components apart, whose code has something in it. */
function modulesWith(pattern: RegExp): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter(
      (file) =>
        file.endsWith('.tsx') &&
        !file.endsWith('.test.tsx') &&
        !(file in NOT_LISTED) &&
        pattern.test(readFileSync(SOURCE + file, 'utf8')),
    )
    .toSorted();
}

const named = (cases: readonly { file: string }[]): string[] => cases.map(({ file }) => file).toSorted();

test('every dialog of the code is tried', () => {
  expect(named(DIALOGS)).toEqual(
    modulesWith(/<(Dialog|FormDialog)\b|\{[^}]*\bDialog\b[^}]*\} from 'radix-ui'/).filter(
      (file) => file !== 'ui/dialog.tsx',
    ),
  );
});

test('every form of the code is tried', () => {
  expect(named(FORMS)).toEqual(modulesWith(/<form\b|useUnsavedForm\(/));
});
