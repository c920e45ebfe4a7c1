import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const require = createRequire(import.meta.url);
const INTER = '@fontsource-variable/inter';
const ARCHIVO = '@fontsource-variable/archivo';

/** Where the parts stand, below the root. Their rules in fonts.css say which letters and weights each has. */
export const FONTS = 'client/src/fonts';
const RULES = 'client/src/styles/fonts.css';

/**
 * What each part is cut from; `wdth`: the one width it is drawn in. Only dense tables of figures are narrower, and
 * figures in columns need no kerning.
 */
const PARTS = {
  'text-latin': { of: INTER, file: 'inter-latin-wght-normal' },
  'text-latin-ext': { of: INTER, file: 'inter-latin-ext-wght-normal' },
  'display-latin': { of: ARCHIVO, file: 'archivo-latin-wdth-normal', wdth: 78 },
  'display-latin-ext': { of: ARCHIVO, file: 'archivo-latin-ext-wdth-normal', wdth: 78 },
  figures: { of: ARCHIVO, file: 'archivo-latin-wdth-normal', wdth: 70, dropped: ['kern'] },
};
/** What the pages use of the faces' features: kerning, and figures of one width. */
// Hinting stays: without it Linux rounds the width of each letter.
const FEATURES = ['kern', 'tnum'];

/**
 * The parts of the faces that pages load: the letters and weights of their `@font-face` rules and nothing else.
 *
 * @returns {Promise<Map<string, Buffer>>} by name below the root
 */
export async function fontFiles() {
  const { default: subset } = await import('subset-font');
  const rules = await rulesOfParts();
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, { of, file, wdth, dropped = [] }]) => {
      const rule = rules.get(name);
      if (!rule) throw new Error(`${RULES} has no rule for ${name}.woff2`);
      const face = await readFile(join(packageOf(of), 'files', `${file}.woff2`));
      const part = await subset(face, rule.letters, {
        targetFormat: 'woff2',
        variationAxes: { wght: rule.weights, ...(wdth && { wdth }) },
        keepFeatures: FEATURES.filter((feature) => !dropped.includes(feature)),
      });
      return [`${FONTS}/${name}.woff2`, part];
    }),
  );
  const licences = await Promise.all(
    [INTER, ARCHIVO].map(async (name) => [
      `${FONTS}/${name.split('/')[1]}-licence.txt`,
      await readFile(join(packageOf(name), 'LICENSE')),
    ]),
  );
  return new Map([...parts, ...licences]);
}

const packageOf = (name) => dirname(require.resolve(`${name}/package.json`));

/** The rules that name a part: its letters, and the least and the greatest weight. */
async function rulesOfParts() {
  const css = await readFile(join(root, RULES), 'utf8');
  const rules = new Map();
  for (const [, rule] of css.matchAll(/@font-face \{([^}]*)\}/g)) {
    const name = /fonts\/([\w-]+)\.woff2/.exec(rule)?.[1];
    if (!name) continue;
    const [min, max] = /font-weight: (\d+) (\d+)/.exec(rule).slice(1).map(Number);
    rules.set(name, { letters: lettersOf(/unicode-range:([^;]*)/.exec(rule)[1]), weights: { min, max } });
  }
  return rules;
}

/** @param {string} ranges for instance `U+0020-007E, U+2212` */
function lettersOf(ranges) {
  let letters = '';
  for (const [, first, last = first] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
      letters += String.fromCodePoint(code);
  }
  return letters;
}
