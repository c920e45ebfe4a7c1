import type { ASTNode, DirectiveNode, SelectionSetNode, ValueNode } from 'graphql';

/**
 * The text of an operation and its fragments, on one line: what the client sends, and by which Apollo knows operations
 * in flight. It stands in for graphql's own printer, which also writes schemas and costs every public page two
 * kilobytes (vite.config.ts).
 */
export function print(node: ASTNode): string {
  switch (node.kind) {
    case 'Document':
      return node.definitions.map(print).join(' ');
    case 'OperationDefinition': {
      const variables = node.variableDefinitions?.map(print).join(',');
      return `${node.operation} ${node.name?.value ?? ''}${variables ? `(${variables})` : ''}${directives(node)}${set(node.selectionSet)}`;
    }
    case 'VariableDefinition':
      return `${value(node.variable)}:${print(node.type)}${node.defaultValue ? `=${value(node.defaultValue)}` : ''}${directives(node)}`;
    case 'NamedType':
      return node.name.value;
    case 'ListType':
      return `[${print(node.type)}]`;
    case 'NonNullType':
      return `${print(node.type)}!`;
    case 'FragmentDefinition':
      return `fragment ${node.name.value} on ${node.typeCondition.name.value}${directives(node)}${set(node.selectionSet)}`;
    case 'Field': {
      const alias = node.alias ? `${node.alias.value}:` : '';
      return `${alias}${node.name.value}${args(node.arguments)}${directives(node)}${node.selectionSet ? set(node.selectionSet) : ''}`;
    }
    case 'FragmentSpread':
      return `...${node.name.value}${directives(node)}`;
    case 'InlineFragment':
      return `...${node.typeCondition ? ` on ${node.typeCondition.name.value}` : ''}${directives(node)}${set(node.selectionSet)}`;
    default:
      throw new Error(`${node.kind} is no part of an operation`);
  }
}

function set({ selections }: SelectionSetNode): string {
  return `{${selections.map(print).join(' ')}}`;
}

function directives(node: { readonly directives?: readonly DirectiveNode[] | undefined }): string {
  return (node.directives ?? []).map((directive) => ` @${directive.name.value}${args(directive.arguments)}`).join('');
}

function args(list: DirectiveNode['arguments']): string {
  return list?.length ? `(${list.map((one) => `${one.name.value}:${value(one.value)}`).join(',')})` : '';
}

function value(node: ValueNode): string {
  switch (node.kind) {
    case 'Variable':
      return `$${node.name.value}`;
    case 'NullValue':
      return 'null';
    case 'StringValue':
      return JSON.stringify(node.value);
    case 'ListValue':
      return `[${node.values.map(value).join(',')}]`;
    case 'ObjectValue':
      return `{${node.fields.map((field) => `${field.name.value}:${value(field.value)}`).join(',')}}`;
    default:
      return String(node.value);
  }
}
