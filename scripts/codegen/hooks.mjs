/**
 * A preset of graphql-codegen: typed hooks for Apollo Client 4, in a module of their own beside each document, so that
 * a page that wants a document or a type alone draws no hook in. It writes those hooks that some module imports:
 * importing one and `npm run generate` brings it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** By operation type: ending of the hook's name and the hook of Apollo behind it. */
const HOOKS = {
  query: { Query: 'useQuery', LazyQuery: 'useLazyQuery', SuspenseQuery: 'useSuspenseQuery' },
  mutation: { Mutation: 'useMutation' },
  subscription: { Subscription: 'useSubscription' },
};

/** Only these can be told to wait by skipToken. */
const SKIPPABLE = new Set(['useQuery', 'useSuspenseQuery']);

const IMPORT = /import \{([^}]*)\} from '[^']*\.hooks\.generated'/g;

/** The names that modules import from any module of hooks. */
function importedHooks() {
  const files = readdirSync('client/src', { recursive: true });
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'));
  const imports = modules.flatMap((file) => [...readFileSync(`client/src/${file}`, 'utf8').matchAll(IMPORT)]);
  return new Set(imports.flatMap(([, names]) => names.split(',')).map((name) => name.trim().split(' ')[0]));
}

/** The hooks of an operation that are imported, with what is behind them. */
function hooksOf(operation, imported) {
  return Object.entries(HOOKS[operation.operation])
    .map(([ending, wrapped]) => ({ name: `use${operation.name.value}${ending}`, wrapped, operation }))
    .filter(({ name }) => imported.has(name));
}

/** What a hook's options are, and whether they can be left out: not where a query needs a variable. */
function options({ variableDefinitions = [] }, wrapped, data, variables) {
  const needed = variableDefinitions.some(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue);
  if (wrapped === 'useMutation') return `options?: ${wrapped}.Options<${data}, ${variables}>`;
  if (wrapped === 'useLazyQuery') return `options?: ${wrapped}.Options<${data}, ${variables}>`;
  const types = wrapped === 'useSuspenseQuery' ? variables : `${data}, ${variables}`;
  const type = `${wrapped}.Options<${types}>${SKIPPABLE.has(wrapped) ? ' | SkipToken' : ''}`;
  return `options${needed ? '' : '?'}: ${type}`;
}

function dataOf({ operation, name }) {
  return `${name.value}${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
}

function source({ name, wrapped, operation }) {
  const data = dataOf(operation);
  const parameters = options(operation, wrapped, data, `${data}Variables`);
  return `export const ${name} = (${parameters}) => ${wrapped}(${operation.name.value}Document, options);`;
}

/** The module of a document's hooks. */
function moduleOf(location, hooks) {
  const wrapped = [...new Set(hooks.map((hook) => hook.wrapped))].sort();
  const operations = [...new Set(hooks.map((hook) => hook.operation))];
  const names = operations.flatMap((operation) => {
    const data = dataOf(operation);
    return [`  ${operation.name.value}Document,`, `  type ${data},`, `  type ${data}Variables,`];
  });
  return [
    `import { ${wrapped.join(', ')} } from '@apollo/client/react';`,
    ...(wrapped.some((name) => SKIPPABLE.has(name)) ? ["import type { SkipToken } from '@apollo/client/react';"] : []),
    'import {',
    ...names,
    `} from './${basename(location, '.graphql')}.generated';`,
    '',
    ...hooks.map(source),
    '',
  ].join('\n');
}

/** @type {import('@graphql-codegen/plugin-helpers').Types.OutputPreset} */
export const preset = {
  buildGeneratesSection: ({ documents }) => {
    const imported = importedHooks();
    return documents
      .map(({ location, document }) => ({
        location,
        hooks: document.definitions
          .filter(({ kind }) => kind === 'OperationDefinition')
          .flatMap((operation) => hooksOf(operation, imported)),
      }))
      .filter(({ hooks }) => hooks.length > 0)
      .map(({ location, hooks }) => ({
        filename: location.replace(/\.graphql$/, '.hooks.generated.ts'),
        documents: [],
        config: {},
        plugins: [{ hooks: {} }],
        pluginMap: { hooks: { plugin: () => moduleOf(location, hooks) } },
      }));
  },
};
