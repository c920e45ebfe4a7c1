/**
 * What the public pages ask, as text. The generated modules hold each operation as the tree that Apollo works with,
 * three times as long; the pages ask without Apollo until somebody acts (docs/adr/0047-scripts-wait-for-the-paint.md),
 * and need the text alone. Apollo gets the tree by parsing it, once it is there.
 */
import { fileURLToPath } from 'node:url';
import { print, stripIgnoredCharacters, visit } from 'graphql';

const GENERATED = /\.generated\.ts$/;
const DOCUMENT = /^export const (\w+)Document = (\{.*\}) as unknown as (DocumentNode<.*>);$/gm;
/** Modules for trees, each of which has one for texts in its place. */
const OF_TREES = /(?:^@|\/client\/src)\/graphql\/(operation|document-of)$/;
const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } };

/** The plugin. */
export const textDocuments = {
  name: 'text-documents',
  enforce: 'pre',
  resolveId(source) {
    const [, name] = OF_TREES.exec(source) ?? [];
    return name ? fileURLToPath(new URL(`../src/graphql/text/${name}.ts`, import.meta.url)) : null;
  },
  transform: {
    filter: { id: GENERATED },
    handler: (code) =>
      code.replace(DOCUMENT, (_all, name, tree, type) => {
        const text = JSON.stringify(textOf(JSON.parse(tree)));
        return `export const ${name}Document = { name: '${name}', text: ${text} } as unknown as ${type};`;
      }),
  },
};

/** The operation, then its fragments, with type names everywhere but at its root, as Apollo's cache needs them. */
export function textOf(document) {
  const isOperation = ({ kind }) => kind === 'OperationDefinition';
  const definitions = document.definitions.toSorted((one, other) => isOperation(other) - isOperation(one));
  const named = visit(
    { ...document, definitions },
    {
      SelectionSet: (node, _key, parent) =>
        isOperation(parent) || node.selections.some(({ kind, name }) => kind === 'Field' && name.value === '__typename')
          ? undefined
          : { ...node, selections: [...node.selections, TYPENAME] },
    },
  );
  return stripIgnoredCharacters(print(named));
}
