import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/** A compiled document hands out the same list of nodes each time, so that its selections are gathered once. */
const gathered = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * Names of the fields that an operation selects below the one being resolved, through fragments of any type and
 * whatever their directives say: what may be asked for, so that a read can leave out what cannot.
 * @param path fields on the way down, for example 'player' below a field of lines
 */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): ReadonlySet<string> {
  const byPath = gathered.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  gathered.set(info.fieldNodes, byPath);
  const key = path.join('.');
  const known = byPath.get(key);
  if (known !== undefined) return known;
  const names = new Set(nodesBelow(info.fieldNodes, path, info.fragments).map((node) => node.name.value));
  byPath.set(key, names);
  return names;
}

function nodesBelow(nodes: readonly FieldNode[], path: readonly string[], fragments: Fragments): FieldNode[] {
  const children = nodes.flatMap((node) => (node.selectionSet ? fieldsOf(node.selectionSet, fragments) : []));
  const [next, ...rest] = path;
  if (next === undefined) return children;
  return nodesBelow(
    children.filter((node) => node.name.value === next),
    rest,
    fragments,
  );
}

function fieldsOf(selectionSet: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return inner ? fieldsOf(inner.selectionSet, fragments) : [];
  });
}

/**
 * What is known of a thing already, where an operation selects nothing of it that is not; otherwise what is loaded.
 * @param known some of the thing's properties that the graph answers as they are, such as an id that another row refers
 *   to
 */
export function knownOr<Thing extends object, None = never>(
  info: GraphQLResolveInfo,
  known: Partial<Thing>,
  load: () => Promise<Thing | None>,
): Promise<Thing | None> | Thing {
  for (const field of selectedFields(info)) if (field !== '__typename' && !(field in known)) return load();
  return known as Thing;
}
