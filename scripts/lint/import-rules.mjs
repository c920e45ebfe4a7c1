import { featureOrder, upwardOfResolvers } from './feature-order.mjs';
import { locate, targetOf } from './places.mjs';

/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {{ place: Place | null, package: string | null, typeOnly: boolean }} Target */

/** What a feature shows to GraphQL; its services, loaders and all they use know nothing of it. */
const GRAPHQL_SIDE = new Set(['resolver', 'type', 'input']);
const DATABASE_PACKAGES = new Set(['typeorm', 'pg']);

/**
 * Says what is wrong with an import, or null when the architecture allows it.
 * @param {string} file the importing file, with forward slashes
 * @param {string} specifier what it imports, as written
 * @param {boolean} typeOnly whether only types come in, so that nothing remains at run time
 * @returns {string | null}
 */
export function importProblem(file, specifier, typeOnly) {
  const from = locate(file);
  if (from === null || isTest(file)) return null;
  const target = { ...targetOf(file, specifier), typeOnly };
  if (from.side === 'client') return clientProblem(from, target);
  if (target.place?.side === 'client') return 'the server never imports the client';
  return (from.feature === null ? areaProblem(from, target) : featureProblem(from, target)) ?? null;
}

/** Tests, and what only tests use, may reach everything. */
function isTest(file) {
  return /\.(test|e2e)\.tsx?$/.test(file) || file.includes('/src/testing/') || file.includes('/e2e/');
}

/** @param {Place} from @param {Target} target */
function areaProblem(from, target) {
  const { place } = target;
  switch (from.area) {
    case 'domain':
      return place?.area === 'domain' ? null : 'domain imports nothing but domain: pure rules, no framework, no I/O';
    case 'lib':
      if (isContextType(target)) return null;
      return place === null || ['lib', 'domain', 'database'].includes(place.area)
        ? null
        : 'lib imports lib, domain, database, and types of context';
    case 'context':
      if (target.typeOnly || place === null) return null;
      return place.feature !== null || ['context', 'lib', 'domain', 'database'].includes(place.area)
        ? null
        : 'context is the same for every transport: it imports features, lib, domain and database';
    case 'database':
      if (target.typeOnly || place === null) return null;
      return ['database', 'lib', 'domain', 'entities', 'config', 'config-reader', 'connection-errors'].includes(
        place.area,
      )
        ? null
        : 'database imports no feature and no transport';
    case 'uploads':
      if (target.typeOnly || place === null) return null;
      return ['uploads', 'database', 'lib', 'domain'].includes(place.area)
        ? null
        : 'uploads imports lib, domain and database';
    case 'rest':
      if (DATABASE_PACKAGES.has(target.package)) return 'rest knows the executable schema only, never the database';
      return place === null || ['rest', 'http', 'context', 'lib', 'domain'].includes(place.area)
        ? null
        : 'rest knows the executable schema only: no feature, no database';
    case 'http':
      return place?.area === 'rest' || (place?.role === 'entity' && !target.typeOnly)
        ? 'http imports neither rest nor entities'
        : null;
    default:
      return null; // app, schema, entities, main, cli: they put everything together
  }
}

/** @param {Place} from @param {Target} target */
function featureProblem(from, target) {
  if (!featureOrder.includes(from.feature))
    return `the feature '${from.feature}' has no place in scripts/lint/feature-order.mjs`;
  if (['app', 'schema', 'main', 'cli', 'rest', 'testing'].includes(target.place?.area))
    return `features import nothing of ${target.place.area}`;
  switch (from.role) {
    case 'entity':
      return entityProblem(from, target);
    case 'fields':
      return fieldsProblem(from, target);
    case 'type':
    case 'input':
    case 'enums':
      return typeProblem(from, target);
    case 'resolver':
      return resolverProblem(from, target);
    default:
      return serviceProblem(from, target);
  }
}

/** What the classes of tables extend. */
const BASES = new Set(['lib/fields/stored', 'lib/tenant-row']);

/** @param {Place} from @param {Target} target */
function entityProblem(from, { place, package: name, typeOnly }) {
  if (name !== null) return name === 'typeorm' ? null : 'an entity imports no package but typeorm';
  if (BASES.has(place?.path) || isOwnFields(place, from)) return null;
  return typeOnly ? null : 'an entity imports its fields, other files as types only, relations by string';
}

/**
 * What is declared of a thing is read by table, graph and inputs alike, and so by every transport.
 * @param {Place} from @param {Target} target
 */
function fieldsProblem(from, { place, package: name, typeOnly }) {
  if (typeOnly || ['lib', 'domain'].includes(place?.area)) return null;
  const isOwnRule = place?.feature === from.feature && (place?.role === null || place?.role === 'enums');
  return name === null && isOwnRule
    ? null
    : 'a declaration of fields imports lib, domain, and rules and enums of its own feature';
}

/** @param {Place | null} place @param {Place} from */
function isOwnFields(place, from) {
  return place?.role === 'fields' && place.feature === from.feature;
}

/** @param {Place} from @param {Target} target */
function typeProblem(from, target) {
  const { place, package: name, typeOnly } = target;
  if (name !== null) return DATABASE_PACKAGES.has(name) ? 'a GraphQL type is no table: never typeorm or pg' : null;
  if (typeOnly || place === null || ['lib', 'domain'].includes(place.area)) return null;
  if (place.feature === from.feature && ['type', 'input', 'enums', 'fields', null].includes(place.role)) return null;
  if (place.feature !== null && place.role === 'enums') return isLater(place, from) ? laterProblem(place, from) : null;
  return 'a type imports type-graphql, types and enums of its own feature, enums of earlier ones';
}

/** @param {Place} from @param {Target} target */
function resolverProblem(from, { place, package: name, typeOnly }) {
  if (DATABASE_PACKAGES.has(name)) return 'a resolver authorises, delegates, returns: never typeorm or pg';
  if (place === null) return null;
  if (place.feature !== null && isLater(place, from) && !upwardOfResolvers[from.feature]?.includes(place.feature))
    return `${laterProblem(place, from)}, unless upwardOfResolvers says why`;
  if (typeOnly) return null;
  if (place.area === 'database') return 'a resolver never imports the database: that is the work of a service';
  return place.role === 'entity' ? 'a resolver imports entities as types only' : null;
}

/** @param {Place} from @param {Target} target */
function serviceProblem(from, target) {
  const { place, package: name, typeOnly } = target;
  if (name === 'type-graphql') return 'services know nothing of GraphQL; they serve every transport';
  if (place === null) return null;
  if (place.feature === null) {
    const allowed = ['domain', 'lib', 'database', 'uploads', 'config'].includes(place.area) || isContextType(target);
    return allowed ? null : 'a service imports domain, lib, database, uploads, and types of context';
  }
  if (!typeOnly && GRAPHQL_SIDE.has(place.role)) return `a service imports no ${place.role}: it serves every transport`;
  // Tables may be read across features; behaviour only from earlier ones.
  return place.role !== 'entity' && isLater(place, from) ? laterProblem(place, from) : null;
}

/** @param {Place} from @param {Target} target */
function clientProblem(from, { place }) {
  if (place === null) return null;
  if (place.side === 'server')
    return place.area === 'domain'
      ? null
      : 'the client imports nothing of the server but its domain, by the alias @domain';
  if (place.feature === null) return null;
  if (from.area === 'ui' || from.area === 'lib') return `${from.area} is for every feature and imports none`;
  if (from.feature === null || from.feature === place.feature) return null;
  const isPublic =
    place.role === 'generated' || place.role === 'fragment' || /(^|\/|-)(paths|fragments?)$/.test(place.path);
  return isPublic
    ? null
    : `a feature uses another one through its paths and exported fragments only, not ${place.path}`;
}

/** @param {Target} target */
function isContextType({ place, typeOnly }) {
  return typeOnly && (place?.area === 'context' || place?.path === 'http/graphql/execution/graph');
}

/** @param {Place} to @param {Place} from */
function isLater(to, from) {
  const place = featureOrder.indexOf(to.feature);
  return place === -1 || place > featureOrder.indexOf(from.feature);
}

/** @param {Place} to @param {Place} from */
function laterProblem(to, from) {
  return `'${from.feature}' comes before '${to.feature}' in the order of features and must not learn of it`;
}
