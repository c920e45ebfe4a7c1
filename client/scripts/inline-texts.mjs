/**
 * Puts texts into the place of their calls, so that a bundle has those of one language, each where it is shown, and a page
 * weighs what it would weigh with the words written into it. Not for the server's bundle: that speaks every language.
 */
import { parseSync } from 'vite';
import { readCatalogue, TEXTS } from './texts.mjs';

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
    buildStart() {
      catalogue = readCatalogue(language);
    },
    transform(code, id) {
      if (!code.includes(IMPORT)) return null;
      for (const part of catalogue.keys()) this.addWatchFile(`${TEXTS}${language}/${fileOf(part)}.json`);
      return { code: withTexts(code, id.split('?', 1)[0], catalogue), map: null };
    },
  };
}

const fileOf = (part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * @param {string} code a module that says `import { t } from '@/texts';`
 * @param {string} file its name
 * @param {ReturnType<typeof readCatalogue>} catalogue
 * @returns {string} the module with the words in it
 */
export function withTexts(code, file, catalogue) {
  const helpers = new Set();
  const calls = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  visit(program, (node, parent) => {
    if (!isText(node)) return;
    const message = catalogue.get(node.object.property.name)?.get(node.property.name);
    const name = `t.${node.object.property.name}.${node.property.name}`;
    if (!message) throw new Error(`${file}: there is no text ${name}`);
    if (parent.type !== 'CallExpression' || parent.callee !== node) throw new Error(`${file}: ${name} is to be called`);
    calls.push({ start: parent.start, end: parent.end, input: parent.arguments[0], message });
  });
  const between = (start, end) => {
    let text = '';
    let at = start;
    for (const call of calls) {
      if (call.start < at || call.end > end) continue;
      text += code.slice(at, call.start) + inPlace(call, between, helpers);
      at = call.end;
    }
    return text + code.slice(at, end);
  };
  calls.sort((one, other) => one.start - other.start || other.end - one.end);
  const body = between(0, code.length).replace(IMPORT, '');
  return helpers.size > 0 ? `import { ${[...helpers].join(', ')} } from '@/texts/message';\n${body}` : body;
}

function isText({ type, computed, object }) {
  if (type !== 'MemberExpression' || computed || object.type !== 'MemberExpression' || object.computed) return false;
  return object.object.type === 'Identifier' && object.object.name === 't';
}

/** The message with its inputs in it; one that would be worked out twice gets a name first. */
function inPlace({ input, message }, between, helpers) {
  for (const helper of message.helpers) helpers.add(helper);
  const given = new Map((input?.properties ?? []).map(({ key, value }) => [key.name, value]));
  const code = (name) => `(${between(given.get(name).start, given.get(name).end)})`;
  const named = [...message.inputs].filter(([name, { uses }]) => uses > 1 && !isCheap(given.get(name)));
  const names = named.map(([name]) => name);
  const expression = message.expression((name) => (names.includes(name) ? name : code(name)));
  return names.length === 0
    ? `(${expression})`
    : `((${names.join(', ')}) => ${expression})(${names.map(code).join(', ')})`;
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
