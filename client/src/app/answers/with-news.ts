/** An answer's objects that have an id, by type and id. */
type News = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * An answer with what another one says of the same objects (those of the same type and id) in its place: what Apollo's cache
 * does, as far as pages need it that are followed before it is there. What nothing is said of stays the object that it was.
 */
export function withNews<Data>(data: Data, other: unknown): Data {
  const news = new Map<string, Readonly<Record<string, unknown>>>();
  collect(other, news);
  return replaced(data, news) as Data;
}

function keyOf({ __typename, id }: Readonly<Record<string, unknown>>): string | null {
  return typeof __typename === 'string' && id !== undefined ? `${__typename}:${String(id)}` : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function collect(value: unknown, found: Map<string, Readonly<Record<string, unknown>>>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, found);
  if (!isObject(value)) return;
  const key = keyOf(value);
  if (key !== null) found.set(key, { ...found.get(key), ...value });
  for (const each of Object.values(value)) collect(each, found);
}

/** Lists keep their own order and length: what is said elsewhere are other parts of them. */
function replaced(value: unknown, news: News): unknown {
  if (Array.isArray(value)) {
    const list = value.map((each) => replaced(each, news));
    return list.every((each, index) => each === value[index]) ? value : list;
  }
  if (!isObject(value)) return value;
  const key = keyOf(value);
  const said = key === null ? undefined : news.get(key);
  const entries = Object.entries(value).map(([name, old]): [string, unknown] => {
    const fresh = said?.[name];
    const isWithin = typeof old === 'object' && old !== null && typeof fresh === 'object' && fresh !== null;
    return [name, fresh === undefined || isWithin ? replaced(old, news) : fresh];
  });
  return entries.every(([name, each]) => each === value[name]) ? value : Object.fromEntries(entries);
}
