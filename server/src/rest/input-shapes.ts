/** What becomes of a parameter before it is a variable. Closed, as the shapes of answers are. */
export const INPUT_SHAPES = {
  /** 'a,b' is a list of two. */
  commaSplit: (value: unknown): unknown =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '')
      : value,
  /** An object is a list of its entries, as { name, value }. */
  mapToList: (value: unknown): unknown =>
    isFields(value) ? Object.entries(value).map(([name, entry]) => ({ name, value: entry })) : value,
  /** The opposite of a boolean. */
  not: (value: unknown): unknown =>
    value === 'true' || value === 'false' ? value === 'false' : typeof value === 'boolean' ? !value : value,
  /** Objects of a list, or one, under other names; what has none is left out. */
  renamed: (value: unknown, { names = {} }: InputShapeArgs): unknown => {
    const under = (item: unknown): unknown => (isFields(item) ? renamed(item, names) : item);
    return Array.isArray(value) ? value.map(under) : under(value);
  },
  /** The ids of a list of objects, in the order of a number of theirs. */
  inOrder: (value: unknown, { id = 'id', by = 'position' }: InputShapeArgs, wrong: NoteWrong): unknown => {
    if (isFields(value)) return void wrong('', 'must be a list.');
    if (!Array.isArray(value) || !value.some(isFields)) return value;
    const items = value as unknown[];
    for (const [index, item] of items.entries()) {
      if (!isFields(item)) wrong(`[${index}]`, 'must be an object.');
      else if (Number.isNaN(positionOf(item[by]))) wrong(`[${index}].${by}`, 'must be a number.');
    }
    return placesInOrder(items, by)?.map((place) => (items[place] as Record<string, unknown>)[id]);
  },
  /** One word for another. */
  words: (value: unknown, { names = {} }: InputShapeArgs): unknown =>
    typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : value,
  /** 'active' as true, anything else as nothing. */
  ifActive: (value: unknown): unknown => (value === 'active' ? true : undefined),
  /** Anything but 'active'. */
  unlessActive: (value: unknown): unknown => (value === 'active' ? undefined : value),
  /** Whether it is anything but 'active'. */
  isNotActive: (value: unknown): unknown => value !== 'active',
} satisfies Record<string, (value: unknown, args: InputShapeArgs, wrong: NoteWrong) => unknown>;

/** Notes what is wrong within a parameter, and where: '[1].position', 'must be a number.' */
type NoteWrong = (at: string, message: string) => void;

/** Arguments of an input shape. */
export interface InputShapeArgs {
  readonly names?: Readonly<Record<string, string>>;
  readonly id?: string;
  readonly by?: string;
}

/** An input shape and its arguments. */
export interface InputShapeUse extends InputShapeArgs {
  readonly shape?: keyof typeof INPUT_SHAPES;
}

/**
 * Which place of a list of objects comes first, second and so on by a number of theirs; null of anything else, which is
 * in order as it is.
 */
export function placesInOrder(value: unknown, by: string): number[] | null {
  if (!Array.isArray(value) || !value.every(isFields)) return null;
  return [...value.keys()].toSorted((a, b) => positionOf(value[a]![by]) - positionOf(value[b]![by]));
}

/** Whether it is an object with keys, as a caller writes one. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** NaN for what is no number or text of one. */
function positionOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
}

function renamed(item: Record<string, unknown>, names: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([from, to]) => (item[from] === undefined ? [] : [[to, item[from]]])),
  );
}
