/**
 * What `npm run generate` makes of the catalogue: src/texts/<language>.generated.ts of client and server with a typed
 * function per text.
 */
import { differences } from './compare-catalogues.mjs';
import { FIRST_LANGUAGE, functionsWriter, LANGUAGES, readCatalogue } from './texts.mjs';

/**
 * @returns {Map<string, string>} modules by their names below the root
 * @throws naming every text that one language has and another has not, or has with other inputs
 */
export function textModules() {
  const first = readCatalogue(FIRST_LANGUAGE);
  const catalogues = LANGUAGES.map((language) => [language, readCatalogue(language)]);
  const wrong = catalogues.flatMap(([language, catalogue]) => differences(first, catalogue, language));
  if (wrong.length > 0) throw new Error(`the catalogue of texts:\n${wrong.join('\n')}`);
  const ofPages = [...first].filter(([part]) => part !== ON_SERVER);
  const ofServer = [...first].filter(([part]) => [ON_SERVER, ...SHARED].includes(part));
  return new Map(
    catalogues.flatMap(([language, catalogue]) => [
      [`client/src/texts/${language}.generated.ts`, moduleOf(language, catalogue, ofPages)],
      [`server/src/texts/${language}.generated.ts`, moduleOf(language, catalogue, ofServer)],
    ]),
  );
}

/** What the server says without the client's renderer: embeds, pictures, pages for when there can be none. */
const ON_SERVER = 'server';
const SHARED = ['dates', 'gameStatus', 'statNames'];

function moduleOf(language, catalogue, first) {
  const helpers = new Set();
  const write = functionsWriter(helpers);
  const parts = first.map(([part, texts]) => {
    const functions = [...texts].map(([key, { inputs }]) =>
      functionOf(key, catalogue.get(part).get(key), inputs, write),
    );
    return `  ${part}: {\n${functions.join('')}  },`;
  });
  return [
    ...(helpers.has('richText') ? ["import type { ReactNode } from 'react';"] : []),
    ...(helpers.size > 0 ? [`import { ${[...helpers].sort().join(', ')} } from './message';`] : []),
    '',
    `/** Every text, by part and key: src/texts/catalogue/*.json. */`,
    `export const ${language} = {`,
    ...parts,
    '};',
    '',
  ].join('\n');
}

/** With the inputs of the first language: another one may leave some of them out. */
function functionOf(key, { text, expression }, inputs, write) {
  const types = [...inputs].map(([name, { type }]) => `${name}: ${type}`).join('; ');
  const said = expression((name) => name, write);
  const names = [...inputs.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(said));
  const taken = inputs.size > 0 ? `{ ${names.join(', ')} }: { ${types} }` : '';
  return `    /** ${text.replaceAll('*/', '* /')} */\n    ${key}: (${taken}) => ${said},\n`;
}
