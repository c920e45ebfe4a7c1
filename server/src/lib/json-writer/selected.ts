import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** A document's fragments by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The fields that selection sets ask of an object, by response name, in the order of the answer (GraphQL specification,
 * "Field Collection"). Directives are not looked at: settle `@skip` and `@include` before.
 * @param typeName the object's type
 * @returns null when a fragment is about another type, such as an interface
 */
export function selectedOf(
  typeName: string,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Map<string, FieldNode[]> | null {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const gather = (set: SelectionSetNode): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        fields.set(name, [...(fields.get(name) ?? []), selection]);
        return true;
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      if (isSpread && spread.has(selection.name.value)) return true;
      if (isSpread) spread.add(selection.name.value);
      const fragment = isSpread ? fragments.get(selection.name.value) : selection;
      if (fragment === undefined || (fragment.typeCondition?.name.value ?? typeName) !== typeName) return false;
      return gather(fragment.selectionSet);
    });
  return sets.every(gather) ? fields : null;
}
