import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { MAX_PAGE_SIZE } from '../../lib/connection.js';

/** How large an operation may be. */
export interface CostLimits {
  /** Fields after all fragments are put in place: what has to be compiled. */
  fields: number;
  /** Values that the answer may have, by the estimate below. */
  values: number;
}

/** What a list without a page size is taken to hold: a roster, a league's teams. */
const LIST_LENGTH = 20;

interface Cost {
  fields: number;
  values: number;
}

/**
 * A validation rule that refuses operations whose answer could be huge. A page counts with its size (a variable with the
 * largest one), any other list of objects with 20; introspection counts by its fields alone.
 */
export function costRule(limits: CostLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation) ?? undefined;
      const { fields, values } = new Estimate(context).ofSelections(operation.selectionSet.selections, root, null);
      if (fields > limits.fields)
        refuse(context, `The operation selects ${fields} fields; at most ${limits.fields} are allowed.`);
      if (values > limits.values)
        refuse(
          context,
          `The answer could have ${values} values; at most ${limits.values} are allowed. Ask for smaller pages.`,
        );
    },
  });
}

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new GraphQLError(message));
}

class Estimate {
  /** Costs of fragments by name and the page they are spread on; null while one is being worked out (a cycle, refused elsewhere). */
  private readonly fragments = new Map<string, Cost | null>();

  constructor(private readonly context: ValidationContext) {}

  /** @param page size of the connection whose fields these are; null outside a connection */
  ofSelections(selections: readonly SelectionNode[], type: GraphQLNamedType | undefined, page: number | null): Cost {
    const sum: Cost = { fields: 0, values: 0 };
    for (const selection of selections) {
      const { fields, values } = this.ofSelection(selection, type, page);
      sum.fields += fields;
      sum.values += values;
    }
    return sum;
  }

  private ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, page: number | null): Cost {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, type, page);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return this.ofSelections(
        selection.selectionSet.selections,
        this.typeOn(selection.typeCondition?.name.value) ?? type,
        page,
      );
    }
    const fragment = this.context.getFragment(selection.name.value);
    return fragment ? this.ofFragment(fragment, page) : { fields: 0, values: 0 };
  }

  private ofFragment(fragment: FragmentDefinitionNode, page: number | null): Cost {
    const key = `${fragment.name.value} ${page}`;
    const known = this.fragments.get(key);
    if (known !== undefined) return known ?? { fields: 0, values: 0 };
    this.fragments.set(key, null);
    const cost = this.ofSelections(
      fragment.selectionSet.selections,
      this.typeOn(fragment.typeCondition.name.value),
      page,
    );
    this.fragments.set(key, cost);
    return cost;
  }

  private ofField(node: FieldNode, type: GraphQLNamedType | undefined, page: number | null): Cost {
    if (!node.selectionSet) return { fields: 1, values: 1 };
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const own = field ? pageSize(field, node) : null;
    const isList =
      field !== undefined && isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
    const times = isList ? (own ?? page ?? LIST_LENGTH) : 1;
    const inner = this.ofSelections(
      node.selectionSet.selections,
      field && getNamedType(field.type),
      isList ? null : own,
    );
    return { fields: 1 + inner.fields, values: 1 + times * inner.values };
  }

  private typeOn(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.context.getSchema().getType(name);
  }
}

/** The page size that a field is asked for; null when it takes none. */
function pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode): number | null {
  const definition = field.args.find(({ name }) => name === 'first');
  if (!definition) return null;
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (given === undefined || given.kind === Kind.NULL) return Number(definition.defaultValue ?? MAX_PAGE_SIZE);
  return given.kind === Kind.INT ? Math.max(1, Number(given.value)) : MAX_PAGE_SIZE;
}
