import { readdirSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  extendSchema,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
  TypeInfo,
  validate,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { objectSchema } from './answer-schema.js';
import type { JsonSchema } from './json-schema.js';
import { type Fragments, type Plan, planOf } from './plan.js';
import { shapeObject } from './shape-answer.js';
import { SHAPE_DIRECTIVES } from './shape-directives.js';
import { at } from './value-shapes.js';

/** An operation that rows of the table run: valid for the schema, ready to execute. */
export interface Operation {
  readonly name: string;
  /** Without the REST adapter's own directives. */
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** The documented answer from the graph's data. */
  answer(data: Record<string, unknown>): unknown;
  readonly answerSchema: JsonSchema;
}

const FOLDER = new URL('./operations/', import.meta.url);
const OWN = new Set(
  SHAPE_DIRECTIVES.definitions.flatMap((node) => (node.kind === Kind.DIRECTIVE_DEFINITION ? [node.name.value] : [])),
);

/** The text of every file in operations/, by path. */
export function operationFiles(): Map<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  return new Map(files.map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]));
}

/**
 * Parses the operations and validates them against the schema.
 * @throws Error naming each operation that is wrong, and why
 */
export function prepareOperations(schema: GraphQLSchema, files: ReadonlyMap<string, string>): Map<string, Operation> {
  const definitions = [...files].flatMap(
    ([name, text]) => parse(new Source(text, `rest/operations/${name}`)).definitions,
  );
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const extended = extendSchema(schema, SHAPE_DIRECTIVES, { assumeValid: true });
  const operations = new Map<string, Operation>();
  const problems: string[] = [];
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const name = definition.name?.value ?? '(without a name)';
    try {
      if (operations.has(name)) throw new Error('there are two of this name');
      operations.set(name, prepare(extended, name, definition, fragments));
    } catch (error) {
      problems.push(`REST operation ${name}: ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return operations;
}

function prepare(
  schema: GraphQLSchema,
  name: string,
  definition: OperationDefinitionNode,
  fragments: Fragments,
): Operation {
  const used = usedFragments(definition, fragments);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...used] };
  const [error] = validate(schema, document);
  if (error) throw error;
  refuseDefaultPages(schema, document);
  const plan = planOf(schema.getRootType(definition.operation)!, definition.selectionSet, fragments);
  const path = answerPath(definition);
  return {
    name,
    document: withoutOwnDirectives(document),
    definition,
    answer: (data) => answerOf(plan, path, data),
    answerSchema: schemaAt(objectSchema(plan), path),
  };
}

/**
 * Lists are whole of this transport, or as long as the operation says: never of a length that the graph takes for
 * granted.
 */
function refuseDefaultPages(schema: GraphQLSchema, document: DocumentNode): void {
  const types = new TypeInfo(schema);
  const check = visitWithTypeInfo(types, {
    Field({ name, arguments: given = [] }) {
      const wantsLength = types.getFieldDef()?.args.some((argument) => argument.name === 'first');
      if (wantsLength && !given.some((argument) => argument.name.value === 'first'))
        throw new Error(`'${name.value}' needs 'first'; null is the whole list`);
    },
  });
  visit(document, check);
}

function answerOf(plan: Plan, path: string | null, data: Record<string, unknown>): unknown {
  const [shaped] = shapeObject(plan, data);
  return path === null ? shaped : at(shaped, path);
}

function answerPath({ directives = [] }: OperationDefinitionNode): string | null {
  const argument = directives.find(({ name }) => name.value === 'answer')?.arguments?.[0];
  return argument ? String(valueFromASTUntyped(argument.value)) : null;
}

function schemaAt(schema: JsonSchema, path: string | null): JsonSchema {
  if (path === null) return schema;
  return path.split('.').reduce((found, key) => {
    const next = found.properties?.[key];
    if (!next) throw new Error(`there is nothing at '${path}'`);
    return next;
  }, schema);
}

function usedFragments(
  from: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: Fragments,
  used = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(from, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || used.has(fragment)) return;
      used.add(fragment);
      usedFragments(fragment, fragments, used);
    },
  });
  return used;
}

function withoutOwnDirectives(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (OWN.has(name.value) ? null : undefined) });
}
