import type { DefinitionNode, DocumentNode, FieldNode, SelectionSetNode } from 'graphql';

const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as FieldNode;
const done = new WeakMap<DocumentNode, DocumentNode>();

/**
 * A document that also asks for type names everywhere but at its root, as the cache needs them and as the server did
 * for the page's first answer. The same result for the same document.
 */
export function withTypenames(document: DocumentNode): DocumentNode {
  const known = done.get(document);
  if (known) return known;
  const definitions = document.definitions.map((definition) =>
    definition.kind === 'OperationDefinition'
      ? { ...definition, selectionSet: within(definition.selectionSet) }
      : named(definition),
  );
  const added: DocumentNode = { ...document, definitions };
  done.set(document, added);
  return added;
}

/** Anything that has selections, with its type's name among them. */
function named<Node extends DefinitionNode | SelectionSetNode['selections'][number]>(node: Node): Node {
  if (!('selectionSet' in node) || !node.selectionSet) return node;
  const inside = within(node.selectionSet);
  const isThere = inside.selections.some((each) => each.kind === 'Field' && each.name.value === '__typename');
  return {
    ...node,
    selectionSet: isThere ? inside : { ...inside, selections: [...inside.selections, TYPENAME] },
  };
}

function within(set: SelectionSetNode): SelectionSetNode {
  return { ...set, selections: set.selections.map(named) };
}
