import { describe, expect, test, vi } from 'vitest';
import type { Transport, RequestContext } from '../context/request-context.js';
import { connectionType, type ListPage, type PageRequest, readPage } from './connection.js';
import { encodeCursor, markOf, type PagedList, type SortKey } from './cursor.js';

class Row {
  id!: number;
}
const Rows = connectionType('TestRow', () => Row);
const rowsOf = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const LIST: PagedList = { shape: ['integer'], identity: ['rows'] };
const mark = markOf(LIST);
const cursor = (key: SortKey): string => encodeCursor(mark, key);
const make = (rows: Row[], page: PageRequest, count = async () => 9) =>
  new Rows({ rows, page: { ...page, mark }, keyOf: ({ id }) => [id], count });

describe('reading a page', () => {
  const read = (transport: Transport, first?: number | null, after?: string): ListPage =>
    readPage({ transport } as RequestContext, { first, after }, LIST, 50);

  test.each([
    ['graphql', 1, 1],
    ['graphql', 100, 100],
    ['graphql', undefined, 50],
    ['graphql', null, 50],
    ['rest', null, null],
    ['rest', undefined, null],
    ['page', 5_000, 5_000],
  ] as const)('%s asks for %j: %j', (transport, first, limit) => {
    expect(read(transport, first)).toEqual({ limit, after: null, mark });
  });

  test.each([
    ['graphql', 0],
    ['graphql', -1],
    ['graphql', 101],
    ['rest', 0],
  ] as const)('%s may not ask for %j', (transport, first) => {
    expect(() => read(transport, first)).toThrow('first must be between 1 and 100.');
  });

  test('goes on after a cursor', () => {
    expect(read('graphql', 10, cursor([7]))).toEqual({ limit: 10, after: [7], mark });
  });
});

describe('a connection', () => {
  test('hides the row that only shows that others follow', () => {
    const page = make(rowsOf(1, 2, 3), { limit: 2, after: null });
    expect(page.nodes).toEqual(rowsOf(1, 2));
    expect(page.edges).toEqual([
      { cursor: cursor([1]), node: { id: 1 } },
      { cursor: cursor([2]), node: { id: 2 } },
    ]);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: cursor([1]),
      endCursor: cursor([2]),
    });
  });

  test('knows the last page, and an empty one', () => {
    expect(make(rowsOf(3), { limit: 2, after: [2] }).pageInfo).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: true,
    });
    expect(make([], { limit: 2, after: [2] }).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    });
  });

  test('is whole without a limit', () => {
    expect(make(rowsOf(1, 2, 3), { limit: null, after: null }).nodes).toHaveLength(3);
  });

  test('counts only when asked, and once', async () => {
    const count = vi.fn(async () => 9);
    const page = make(rowsOf(1), { limit: 1, after: null }, count);
    expect(count).not.toHaveBeenCalled();
    expect([await page.totalCount(), await page.totalCount()]).toEqual([9, 9]);
    expect(count).toHaveBeenCalledOnce();
  });
});
