import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql';
import { clientDirectory } from '../pages/client-directory.js';

/** All documents of the client, put together by its build. */
const OPERATIONS = new URL('operations.graphql', clientDirectory);

let own: ReadonlySet<string> | undefined;
const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether a document is one that the product's own pages ask, whoever sends it. Names of types that the client adds,
 * and whether it is asked once or followed, play no part. Without a build of the client none is.
 */
export function isOwnOperation(document: DocumentNode): boolean {
  const found = known.get(document);
  if (found !== undefined) return found;
  own ??= ownOperations();
  const isOwn = own.size > 0 && own.has(fingerprint(document.definitions));
  known.set(document, isOwn);
  return isOwn;
}

function ownOperations(): ReadonlySet<string> {
  try {
    return fingerprintsOf(parse(readFileSync(OPERATIONS, 'utf8'), { noLocation: true }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}

/** Those of each operation of a document, with the fragments that it spreads. */
export function fingerprintsOf({ definitions }: DocumentNode): Set<string> {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  return new Set(
    definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? fingerprint([node, ...spreadIn(node, fragments)]) : [],
    ),
  );
}

function spreadIn(
  node: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, fragments, found);
    },
  });
  return found;
}

function fingerprint(definitions: readonly DefinitionNode[]): string {
  const plain = definitions.map((definition) =>
    print(
      visit(definition, {
        Field: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined),
        OperationDefinition: (node) =>
          node.operation === OperationTypeNode.SUBSCRIPTION
            ? { ...node, operation: OperationTypeNode.QUERY }
            : undefined,
      }),
    ),
  );
  return createHash('sha256').update(plain.sort().join('\n')).digest('base64url');
}
