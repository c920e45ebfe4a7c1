import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/**
 * A validation rule that refuses operations of more fields than the limit, fragments in place: what has to be compiled.
 */
export function fieldsRule(limit: number): ValidationRule {
  return (context: ValidationContext): ASTVisitor => {
    /** By fragment; 0 while one is being counted (a cycle, refused elsewhere). */
    const known = new Map<FragmentDefinitionNode, number>();
    const count = (selections: readonly SelectionNode[]): number =>
      selections.reduce((sum, selection) => sum + countOne(selection), 0);
    const countOne = (selection: SelectionNode): number => {
      if (selection.kind === Kind.FIELD) return 1 + count(selection.selectionSet?.selections ?? []);
      if (selection.kind === Kind.INLINE_FRAGMENT) return count(selection.selectionSet.selections);
      const fragment = context.getFragment(selection.name.value);
      if (!fragment) return 0;
      if (!known.has(fragment)) {
        known.set(fragment, 0);
        known.set(fragment, count(fragment.selectionSet.selections));
      }
      return known.get(fragment)!;
    };
    return {
      OperationDefinition({ selectionSet }) {
        const fields = count(selectionSet.selections);
        if (fields > limit)
          context.reportError(
            new GraphQLError(`The operation selects ${fields} fields; at most ${limit} are allowed.`),
          );
      },
    };
  };
}
