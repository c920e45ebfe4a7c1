/** What `npm run generate` makes of the catalogue: src/texts/index.generated.ts with a typed function per text. */
import { FIRST_LANGUAGE, readCatalogue } from './texts.mjs';

/** @returns {string} the module */
export function textModule() {
  const catalogue = readCatalogue(FIRST_LANGUAGE);
  const messages = [...catalogue.values()].flatMap((part) => [...part.values()]);
  const helpers = new Set(messages.flatMap((message) => [...message.helpers]));
  const isRich = helpers.has('richText');
  return [
    ...(isRich ? ["import type { ReactNode } from 'react';"] : []),
    ...(helpers.size > 0 ? [`import { ${[...helpers].sort().join(', ')} } from './message';`] : []),
    '',
    '/** Every text, by part and key: src/texts/en/*.json. Call it while rendering: the language is known only then. */',
    'export const t = {',
    ...[...catalogue].map(([part, texts]) => `  ${part}: {\n${[...texts].map(functionOf).join('')}  },`),
    '};',
    '',
  ].join('\n');
}

function functionOf([key, { text, inputs, expression }]) {
  const types = [...inputs].map(([name, { type }]) => `${name}: ${type}`).join('; ');
  const taken = inputs.size > 0 ? `{ ${[...inputs.keys()].join(', ')} }: { ${types} }` : '';
  return `    /** ${text.replaceAll('*/', '* /')} */\n    ${key}: (${taken}) => ${expression((name) => name)},\n`;
}
