import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  valueFromASTUntyped,
} from 'graphql';
import { MAX_PAGE_SIZE } from '../../../lib/connection.js';
import { argumentAsLong, isFirstWithin, isOfRootFields, lengthOf, workOf } from './list-lengths.js';

/** A field with the page that its object is read for: the size of the connection, null outside of one. */
interface Placed {
  node: FieldNode;
  type: GraphQLNamedType | undefined;
  page: number | null;
}

/**
 * What one operation could answer. A value counts 1, an object 1 and what it holds, a list 1 and its length times what
 * one of it holds. Pages have the length that is asked for, by the value of a variable, too; other lists have that of
 * `list-lengths.ts`, and there stands what asks for much work. Whatever `@skip` and `@include` say, their fields count.
 * Introspection counts by its fields alone.
 */
export class Estimate {
  /**
   * Names of the variables that are page sizes, or lists that say how long an answer is: known once `values` has been
   * asked for.
   */
  readonly sizes = new Set<string>();
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /**
   * Values of fragments by name and the page they are spread on; 0 while one is being worked out (a cycle, refused
   * elsewhere).
   */
  private readonly known = new Map<string, number>();
  private readonly root: GraphQLNamedType | undefined;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node);
    this.root = schema.getRootType(operation.operation) ?? undefined;
  }

  /** How many values the whole answer could have. */
  values(): number {
    return this.ofSelections(this.operation.selectionSet.selections, this.root, null);
  }

  /** Goes down from the top, as long as one object or list has at least half of all values. */
  dearest(): { path: string; values: number } | null {
    const half = this.values() / 2;
    let found: { path: string; values: number } | null = null;
    let selections: readonly SelectionNode[] = this.operation.selectionSet.selections;
    let [type, page, times] = [this.root, null as number | null, 1];
    for (;;) {
      const fields = this.placed(selections, type, page).filter(({ node }) => node.selectionSet);
      const [first] = fields
        .map((field) => ({ field, values: times * this.ofField(field) }))
        .toSorted((a, b) => b.values - a.values);
      if (!first || first.values < half) return found;
      const { node } = first.field;
      found = {
        path: [...(found ? [found.path] : []), (node.alias ?? node.name).value].join('.'),
        values: first.values,
      };
      const inner = this.within(first.field);
      [selections, type, page, times] = [node.selectionSet!.selections, inner.type, inner.page, times * inner.times];
    }
  }

  private ofSelections(
    selections: readonly SelectionNode[],
    type: GraphQLNamedType | undefined,
    page: number | null,
  ): number {
    return selections.reduce((sum, selection) => sum + this.ofSelection(selection, type, page), 0);
  }

  private ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, page: number | null): number {
    if (selection.kind === Kind.FIELD) return this.ofField({ node: selection, type, page });
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return this.ofSelections(
        selection.selectionSet.selections,
        this.typeOn(selection.typeCondition?.name.value) ?? type,
        page,
      );
    const fragment = this.fragments.get(selection.name.value);
    if (!fragment) return 0;
    const key = `${selection.name.value} ${page}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, 0);
    const values = this.ofSelections(
      fragment.selectionSet.selections,
      this.typeOn(fragment.typeCondition.name.value),
      page,
    );
    this.known.set(key, values);
    return values;
  }

  private ofField(field: Placed): number {
    const { selectionSet } = field.node;
    if (!selectionSet) return 1;
    const { times, type, page } = this.within(field);
    return 1 + this.work(field) + times * this.ofSelections(selectionSet.selections, type, page);
  }

  private work({ node, type }: Placed): number {
    const work = type ? workOf(type.name, node.name.value) : null;
    if (!work) return 0;
    const { args, values } = work;
    return args === 'always' || node.arguments?.some(({ name }) => args.includes(name.value)) ? values : 0;
  }

  /** How often what a field holds is there, of which type, and on which page. */
  private within({ node, type, page }: Placed): {
    times: number;
    type: GraphQLNamedType | undefined;
    page: number | null;
  } {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return { times: 1, type: undefined, page: null };
    const named = getNamedType(field.type);
    const size = this.pageSize(field, node);
    if (!isListType(getNullableType(field.type)) || !isCompositeType(named))
      return { times: 1, type: named, page: size };
    const isWithin = isFirstWithin(type!.name, field.name);
    const given = isOfRootFields(type!.name, field.name)
      ? this.placed(this.operation.selectionSet.selections, this.root, null).length
      : this.givenLength(argumentAsLong(type!.name, field.name), node);
    return {
      times: given ?? (isWithin ? null : size) ?? page ?? lengthOf(type!.name, field.name),
      type: named,
      page: isWithin ? size : null,
    };
  }

  /** The page size that a field is asked for; null when it takes none. */
  private pageSize({ args }: GraphQLField<unknown, unknown>, node: FieldNode): number | null {
    const definition = args.find(({ name }) => name === 'first');
    if (!definition) return null;
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (given?.kind === Kind.VARIABLE) this.sizes.add(given.name.value);
    const size = given && (given.kind === Kind.VARIABLE ? this.valueOf(given.name.value) : valueFromASTUntyped(given));
    if (size === undefined || size === null) return Number(definition.defaultValue ?? MAX_PAGE_SIZE);
    // What is no size is refused by execution; until then it counts as the largest.
    return Number.isInteger(size) && Math.abs(Number(size)) <= 2_147_483_647
      ? Math.max(1, Number(size))
      : MAX_PAGE_SIZE;
  }

  /** How many things an argument's list has; null where it has none, or there is no such argument. */
  private givenLength(argument: string | null, node: FieldNode): number | null {
    const given = argument !== null && node.arguments?.find(({ name }) => name.value === argument)?.value;
    if (!given) return null;
    if (given.kind === Kind.VARIABLE) this.sizes.add(given.name.value);
    const list = given.kind === Kind.VARIABLE ? this.valueOf(given.name.value) : valueFromASTUntyped(given);
    return Array.isArray(list) ? Math.min(list.length, MAX_PAGE_SIZE) : 1;
  }

  private valueOf(variable: string): unknown {
    const given = this.variables[variable];
    if (given !== undefined) return given;
    const defaultValue = this.operation.variableDefinitions?.find(
      (definition) => definition.variable.name.value === variable,
    )?.defaultValue;
    return defaultValue && valueFromASTUntyped(defaultValue);
  }

  /**
   * The fields of a selection, fragments in place. Only asked for what is refused, and at most as deep as the limit of
   * levels.
   */
  private placed(
    selections: readonly SelectionNode[],
    type: GraphQLNamedType | undefined,
    page: number | null,
    seen: ReadonlySet<string> = new Set(),
  ): Placed[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [{ node: selection, type, page }];
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return this.placed(
          selection.selectionSet.selections,
          this.typeOn(selection.typeCondition?.name.value) ?? type,
          page,
          seen,
        );
      const { name } = selection;
      const fragment = this.fragments.get(name.value);
      if (!fragment || seen.has(name.value)) return [];
      return this.placed(
        fragment.selectionSet.selections,
        this.typeOn(fragment.typeCondition.name.value),
        page,
        new Set([...seen, name.value]),
      );
    });
  }

  private typeOn(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.schema.getType(name);
  }
}
