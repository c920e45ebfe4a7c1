/**
 * Texts outside of the catalogue (client/src/texts): words in JSX, in attributes and properties that people read or
 * hear, and whole sentences anywhere.
 */

/** Attributes and properties that people read or hear. */
const READ = new Set(
  [
    'aria-description aria-label aria-roledescription aria-valuetext alt caption cancelLabel confirmLabel consequence',
    'description does empty end failed failure header hint label loadingText message placeholder showLabel submitLabel text title',
  ]
    .join(' ')
    .split(' '),
);
/** Elements that show code: column names, addresses, keys. */
const CODE = new Set(['code', 'pre', 'kbd', 'Code']);
/** Files that hold names which are the same in every language, or words of formats. */
const NAMES =
  /\/client\/src\/(graphql\/|app\/apollo\.ts|features\/auth\/describe-browser\.ts)|\.(test|generated)\.tsx?$/;
const LETTERS = /\p{L}{2}/u;
/** A capital, words, and a mark at the end or several of them: nothing but a text looks like this. */
const SENTENCE = /^\p{Lu}\p{Ll}*(?: [\p{L}\d’'“”,;:()–-]+){2,}|^\p{Lu}\p{Ll}+ [\p{L}\d ’',]+[.?!…]$/u;
/** Words of examples and of technical terms, which are not translated. */
const NO_TEXT = /^(?:https?:|www\.|\/|[\w.+-]+@)/;

/** What others say is compared with; it is not said here. */
const COMPARES = new Set(['startsWith', 'endsWith', 'includes', 'indexOf']);

/** @param {string} file with forward slashes */
export function hasTexts(file) {
  return /\/client\/src\//.test(file) && !NAMES.test(file);
}

/** @param {object} node JSXText of ESTree */
export function isTextInJsx(node) {
  return LETTERS.test(node.value) && !isCode(node.parent);
}

/** @param {object} node a Literal or TemplateLiteral of ESTree */
export function isTextInString(node) {
  const words = wordsOf(node);
  if (words === null || !LETTERS.test(words) || NO_TEXT.test(words)) return false;
  const place = placeOf(node);
  if (place === null) return false;
  return place === 'read' || SENTENCE.test(words);
}

function wordsOf({ type, value, quasis }) {
  if (type === 'TemplateLiteral') return quasis.map((quasi) => quasi.value.cooked).join(' ');
  return typeof value === 'string' ? value : null;
}

/** 'read' where people read it, null where nobody does, otherwise 'elsewhere'. */
function placeOf(node) {
  let inner = node;
  for (let outer = node.parent; outer; inner = outer, outer = outer.parent) {
    switch (outer.type) {
      case 'ConditionalExpression':
        if (outer.test === inner) return null;
        break;
      case 'LogicalExpression':
      case 'TSAsExpression':
        break;
      case 'JSXExpressionContainer':
        if (outer.parent.type !== 'JSXAttribute') return isCode(outer.parent) ? null : 'read';
        break;
      case 'JSXAttribute':
        return READ.has(nameOf(outer.name)) && !isCode(outer.parent.parent) ? 'read' : 'elsewhere';
      case 'Property':
        if (outer.key === inner) return null;
        return READ.has(outer.key.name ?? outer.key.value) && isWord(node) ? 'read' : 'elsewhere';
      case 'CallExpression':
        return COMPARES.has(outer.callee.property?.name) ? null : 'elsewhere';
      case 'NewExpression':
      case 'ThrowStatement':
      case 'BinaryExpression':
      case 'ImportDeclaration':
      case 'TSLiteralType':
        return null;
      default:
        return 'elsewhere';
    }
  }
  return null;
}

/** A value of a property that begins like a text; `{ label: 'home' }` may as well be a key. */
function isWord(node) {
  return /^\p{Lu}\p{Ll}/u.test(wordsOf(node));
}

function nameOf(name) {
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
}

function isCode(element) {
  return CODE.has(element.openingElement?.name.name ?? element.name?.name);
}
