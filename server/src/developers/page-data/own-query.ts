import {
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** What the frame around every page shows: no data of the page itself. */
const FRAME = 'SiteFrame';

/** An operation as text, with the variables that it has. */
export interface Query {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A page's document as somebody would write it who wants what the page shows: without the frame around the page,
 * without fields that its variables leave out, and with no variables but those that are used.
 * @returns null where nothing is left
 */
export function ownQuery(document: DocumentNode, variables: Readonly<Record<string, unknown>>): Query | null {
  const decided = withoutEmpty(withoutFrame(decideConditions(document, variables)));
  const operation = operationOf(decided);
  if (operation.selectionSet.selections.length === 0) return null;
  const pruned = withoutUnused(decided);
  const used = new Set((operationOf(pruned).variableDefinitions ?? []).map(({ variable }) => variable.name.value));
  return {
    text: print(pruned),
    variables: Object.fromEntries(
      Object.entries(variables).filter(([name, value]) => used.has(name) && value !== undefined),
    ),
  };
}

/** The document whose `@include` and `@skip` have been decided by its variables and their defaults. */
function decideConditions(document: DocumentNode, variables: Readonly<Record<string, unknown>>): DocumentNode {
  const defaults = new Map(
    (operationOf(document).variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value] as const] : [],
    ),
  );
  const holds = ({ name, arguments: [condition] = [] }: DirectiveNode): boolean => {
    const value = condition!.value;
    const isSet =
      value.kind === Kind.VARIABLE
        ? (variables[value.name.value] ?? defaults.get(value.name.value)) === true
        : value.kind === Kind.BOOLEAN && value.value;
    return isSet === (name.value === 'include');
  };
  const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'include' || name.value === 'skip';
  const decide = <Node extends { readonly directives?: readonly DirectiveNode[] }>(
    node: Node,
  ): Node | null | undefined => {
    const conditions = (node.directives ?? []).filter(isCondition);
    if (conditions.length === 0) return undefined;
    if (!conditions.every(holds)) return null;
    return { ...node, directives: node.directives!.filter((directive) => !isCondition(directive)) };
  };
  return visit(document, { Field: decide, FragmentSpread: decide, InlineFragment: decide });
}

function withoutFrame(document: DocumentNode): DocumentNode {
  return visit(document, {
    FragmentSpread: ({ name }) => (name.value === FRAME ? null : undefined),
    FragmentDefinition: ({ name }) => (name.value === FRAME ? null : undefined),
  });
}

/** Without fields of which nothing is asked any more, from the innermost outwards. */
function withoutEmpty(document: DocumentNode): DocumentNode {
  const isEmpty = ({ selectionSet }: { selectionSet?: SelectionSetNode }): boolean =>
    selectionSet?.selections.length === 0;
  return visit(document, {
    Field: { leave: (field) => (isEmpty(field) ? null : undefined) },
    InlineFragment: { leave: (fragment) => (isEmpty(fragment) ? null : undefined) },
  });
}

function withoutUnused(document: DocumentNode): DocumentNode {
  const operation = operationOf(document);
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const [variables, reached] = [new Set<string>(), new Set<string>()];
  const note = (selections: SelectionSetNode): void => {
    visit(selections, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread: ({ name: { value } }) => {
        if (reached.has(value)) return;
        reached.add(value);
        note(fragments.get(value)!.selectionSet);
      },
    });
  };
  note(operation.selectionSet);
  return {
    ...document,
    definitions: document.definitions.flatMap((definition): DefinitionNode[] => {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) return reached.has(definition.name.value) ? [definition] : [];
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const kept = (definition.variableDefinitions ?? []).filter(({ variable }) => variables.has(variable.name.value));
      return [{ ...definition, variableDefinitions: kept }];
    }),
  };
}

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a page’s document has no operation');
  return operation;
}
