import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { expect, test } from 'vitest';
import { MAX_PAGE_SIZE } from '../../../lib/connection.js';
import { withTypenames } from '../../pages/with-typenames.js';
import { priceOf, tooExpensive } from './cost.js';
import { LIMITS, limitRules } from './rules.js';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const sources = readdirSync(join(root, 'client/src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.graphql'),
);
const definitions = sources.flatMap((name) => parse(readFileSync(join(root, 'client/src', name), 'utf8')).definitions);
const fragments = new Map(
  definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node]),
);
const operations = definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
);

/** An operation with the fragments that it needs, as the client sends it. */
function documentOf(operation: OperationDefinitionNode): DocumentNode {
  const needed = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || needed.has(fragment)) return;
        needed.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return withTypenames({ kind: Kind.DOCUMENT, definitions: [operation, ...needed] });
}

// The server renders pages past the limits; going from page to page, the browser asks at the public endpoint.
test.each(operations.map((operation) => [operation.name!.value, operation] as const))(
  "the client's operation %s keeps within the limits of the public endpoint",
  (_name, operation) => {
    const document = documentOf(operation);
    expect(validate(schema, document, [...specifiedRules, ...limitRules]).map(({ message }) => message)).toEqual([]);
    const largest = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, MAX_PAGE_SIZE]),
    );
    expect(tooExpensive(priceOf(schema, document, largest), LIMITS.values)?.message).toBeUndefined();
  },
);
