import type {
  ArgumentNode,
  DefinitionNode,
  DirectiveNode,
  DocumentNode,
  NamedTypeNode,
  NameNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
  ValueNode,
  VariableDefinitionNode,
  VariableNode,
} from 'graphql';

/**
 * The tree of an operation's text, as the build writes it (scripts/text-documents.mjs): without comments, block
 * strings, schemas. It stands in for graphql's own parser, which tells what is wrong with any text, and costs whoever
 * acts at a page five kilobytes.
 */
export function readDocument(text: string): DocumentNode {
  return new Reader(text.match(/\.{3}|[A-Za-z_]\w*|"(?:\\.|[^"\\])*"|-?[\d.]+|[^\s,]/g) ?? []).document();
}

/** Reads tokens one after the other. A tree's own types ask for enumerations in the place of these words. */
class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  document(): DocumentNode {
    const definitions: DefinitionNode[] = [];
    while (this.at < this.tokens.length) definitions.push(this.definition());
    return { kind: 'Document', definitions } as unknown as DocumentNode;
  }

  private take(): string {
    return this.tokens[this.at++]!;
  }

  /** Whether this comes next. */
  private isNext(token: string): boolean {
    return this.tokens[this.at] === token;
  }

  /** As `isNext`; then it is taken. */
  private found(token: string): boolean {
    return this.isNext(token) && ++this.at > 0;
  }

  /** Things until a token that ends them. */
  private until<Node>(end: string, read: () => Node): Node[] {
    const nodes: Node[] = [];
    while (!this.found(end)) nodes.push(read());
    return nodes;
  }

  private definition(): DefinitionNode {
    const operation = this.take();
    const name = this.name();
    if (operation === 'fragment') {
      this.take();
      return { kind: 'FragmentDefinition', name, typeCondition: this.namedType(), ...this.rest() } as DefinitionNode;
    }
    const variableDefinitions = this.found('(') ? this.until(')', () => this.variableDefinition()) : [];
    return { kind: 'OperationDefinition', operation, name, variableDefinitions, ...this.rest() } as DefinitionNode;
  }

  /** What ends a definition. */
  private rest(): { directives: DirectiveNode[]; selectionSet: SelectionSetNode } {
    return { directives: this.directives(), selectionSet: this.selectionSet() };
  }

  private name(): NameNode {
    return { kind: 'Name', value: this.take() } as NameNode;
  }

  private namedType(): NamedTypeNode {
    return { kind: 'NamedType', name: this.name() } as NamedTypeNode;
  }

  private type(): TypeNode {
    const type = this.found('[') ? this.listType() : this.namedType();
    return this.found('!') ? ({ kind: 'NonNullType', type } as TypeNode) : type;
  }

  private listType(): TypeNode {
    const type = this.type();
    this.take();
    return { kind: 'ListType', type } as TypeNode;
  }

  private variable(): VariableNode {
    this.take();
    return { kind: 'Variable', name: this.name() } as VariableNode;
  }

  private variableDefinition(): VariableDefinitionNode {
    const variable = this.variable();
    this.take();
    const type = this.type();
    const defaultValue = this.found('=') ? this.value() : undefined;
    const directives = this.directives();
    return { kind: 'VariableDefinition', variable, type, defaultValue, directives } as VariableDefinitionNode;
  }

  private value(): ValueNode {
    return (this.isNext('$') ? this.variable() : this.constant(this.take())) as ValueNode;
  }

  private constant(token: string): object {
    if (token === '[') return { kind: 'ListValue', values: this.until(']', () => this.value()) };
    if (token === '{') return { kind: 'ObjectValue', fields: this.until('}', () => this.pair('ObjectField')) };
    if (token.startsWith('"')) return { kind: 'StringValue', value: JSON.parse(token) as string, block: false };
    if (/^[-\d]/.test(token)) return { kind: token.includes('.') ? 'FloatValue' : 'IntValue', value: token };
    if (token === 'true' || token === 'false') return { kind: 'BooleanValue', value: token === 'true' };
    return token === 'null' ? { kind: 'NullValue' } : { kind: 'EnumValue', value: token };
  }

  private pair(kind: 'Argument' | 'ObjectField'): ArgumentNode {
    const name = this.name();
    this.take();
    return { kind, name, value: this.value() } as ArgumentNode;
  }

  private arguments(): ArgumentNode[] {
    return this.found('(') ? this.until(')', () => this.pair('Argument')) : [];
  }

  private directives(): DirectiveNode[] {
    const nodes: DirectiveNode[] = [];
    while (this.found('@'))
      nodes.push({ kind: 'Directive', name: this.name(), arguments: this.arguments() } as DirectiveNode);
    return nodes;
  }

  private selectionSet(): SelectionSetNode {
    this.take();
    return { kind: 'SelectionSet', selections: this.until('}', () => this.selection()) } as unknown as SelectionSetNode;
  }

  private selection(): SelectionNode {
    return this.found('...') ? this.spread() : this.field();
  }

  private spread(): SelectionNode {
    if (!this.isNext('on') && !this.isNext('{') && !this.isNext('@'))
      return { kind: 'FragmentSpread', name: this.name(), directives: this.directives() } as SelectionNode;
    const typeCondition = this.found('on') ? this.namedType() : undefined;
    return { kind: 'InlineFragment', typeCondition, ...this.rest() } as SelectionNode;
  }

  private field(): SelectionNode {
    const first = this.name();
    const alias = this.found(':') ? first : undefined;
    const node = { kind: 'Field', alias, name: alias ? this.name() : first, arguments: this.arguments() };
    const directives = this.directives();
    return { ...node, directives, selectionSet: this.isNext('{') ? this.selectionSet() : undefined } as SelectionNode;
  }
}
