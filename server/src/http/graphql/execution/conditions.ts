import { type DirectiveNode, type DocumentNode, Kind, visit } from 'graphql';

/** What of a document depends on its variables before it is executed. Names in their order. */
export interface Dependencies {
  /** Whether it has `@skip` or `@include` anywhere. */
  conditional: boolean;
  /** Variables that these ask for. */
  conditions: string[];
  /** Variables that are fields of an input object written in the document: absent ones leave the field out. */
  fields: string[];
}

const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';

/** Finds what a document depends on. */
export function dependenciesOf(document: DocumentNode): Dependencies {
  let conditional = false;
  const conditions = new Set<string>();
  const fields = new Set<string>();
  visit(document, {
    Directive(directive) {
      if (!isCondition(directive)) return;
      conditional = true;
      const value = directive.arguments?.[0]?.value;
      if (value?.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
    ObjectField({ value }) {
      if (value.kind === Kind.VARIABLE) fields.add(value.name.value);
    },
  });
  return { conditional, conditions: [...conditions].sort(), fields: [...fields].sort() };
}

/**
 * The document as it is for given variables: what is left out is gone, and nothing depends on them any more but values.
 * @param truth of the variables that `@skip` and `@include` ask for
 * @param absent variables that are not given and have no default
 */
export function specializedDocument(
  document: DocumentNode,
  truth: ReadonlyMap<string, boolean>,
  absent: ReadonlySet<string>,
): DocumentNode {
  const holds = (directive: DirectiveNode): boolean => {
    const value = directive.arguments?.[0]?.value;
    const given =
      value?.kind === Kind.VARIABLE ? truth.get(value.name.value) : value?.kind === Kind.BOOLEAN && value.value;
    return given === (directive.name.value === 'include');
  };
  const settle = <Node extends { directives?: readonly DirectiveNode[] }>(node: Node): Node | null | undefined => {
    if (!node.directives?.some(isCondition)) return undefined;
    if (!node.directives.filter(isCondition).every(holds)) return null;
    return { ...node, directives: node.directives.filter((directive) => !isCondition(directive)) };
  };
  return visit(document, {
    Field: settle,
    FragmentSpread: settle,
    InlineFragment: settle,
    ObjectField: ({ value }) => (value.kind === Kind.VARIABLE && absent.has(value.name.value) ? null : undefined),
  });
}
