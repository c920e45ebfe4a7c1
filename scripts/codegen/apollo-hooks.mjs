/**
 * A plugin of graphql-codegen: typed hooks for every operation of a document, for Apollo Client 4. It stands on top of
 * typed-document-node, whose types and documents it names. Hooks that nobody uses are dropped by the bundler.
 */

/** By operation type: ending of the hook's name and the hook of Apollo behind it. */
const HOOKS = {
  query: { Query: 'useQuery', LazyQuery: 'useLazyQuery', SuspenseQuery: 'useSuspenseQuery' },
  mutation: { Mutation: 'useMutation' },
  subscription: { Subscription: 'useSubscription' },
};

/** The preset imports the schema's types into every file, and the compiler refuses an import that is not used. */
const USED = 'export type { Types };';

/** Only these can be told to wait by skipToken. */
const SKIPPABLE = new Set(['useQuery', 'useSuspenseQuery']);

/** What a hook's options are, and whether they can be left out: not where a query needs a variable. */
function options({ variableDefinitions = [] }, wrapped, data, variables) {
  const needed = variableDefinitions.some(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue);
  if (wrapped === 'useMutation') return `options?: ${wrapped}.Options<${data}, ${variables}>`;
  if (wrapped === 'useLazyQuery') return `options?: ${wrapped}.Options<${data}, ${variables}>`;
  const types = wrapped === 'useSuspenseQuery' ? variables : `${data}, ${variables}`;
  const type = `${wrapped}.Options<${types}>${SKIPPABLE.has(wrapped) ? ' | SkipToken' : ''}`;
  return `options${needed ? '' : '?'}: ${type}`;
}

function hooksOf(node) {
  const name = node.name.value;
  const data = `${name}${node.operation.charAt(0).toUpperCase()}${node.operation.slice(1)}`;
  return Object.entries(HOOKS[node.operation]).map(
    ([ending, wrapped]) =>
      `export const use${name}${ending} = (${options(node, wrapped, data, `${data}Variables`)}) => ${wrapped}(${name}Document, options);`,
  );
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export function plugin(_schema, documents) {
  const nodes = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === 'OperationDefinition');
  const wrapped = new Set(nodes.flatMap(({ operation }) => Object.values(HOOKS[operation])));
  const names = [...wrapped].sort();
  if (names.length === 0) return { content: USED };
  const values = `import { ${names.join(', ')} } from '@apollo/client/react';`;
  const types = names.some((name) => SKIPPABLE.has(name))
    ? ["import type { SkipToken } from '@apollo/client/react';"]
    : [];
  return { prepend: [values, ...types], content: [...nodes.flatMap(hooksOf), USED].join('\n') };
}
