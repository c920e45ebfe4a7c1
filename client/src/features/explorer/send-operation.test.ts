import type { Observable } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { operationSender, type ResponseInfo } from './send-operation';

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
  const followed = operationSender(() => undefined)({ query, variables: { a: 1 } }) as Observable<object>;
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

test('what is told of a response is that of the latest run, also where an earlier one is answered after it', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));
  const told: (number | null)[] = [];
  const send = operationSender((info: ResponseInfo | null) => told.push(info?.status ?? null));
  const [stopped, next] = ['{ a }', '{ b }'].map((query) => send({ query }) as Promise<object>);
  answers[1]!(new Response('{}', { status: 200 }));
  await next;
  answers[0]!(new Response('{}', { status: 429 }));
  await stopped;
  expect(told).toEqual([null, null, 200]);
});
