import { type Method, parameterNames, TEXT_PARAMETERS } from './row.js';

/** What a path leads to. */
export interface Match<Entry> {
  readonly entry: Entry;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds rows by method and path. */
export interface Router<Entry> {
  /** The row; else the methods that the path has, none when nothing is there. */
  find(method: string, path: string): Match<Entry> | { allowed: Method[] };
}

interface Route<Entry> {
  readonly method: Method;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly entry: Entry;
}

/** A parameter is digits unless it is a text, so that no literal segment can be taken for an id. */
export function routerOf<Entry>(
  entries: readonly Entry[],
  rowOf: (entry: Entry) => { method: Method; path: string },
): Router<Entry> {
  const routes = entries.map((entry): Route<Entry> => {
    const { method, path } = rowOf(entry);
    return { method, names: parameterNames(path), pattern: patternOf(path), entry };
  });
  return {
    find(method, path) {
      const there = routes.flatMap((route) => {
        const values = route.pattern.exec(path)?.slice(1);
        return values ? [{ route, values }] : [];
      });
      const wanted = there.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method));
      if (!wanted) return { allowed: [...new Set(there.map(({ route }) => route.method))] };
      const { route, values } = wanted;
      return {
        entry: route.entry,
        params: Object.fromEntries(route.names.map((name, index) => [name, decoded(values[index]!)])),
      };
    },
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, name: string) => (TEXT_PARAMETERS.has(name) ? '([^/]+)' : '([0-9]+)'))}/?$`,
  );
}

/** What is no valid encoding names nothing, like any unknown name. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
