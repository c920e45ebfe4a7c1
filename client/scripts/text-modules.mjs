/** What `npm run generate` makes of the catalogue: src/texts/index.generated.ts with a typed function per text. */
import { FIRST_LANGUAGE, functionsWriter, readCatalogue } from './texts.mjs';

/** @returns {string} the module */
export function textModule() {
  const helpers = new Set();
  const write = functionsWriter(helpers);
  const parts = [...readCatalogue(FIRST_LANGUAGE)].map(
    ([part, texts]) => `  ${part}: {\n${[...texts].map((text) => functionOf(text, write)).join('')}  },`,
  );
  return [
    ...(helpers.has('richText') ? ["import type { ReactNode } from 'react';"] : []),
    ...(helpers.size > 0 ? [`import { ${[...helpers].sort().join(', ')} } from './message';`] : []),
    '',
    '/** Every text, by part and key: src/texts/en/*.json. Call it while rendering: the language is known only then. */',
    'export const t = {',
    ...parts,
    '};',
    '',
  ].join('\n');
}

function functionOf([key, { text, inputs, expression }], write) {
  const types = [...inputs].map(([name, { type }]) => `${name}: ${type}`).join('; ');
  const taken = inputs.size > 0 ? `{ ${[...inputs.keys()].join(', ')} }: { ${types} }` : '';
  return `    /** ${text.replaceAll('*/', '* /')} */\n    ${key}: (${taken}) => ${expression((name) => name, write)},\n`;
}
