import { locate } from './places.mjs';

/** Where stamps of rows stand in other ways than through the helper, and why. Tests and what only they use may, too. */
const EXCEPT = [
  /^features\/audit\/stamps$/, // the helper
  /\.entity$|^lib\/(fields\/stored|tenant-row)$/, // the columns are declared there
  /^features\/undo\/rows\.service$/, // an undo puts rows back with the stamps that they had, and raises the version
  /\.test$|^testing\//,
];

/** A new version, or one of the columns where they are not just read under another name. */
const IN_SQL = /\bversion\s*=\s*(?:\w+\.)?version\s*\+|\bupdated_(?:at|by)\b(?!\s+AS\b)/i;
const KEYS = new Set(['updatedAt', 'updatedBy', 'updated_at', 'updated_by']);

/** Whether stamps in a file (with forward slashes) have to come from the helper. */
export function hasStampsFromHelper(file) {
  const place = locate(file);
  return place?.side === 'server' && !EXCEPT.some((path) => path.test(place.path));
}

/** Whether a text is SQL that writes a part of a stamp. */
export function isStampInSql(text) {
  return typeof text === 'string' && IN_SQL.test(text);
}

/** Whether a property sets a part of a stamp; one that is written without a value passes on what was read. */
export function isStampInValues({ key, value, shorthand, parent }) {
  if (parent.type !== 'ObjectExpression' || shorthand) return false;
  const name = key.name ?? key.value;
  return KEYS.has(name) || (name === 'version' && isNextVersion(value));
}

/** Whether an assignment sets a part of a stamp of an object. */
export function isStampAssigned({ left, right }) {
  if (left.type !== 'MemberExpression') return false;
  return KEYS.has(left.property.name) || (left.property.name === 'version' && isNextVersion(right));
}

/** Whether a value is `row.version + 1`, or `version + 1`. */
function isNextVersion({ type, operator, left }) {
  return type === 'BinaryExpression' && operator === '+' && (left.property?.name ?? left.name) === 'version';
}
