/**
 * Puts texts into the place of their calls, so that a bundle has those of one language, each where it is shown, and a
 * page weighs what it would weigh with the words written into it. Not for the server's bundle: that speaks every
 * language.
 */
import { parseSync } from 'vite';
import { functionsWriter, readCatalogue, TEXTS } from './texts.mjs';

const IMPORT = "import { t } from '@/texts';\n";

/**
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function inlineTexts(language) {
  let catalogue;
  return {
    name: 'inline-texts',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) } }),
    buildStart() {
      catalogue = readCatalogue(language);
    },
    transform(code, id) {
      if (!code.includes(IMPORT)) return null;
      for (const part of catalogue.keys()) this.addWatchFile(`${TEXTS}${fileOf(part)}.json`);
      return { code: withTexts(code, id.split('?', 1)[0], catalogue, language), map: null };
    },
  };
}

const fileOf = (part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * @param {string} code a module that says `import { t } from '@/texts';`
 * @param {string} file its name
 * @param {ReturnType<typeof readCatalogue>} catalogue
 * @param {string} language
 * @returns {string} the module with the words in it
 */
export function withTexts(code, file, catalogue, language) {
  const helpers = new Set();
  const places = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const write = writerFor(language, helpers);
  visit(program, (node, parent) => {
    if (!isText(node)) return;
    const message = catalogue.get(node.object.property.name)?.get(node.property.name);
    const name = `t.${node.object.property.name}.${node.property.name}`;
    if (!message) throw new Error(`${file}: there is no text ${name}`);
    if (parent.type !== 'CallExpression' || parent.callee !== node) throw new Error(`${file}: ${name} is to be called`);
    const [input] = parent.arguments;
    const isWritten = (each) => input?.properties?.some(({ key }) => key?.name === each);
    const missing = [...message.inputs.keys()].filter((each) => !isWritten(each));
    if (missing.length > 0) throw new Error(`${file}: ${name} takes ${missing.join(', ')}, each written by name`);
    places.push({ ...rangeOf(parent), write: (between) => inPlace(input, message, between, write) });
  });
  places.sort((one, other) => one.start - other.start || other.end - one.end);
  const between = (start, end, outer) => {
    let text = '';
    let at = start;
    for (const place of places) {
      if (place === outer || place.start < at || place.end > end) continue;
      text += code.slice(at, place.start) + place.write((from, to) => between(from, to, place));
      at = place.end;
    }
    return text + code.slice(at, end);
  };
  const body = between(0, code.length).replace(IMPORT, '');
  return helpers.size > 0 ? `import { ${[...helpers].join(', ')} } from '@/texts/message';\n${body}` : body;
}

const rangeOf = ({ start, end }) => ({ start, end });

/** How texts are written into a bundle of one language: what can be known while building is. */
function writerFor(language, helpers) {
  const plurals = new Intl.PluralRules(language);
  const isOneAlone = [...Array(200).keys(), 0.5, 1.5].every(
    (count) => (plurals.select(count) === 'one') === (count === 1),
  );
  return {
    ...functionsWriter(helpers),
    plural: (count, cases) => {
      const { one, other } = cases;
      if (isOneAlone && one && Object.keys(cases).length === 2) return `(${count} === 1 ? ${one} : ${other})`;
      return functionsWriter(helpers).plural(count, cases);
    },
    rich: (parts) => `<>${parts.map((part) => `{${part}}`).join('')}</>`,
    mark: (tag, words) =>
      (tag.split('{words}').length === 2 ? WRAPPED.exec(tag)?.[1].replace('{words}', `{${words}}`) : null) ??
      `${tag}(${words})`,
  };
}

/** `(words) => <b>{words}</b>`, as a mark is mostly given. */
const WRAPPED = /^\(\(words\) => \(?\s*(<[\s\S]*>)\s*\)?\)$/;

function isText({ type, computed, object }) {
  if (type !== 'MemberExpression' || computed || object.type !== 'MemberExpression' || object.computed) return false;
  return object.object.type === 'Identifier' && object.object.name === 't';
}

/** The message with its inputs in it; one that would be worked out twice gets a name first. */
function inPlace(input, message, between, write) {
  const given = new Map((input?.properties ?? []).map(({ key, value }) => [key.name, value]));
  const code = (name) => `(${between(given.get(name).start, given.get(name).end)})`;
  const named = [...message.inputs].filter(([name, { uses }]) => uses > 1 && !isCheap(given.get(name)));
  const names = named.map(([name]) => name);
  // Called as nothing else in the module, which the other inputs may speak of.
  const own = (name) => `text$${name}`;
  const expression = message.expression((name) => (names.includes(name) ? own(name) : code(name)), write);
  return names.length === 0
    ? `(${expression})`
    : `((${names.map(own).join(', ')}) => ${expression})(${names.map(code).join(', ')})`;
}

/** A name, or a property of one: reading it twice costs nothing. */
function isCheap(node) {
  return node.type === 'Identifier' || (node.type === 'MemberExpression' && !node.computed && isCheap(node.object));
}

function visit(node, see, parent) {
  if (typeof node.type === 'string') see(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (item && typeof item === 'object') visit(item, see, node);
    if (value && typeof value === 'object' && !Array.isArray(value)) visit(value, see, node);
  }
}
