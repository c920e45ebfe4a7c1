/**
 * The catalogue of texts: src/texts/<language>/<part>.json, messages in ICU's format. Each becomes an expression of
 * JavaScript, which `npm run generate` puts into typed functions and the build into the place of their calls.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The language that every text is first written in. */
export const FIRST_LANGUAGE = 'en';
export const TEXTS = fileURLToPath(new URL('../src/texts/', import.meta.url));

/**
 * @param {string} language
 * @returns {Map<string, Map<string, Message>>} messages by part and key
 */
export function readCatalogue(language) {
  const parts = readdirSync(TEXTS + language).filter((file) => file.endsWith('.json'));
  return new Map(parts.sort().map((file) => [partOf(file), readPart(`${TEXTS}${language}/${file}`)]));
}

/** 'stat-definitions.json' is `t.statDefinitions`. */
function partOf(file) {
  return file.slice(0, -'.json'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

function readPart(file) {
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    messages.map(([key, text]) => {
      try {
        return [key, readMessage(text)];
      } catch (error) {
        throw new Error(`${file}: ${key}: ${error.message}`, { cause: error });
      }
    }),
  );
}

/**
 * @typedef {object} Message
 * @property {string} text as written
 * @property {ReadonlyMap<string, { type: string, uses: number }>} inputs what it is called with
 * @property {ReadonlySet<string>} helpers what of src/texts/message.ts its expression calls
 * @property {(input: (name: string) => string) => string} expression its code, given that of each input
 * @param {string} text
 * @returns {Message}
 */
export function readMessage(text) {
  const elements = parse(text);
  const inputs = new Map();
  const helpers = new Set();
  const write = (list, input) => expressionOf(list, input, helpers);
  write(elements, (name, type) => {
    const known = inputs.get(name);
    inputs.set(name, { type: known && known.type !== ANY ? known.type : type, uses: (known?.uses ?? 0) + 1 });
    return name;
  });
  return { text, inputs, helpers, expression: (input) => write(elements, input) };
}

const ANY = 'string | number';
const TAG = '(words: ReactNode) => ReactNode';

/** A string, or `richText(…)` where something of it is marked. `counted` is what '#' stands for. */
function expressionOf(elements, input, helpers, counted) {
  if (elements.some(({ type }) => type === TYPE.tag)) {
    helpers.add('richText');
    return `richText(${elements.map((element) => partOfRich(element, input, helpers)).join(', ')})`;
  }
  if (elements.every(({ type }) => type === TYPE.literal))
    return JSON.stringify(elements.map(({ value }) => value).join(''));
  return `\`${elements.map((element) => partOfTemplate(element, input, helpers, counted)).join('')}\``;
}

function partOfRich(element, input, helpers) {
  if (element.type === TYPE.argument) return input(element.value, ANY);
  if (element.type !== TYPE.tag) return expressionOf([element], input, helpers);
  const { value, children } = element;
  return `${input(value, TAG)}(${children.length > 0 ? expressionOf(children, input, helpers) : "''"})`;
}

function partOfTemplate(element, input, helpers, counted) {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/[`\\]|\$(?=\{)/g, '\\$&');
    case TYPE.argument:
      return `\${${input(element.value, ANY)}}`;
    case TYPE.number:
      helpers.add('numberText');
      return `\${numberText(${input(element.value, 'number')})}`;
    case TYPE.pound:
      return `\${${input(counted, 'number')}}`;
    case TYPE.plural:
      helpers.add('pluralText');
      return `\${${pluralOf(element, input, helpers)}}`;
    default:
      throw new Error('texts have {name}, {name, number}, {name, plural, …} and <marks>, and nothing else');
  }
}

function pluralOf({ value, options, pluralType, offset }, input, helpers) {
  if (pluralType !== 'cardinal' || offset !== 0) throw new Error('plurals are cardinal, and have no offset');
  const count = input(value, 'number');
  const cases = Object.entries(options).map(
    ([name, option]) => `${JSON.stringify(name)}: ${expressionOf(option.value, input, helpers, value)}`,
  );
  return `pluralText(${count}, { ${cases.join(', ')} })`;
}
