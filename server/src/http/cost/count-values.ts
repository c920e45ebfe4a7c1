import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, Kind, type SelectionNode } from 'graphql';
import type { PricedOperation } from '../../context/request-context.js';

/** What an operation selects of a thing, by answer names; null for a value. */
type Shape = Map<string, Shape | null>;

/**
 * How many values an answer has, by the formula of the estimate (docs/graph.md): a value 1, an object 1 and what it
 * holds, a list 1 and what its objects hold. What is null counts 1.
 * @param data of the answer; null when there is none
 */
export function countValues({ document, name }: PricedOperation, data: unknown): number {
  const operation = getOperationAST(document, name);
  if (!operation || typeof data !== 'object' || data === null) return 0;
  return ofFields(data, shapeOf(operation.selectionSet.selections, fragmentsOf(document), new Map()));
}

/** The same for an answer of which nobody has said what is selected: whatever has no parts is a value. */
export function countPlain(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countPlain(one) - 1, 1 + value.length);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + countPlain(one), 1);
}

function ofFields(object: object, shape: Shape): number {
  let sum = 0;
  for (const [key, value] of Object.entries(object)) sum += ofValue(value, shape.get(key) ?? null);
  return sum;
}

function ofValue(value: unknown, shape: Shape | null): number {
  if (shape === null || typeof value !== 'object' || value === null) return 1;
  if (!Array.isArray(value)) return 1 + ofFields(value, shape);
  return value.reduce((sum: number, one: object | null) => sum + (one === null ? 1 : ofFields(one, shape)), 1);
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
}

/** Of a valid document: fragments end, and what has the same name is of the same kind. */
function shapeOf(
  selections: readonly SelectionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  into: Shape,
): Shape {
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) {
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (inner) shapeOf(inner.selectionSet.selections, fragments, into);
      continue;
    }
    const key = (selection.alias ?? selection.name).value;
    const inner = selection.selectionSet?.selections;
    into.set(key, inner ? shapeOf(inner, fragments, into.get(key) ?? new Map<string, Shape | null>()) : null);
  }
  return into;
}
