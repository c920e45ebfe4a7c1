import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { decodeCursor, encodeCursor, type KeyPart, markOf, type PagedList, type SortKey } from './cursor.js';
import { invalidInput } from './errors.js';

export type { KeyPart, SortKey };

/** The most nodes that a page has at the public GraphQL endpoint. */
export const MAX_PAGE_SIZE = 100;

/** What a caller asks of a list: how many, and after which cursor. */
export interface PageArgs {
  first?: number | null;
  after?: string | null;
}

/** A checked page. */
export interface PageRequest {
  /**
   * The most nodes wanted; null: all of them (internal transports alone). Read one more to learn whether others follow.
   */
  limit: number | null;
  /** The sort key of the node before the page; null: from the beginning. */
  after: SortKey | null;
}

/** A checked page of a certain list. */
export interface ListPage extends PageRequest {
  /** Of the list's cursors. */
  readonly mark: string;
}

/**
 * Checks `first` and `after`. The public endpoint allows pages of 1 to 100; `first: null` is the default there and the
 * whole list at the internal transports (REST, pages), which have no limit either.
 * @throws 400 naming the limit, or for a cursor of another list, filter or direction
 */
export function readPage(ctx: RequestContext, args: PageArgs, list: PagedList, defaultSize = 50): ListPage {
  const open = ctx.transport !== 'graphql';
  const first = args.first ?? (open ? null : defaultSize);
  if (first !== null && (first < 1 || (!open && first > MAX_PAGE_SIZE))) {
    throw invalidInput({ field: 'first', message: `first must be between 1 and ${MAX_PAGE_SIZE}.` });
  }
  let mark: string | undefined;
  return {
    limit: first,
    after: args.after == null ? null : decodeCursor(args.after, list),
    get mark() {
      return (mark ??= markOf(list)); // many operations ask for no cursor
    },
  };
}

/** Where a page lies in its list. */
@ObjectType({ description: 'Where a page lies within its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether nodes follow after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether nodes come before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first node; null for an empty page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last node: `after` for the next page; null for an empty page.',
  })
  endCursor!: string | null;
}

/** A node and its place in the list. */
export interface Edge<Node> {
  cursor: string;
  node: Node;
}

/** One page of a list. Cursors and the total are worked out only when they are asked for. */
export interface Connection<Node> {
  readonly nodes: Node[];
  readonly edges: Edge<Node>[];
  readonly pageInfo: PageInfo;
  totalCount(): Promise<number>;
}

/** What a connection is made of. */
export interface ConnectionSource<Node> {
  /** What was read for `page`: one row more than its limit when others follow. */
  rows: Node[];
  page: ListPage;
  /** The node's sort key, of the shape that `readPage` was given. */
  keyOf: (node: Node) => SortKey;
  /** Counts the whole list; called at most once, and only when `totalCount` is selected. */
  count: () => Promise<number>;
}

/** A connection class: a GraphQL type and the maker of its values. */
export interface ConnectionType<Node> extends ClassType<Connection<Node>> {
  new (source: ConnectionSource<Node>): Connection<Node>;
}

/**
 * The Relay types `<name>Connection` and `<name>Edge`. Make values with `new TeamConnection({ rows, page, keyOf, count
 * })`.
 * @param name the node's GraphQL name
 * @param nodeType a function, since the node's class may be declared later
 */
export function connectionType<Node extends object>(
  name: string,
  nodeType: () => ClassType<Node>,
): ConnectionType<Node> {
  @ObjectType(`${name}Edge`, { description: `One ${name} and its place in a list.` })
  class NodeEdge implements Edge<Node> {
    @Field(() => String, { description: 'Opaque mark of this place: `after` for what follows.' })
    cursor!: string;

    @Field(nodeType, { description: 'The thing at this place.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `One page of a list of ${name}.` })
  class NodeConnection implements Connection<Node> {
    private readonly source: ConnectionSource<Node>;
    private counted: Promise<number> | undefined;

    constructor(source: ConnectionSource<Node>) {
      this.source = source;
    }

    @Field(() => [nodeType()], { description: 'The things on this page, in order.' })
    get nodes(): Node[] {
      const { rows, page } = this.source;
      return page.limit !== null && rows.length > page.limit ? rows.slice(0, page.limit) : rows;
    }

    @Field(() => [NodeEdge], { description: 'The things on this page with their cursors, in order.' })
    get edges(): NodeEdge[] {
      const { page, keyOf } = this.source;
      return this.nodes.map((node) => ({ cursor: encodeCursor(page.mark, keyOf(node)), node }));
    }

    @Field(() => PageInfo, { description: 'Where this page lies within the list.' })
    get pageInfo(): PageInfo {
      const { rows, page, keyOf } = this.source;
      const first = this.nodes.at(0);
      const last = this.nodes.at(-1);
      return {
        hasNextPage: page.limit !== null && rows.length > page.limit,
        hasPreviousPage: page.after !== null,
        startCursor: first ? encodeCursor(page.mark, keyOf(first)) : null,
        endCursor: last ? encodeCursor(page.mark, keyOf(last)) : null,
      };
    }

    @Field(() => Int, { description: 'How many things the whole list has.' })
    totalCount(): Promise<number> {
      return (this.counted ??= this.source.count());
    }
  }

  return NodeConnection;
}
