/** What keeps the catalogue's languages from drifting apart. */

/**
 * @param {import('./texts.mjs').Catalogue} first in the language that every text is first written in
 * @param {import('./texts.mjs').Catalogue} other
 * @param {string} language of the other one
 * @returns {string[]} a line for each text that only one of them has, or that is called with something else
 */
export function differences(first, other, language) {
  const wrong = [];
  for (const [part, texts] of first) {
    for (const [key, message] of texts) {
      const said = other.get(part)?.get(key);
      if (!said) wrong.push(`${language}: ${part}.${key} is missing: ${message.text}`);
      else if (inputsOf(said) !== inputsOf(message))
        wrong.push(`${language}: ${part}.${key} takes ${inputsOf(said)} instead of ${inputsOf(message)}`);
    }
  }
  for (const [part, texts] of other)
    for (const key of texts.keys())
      if (!first.get(part)?.has(key)) wrong.push(`${language}: ${part}.${key} is of no text any more`);
  return wrong;
}

function inputsOf({ inputs }) {
  return `{ ${[...inputs]
    .map(([name, { type }]) => `${name}: ${type}`)
    .sort()
    .join('; ')} }`;
}

/**
 * @param {import('./texts.mjs').Catalogue} first
 * @param {import('./texts.mjs').Catalogue} other
 * @returns {string[]} texts with words that are the same in both, as 'part.key: text'
 */
export function untranslated(first, other) {
  return [...first].flatMap(([part, texts]) =>
    [...texts].flatMap(([key, { text }]) => {
      const words = text.replace(/\{[^{}]*\}/g, '');
      return /\p{L}{2}/u.test(words) && other.get(part)?.get(key)?.text === text ? [`${part}.${key}: ${text}`] : [];
    }),
  );
}
