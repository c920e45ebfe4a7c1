import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { answeredType } from '../lib/failing-fields.js';
import { leafValue } from './scalar-schemas.js';
import { type ShapeArgs, VALUE_SHAPES, type ValueShape } from './value-shapes.js';

/** What becomes of an object of the graph, field by field. */
export interface Plan {
  /** The graph's name of the type. */
  readonly typeName: string;
  readonly fields: readonly PlannedField[];
}

/** What becomes of a field: its value first, from the inside out; then its place. */
export interface PlannedField {
  /** The documented name. */
  readonly key: string;
  readonly type: GraphQLOutputType;
  readonly description: string | undefined;
  /** Why the graph's field is deprecated. */
  readonly deprecation: string | undefined;
  /** Of the objects that it holds; null for scalars and enums. */
  readonly plan: Plan | null;
  /** What becomes of its scalars and enum values. */
  readonly leaf: (value: unknown) => unknown;
  /** In the order written. */
  readonly shapes: readonly { shape: ValueShape; args: ShapeArgs }[];
  readonly place: 'here' | 'flatten' | 'unnest' | { readonly into: string; readonly as: string };
}

/** The fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

interface Shape {
  name: string;
  args: ShapeArgs;
}

/** Reads the plan of a selection that is valid for the type. */
export function planOf(type: GraphQLObjectType, selections: SelectionSetNode, fragments: Fragments): Plan {
  const byKey = new Map<string, FieldNode[]>();
  gather(selections, fragments, byKey);
  return { typeName: type.name, fields: [...byKey].map(([key, nodes]) => planField(type, key, nodes, fragments)) };
}

function gather(selections: SelectionSetNode, fragments: Fragments, byKey: Map<string, FieldNode[]>): void {
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      byKey.set(key, [...(byKey.get(key) ?? []), selection]);
    } else {
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
      gather(inner.selectionSet, fragments, byKey);
    }
  }
}

/** Fields of one key from several fragments are one field; its shapes must be the same wherever it is written. */
function planField(
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): PlannedField {
  const [shapes = [], ...others] = nodes.map(shapesOf);
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(shapes)))
    throw new Error(`'${key}' is selected twice, with different shapes`);
  const field = parent.getFields()[nodes[0]!.name.value];
  const type = field ? answeredType(field) : new GraphQLNonNull(GraphQLString); // __typename
  const named = getNamedType(type);
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  return {
    key,
    type,
    description: field?.description ?? undefined,
    deprecation: field?.deprecationReason ?? undefined,
    plan: isObjectType(named) ? planOf(named, { kind: Kind.SELECTION_SET, selections }, fragments) : null,
    leaf: isLeafType(named) ? leafValue(named) : (value) => value,
    shapes: shapes.flatMap(({ name, args }) => {
      const shape = VALUE_SHAPES[name];
      return shape ? [{ shape, args: { what: spacedOut(named.name), ...args } }] : [];
    }),
    place: locate(key, shapes),
  };
}

function shapesOf({ directives = [] }: FieldNode): Shape[] {
  return directives.map((directive) => ({
    name: directive.name.value,
    args: Object.fromEntries(
      (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
    ),
  }));
}

function locate(key: string, shapes: readonly Shape[]): PlannedField['place'] {
  for (const { name, args } of shapes) {
    if (name === 'flatten' || name === 'unnest') return name;
    if (name === 'carry') return { into: String(args['into']), as: String(args['as'] ?? key) };
  }
  return 'here';
}

/** 'SeasonLeague' as 'Season league'. */
function spacedOut(typeName: string): string {
  return typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
