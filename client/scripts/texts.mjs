/**
 * The catalogue of texts: src/texts/catalogue/<part>.json, messages in ICU's format, each in all languages. Each
 * becomes an expression of JavaScript, which `npm run generate` puts into typed functions and the build into the place
 * of their calls.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The language that every text is first written in. */
export const FIRST_LANGUAGE = 'en';
/** All of them, as `server/src/domain/languages/language.ts` has them. */
export const LANGUAGES = ['en', 'es'];
export const TEXTS = fileURLToPath(new URL('../src/texts/catalogue/', import.meta.url));

/**
 * @typedef {Map<string, Map<string, Message>>} Catalogue messages by part and key
 *
 * @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(language) {
  const parts = readdirSync(TEXTS).filter((file) => file.endsWith('.json'));
  return new Map(parts.sort().map((file) => [partOf(file), readPart(TEXTS + file, language)]));
}

/** 'stat-definitions.json' is `t.statDefinitions`. */
function partOf(file) {
  return file.slice(0, -'.json'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** Messages that the file has in this language. */
function readPart(file, language) {
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    messages.flatMap(([key, { [language]: text }]) => {
      if (text === undefined) return [];
      try {
        return [[key, readMessage(text)]];
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
 * @property {(input: (name: string) => string, write: Writer) => string} expression its code, given that of each input
 *
 * @typedef {object} Writer how the parts of a text that are no plain words become code
 * @property {(count: string, cases: Record<string, string>) => string} plural
 * @property {(value: string) => string} number
 * @property {(parts: string[]) => string} rich a text of which something is marked
 * @property {(tag: string, words: string) => string} mark
 *
 * @param {string} text
 * @returns {Message}
 */
export function readMessage(text) {
  const elements = parse(text);
  const inputs = new Map();
  const note = (name, type) => {
    const known = inputs.get(name);
    inputs.set(name, { type: known && known.type !== ANY ? known.type : type, uses: (known?.uses ?? 0) + 1 });
    return name;
  };
  expressionOf(elements, { input: note, write: functionsWriter(new Set()) });
  return { text, inputs, expression: (input, write) => expressionOf(elements, { input, write }) };
}

/**
 * Writes calls of src/texts/message.ts.
 * @param {Set<string>} helpers gets the names of what is called
 * @returns {Writer}
 */
export function functionsWriter(helpers) {
  const call = (name, ...values) => {
    helpers.add(name);
    return `${name}(${values.join(', ')})`;
  };
  return {
    plural: (count, cases) => {
      const listed = Object.entries(cases).map(([name, words]) => `${JSON.stringify(name)}: ${words}`);
      return call('pluralText', count, `{ ${listed.join(', ')} }`);
    },
    number: (value) => call('numberText', value),
    rich: (parts) => call('richText', ...parts),
    mark: (tag, words) => `${tag}(${words})`,
  };
}

const ANY = 'string | number';
const MARK = '(words: ReactNode) => ReactNode';

/** A string, or a node where something of it is marked. `counted` is what '#' stands for. */
function expressionOf(elements, context) {
  if (elements.some(({ type }) => type === TYPE.tag))
    return context.write.rich(elements.map((element) => partOfRich(element, context)));
  if (elements.every(({ type }) => type === TYPE.literal))
    return JSON.stringify(elements.map(({ value }) => value).join(''));
  return `\`${elements.map((element) => partOfTemplate(element, context)).join('')}\``;
}

function partOfRich(element, context) {
  const { input, write } = context;
  if (element.type === TYPE.argument) return input(element.value, ANY);
  if (element.type !== TYPE.tag) return expressionOf([element], context);
  return write.mark(input(element.value, MARK), expressionOf(element.children, context));
}

function partOfTemplate(element, { input, write, counted }) {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/[`\\]|\$(?=\{)/g, '\\$&');
    case TYPE.argument:
      return `\${${input(element.value, ANY)}}`;
    case TYPE.number:
      return `\${${write.number(input(element.value, 'number'))}}`;
    case TYPE.pound:
      return `\${${write.number(input(counted, 'number'))}}`;
    case TYPE.plural:
      return `\${${pluralOf(element, { input, write })}}`;
    default:
      throw new Error('texts have {name}, {name, number}, {name, plural, …} and <marks>, and nothing else');
  }
}

function pluralOf({ value, options, pluralType, offset }, { input, write }) {
  if (pluralType !== 'cardinal' || offset !== 0) throw new Error('plurals are cardinal, and have no offset');
  const count = input(value, 'number');
  const cases = Object.entries(options).map(([name, option]) => [
    name,
    expressionOf(option.value, { input, write, counted: value }),
  ]);
  return write.plural(count, Object.fromEntries(cases));
}
