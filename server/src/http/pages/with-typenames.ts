import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql';

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
const done = new WeakMap<DocumentNode, DocumentNode>();

/**
 * A document that also asks for type names, as the browser's cache needs them. The same result for the same document,
 * so that it is compiled once.
 */
export function withTypenames(document: DocumentNode): DocumentNode {
  const known = done.get(document);
  if (known) return known;
  const added = visit(document, {
    SelectionSet(node, _key, parent): SelectionSetNode | undefined {
      const isRoot =
        parent !== undefined && !Array.isArray(parent) && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      if (
        isRoot ||
        node.selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename')
      )
        return undefined;
      return { ...node, selections: [...node.selections, TYPENAME] };
    },
  });
  done.set(document, added);
  return added;
}
