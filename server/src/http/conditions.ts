import { BREAK, type DirectiveNode, type DocumentNode, Kind, visit } from 'graphql';

/** Truth of the variables that `@skip` and `@include` ask for, by name. */
export type Conditions = ReadonlyMap<string, boolean>;

const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';

/** Whether a document has `@skip` or `@include` anywhere. */
export function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive(directive) {
      found ||= isCondition(directive);
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** The variables that a document's `@skip` and `@include` ask for, in the order of their names. */
export function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      const value = isCondition(directive) ? directive.arguments?.[0]?.value : undefined;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names].sort();
}

/** The document as it is under these conditions: what is left out is gone, and nothing is conditional any more. */
export function underConditions(document: DocumentNode, conditions: Conditions): DocumentNode {
  const holds = (directive: DirectiveNode): boolean => {
    const value = directive.arguments?.[0]?.value;
    const truth = value?.kind === Kind.VARIABLE ? conditions.get(value.name.value) : value?.kind === Kind.BOOLEAN && value.value;
    return truth === (directive.name.value === 'include');
  };
  const settle = <Node extends { directives?: readonly DirectiveNode[] }>(node: Node): Node | null | undefined => {
    if (!node.directives?.some(isCondition)) return undefined;
    if (!node.directives.filter(isCondition).every(holds)) return null;
    return { ...node, directives: node.directives.filter((directive) => !isCondition(directive)) };
  };
  return visit(document, { Field: settle, FragmentSpread: settle, InlineFragment: settle });
}
