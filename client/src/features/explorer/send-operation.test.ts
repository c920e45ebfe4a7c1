import type { Observable } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { sendOperation } from './send-operation';

afterEach(() => vi.unstubAllGlobals());

/** Where a subscription of the explorer is followed, opened with this query in its address. */
function followedAt(search: string): URL {
  const opened: string[] = [];
  class Source extends EventTarget {
    constructor(url: string) {
      super();
      opened.push(url);
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('window', { location: { search } });
  const query = 'subscription { organization { name } }';
  const followed = sendOperation({ query, variables: { a: 1 } }, {}, () => undefined) as Observable<object>;
  followed.subscribe().unsubscribe();
  return new URL(opened[0]!, 'http://localhost');
}

test('what is followed is of the organization that the address names, as everything else is', () => {
  const { pathname, searchParams } = followedAt('?organization=6&query=x');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/graphql',
    { query: 'subscription { organization { name } }', variables: '{"a":1}', organization: '6' },
  ]);
  expect(followedAt('').searchParams.has('organization')).toBe(false);
});
