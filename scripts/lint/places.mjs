import { posix } from 'node:path';

/**
 * Where a source file stands in the architecture.
 * @typedef {object} Place
 * @property {'server' | 'client'} side
 * @property {string} area first folder below src, or the file's name without extension for files directly in src
 * @property {string | null} feature for features/<name>/…
 * @property {string | null} role what stands before the extension: fields, entity, type, enums, statements, service,
 *   loaders, resolver, generated …
 * @property {string} path below src, without extension
 */

const SOURCE = /^(?:.*\/)?(server|client)\/src\/(.+?)$/;
const EXTENSION = /\.(?:[cm]?[jt]sx?)$/;

/**
 * @param {string} file path with forward slashes, absolute or from the root
 * @returns {Place | null} null for a file outside of server/src and client/src
 */
export function locate(file) {
  const [, side, inside] = SOURCE.exec(file) ?? [];
  if (inside === undefined) return null;
  const path = inside.replace(EXTENSION, '');
  const [area, name] = path.split('/');
  const isFeature = area === 'features' && inside.split('/').length > 2;
  const role = /\.([a-z-]+)$/.exec(path)?.[1] ?? null;
  return { side, area, feature: isFeature ? name : null, role, path };
}

/**
 * What an import names: a file of the project, or a package.
 * @param {string} from the importing file
 * @param {string} specifier as written
 * @returns {{ place: Place | null, package: string | null }}
 */
export function targetOf(from, specifier) {
  if (specifier.startsWith('.')) return { place: locate(posix.join(posix.dirname(from), specifier)), package: null };
  if (specifier.startsWith('@domain/'))
    return { place: locate(`server/src/domain/${specifier.slice(8)}`), package: null };
  if (specifier.startsWith('@/')) return { place: locate(`client/src/${specifier.slice(2)}`), package: null };
  const [scope, name] = specifier.split('/');
  return { place: null, package: scope.startsWith('@') ? `${scope}/${name}` : scope };
}
