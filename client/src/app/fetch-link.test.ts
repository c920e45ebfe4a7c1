import { ApolloClient, CombinedGraphQLErrors, InMemoryCache, ServerError } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLink } from './fetch-link';

const query = parse('query Name($id: ID!) { game(id: $id) { id } }');
const client = () => new ApolloClient({ cache: new InMemoryCache(), link: fetchLink() });
const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
afterEach(() => vi.unstubAllGlobals());

test('an operation is posted as JSON', async () => {
  answer(200, JSON.stringify({ data: { game: null } }));
  await expect(client().query({ query, variables: { id: '7' } })).resolves.toMatchObject({ data: { game: null } });
  const [uri, init] = vi.mocked(fetch).mock.calls[0]!;
  expect(uri).toBe('/graphql');
  expect(JSON.parse(init!.body as string)).toMatchObject({ operationName: 'Name', variables: { id: '7' } });
});

test('errors of the graph keep their words at any status', async () => {
  answer(400, JSON.stringify({ errors: [{ message: 'first must be 1 to 100.' }] }));
  const error = await client()
    .query({ query, variables: { id: '7' } })
    .catch((reason: unknown) => reason);
  expect(CombinedGraphQLErrors.is(error) && error.message).toBe('first must be 1 to 100.');
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, ''],
  [200, '"ok"'],
])('an answer of somebody else (%i %s) is an error of the server', async (status, body) => {
  answer(status, body);
  const error = await client()
    .query({ query, variables: { id: '7' } })
    .catch((reason: unknown) => reason);
  expect(ServerError.is(error)).toBe(true);
});
