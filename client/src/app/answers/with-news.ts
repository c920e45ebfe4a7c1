/** An answer's objects that have an id, by type and id. */
type News = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * An answer with what another one says of the same objects (those of the same type and id) in its place: what Apollo's
 * cache does, as far as pages need it that are followed before it is there. What nothing is said of stays the object
 * that it was.
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

/**
 * Lists keep their own order and length: what is said elsewhere are other parts of them.
 * @param part what is said of an object that has no id of its own, as a part of one that has: a score of its game
 */
function replaced(value: unknown, news: News, part?: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map((each) => replaced(each, news));
    return list.every((each, index) => each === value[index]) ? value : list;
  }
  if (!isObject(value)) return value;
  const key = keyOf(value);
  const said = key !== null ? news.get(key) : isPart(value) && isPart(part) ? part : undefined;
  const entries = Object.entries(value).map(([name, old]): [string, unknown] => {
    const fresh = said?.[name];
    const isWithin = typeof old === 'object' && old !== null && typeof fresh === 'object' && fresh !== null;
    const isKept = fresh === undefined || (isWithin && !(key === null && isAnother(fresh, old)));
    return [name, isKept ? replaced(old, news, fresh) : fresh];
  });
  return entries.every(([name, each]) => each === value[name]) ? value : Object.fromEntries(entries);
}

/**
 * What follows from the object that it is a part of, whatever the field was asked with. A list or a day of the same
 * name may have been asked for with other arguments.
 */
function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && value.__typename === 'GameLiveScore';
}

/** Whether another object has come in the place of one, and as much is said of it. */
function isAnother(fresh: unknown, old: unknown): boolean {
  if (!isObject(fresh) || !isObject(old)) return false;
  const [key, oldKey] = [keyOf(fresh), keyOf(old)];
  return key !== null && oldKey !== null && key !== oldKey && saysAsMuch(fresh, old);
}

function saysAsMuch(fresh: unknown, old: unknown): boolean {
  if (Array.isArray(old)) return false;
  if (!isObject(old)) return fresh !== undefined;
  return isObject(fresh) && Object.keys(old).every((name) => saysAsMuch(fresh[name], old[name]));
}
