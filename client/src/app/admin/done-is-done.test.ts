import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doneIsDone } from './done-is-done';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIST = gql`
  query List {
    names
  }
`;
const ADD = gql`
  mutation Add($name: String!) {
    add(name: $name)
  }
`;

/** A client of a server with a list of names, and the list as a screen shows it. */
function clientOf(server: { names: string[]; isReadable: boolean }) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'Add') server.names = [...server.names, variables['name'] as string];
        else if (!server.isReadable) return observer.error(new TypeError('Failed to fetch'));
        observer.next({ data: operationName === 'Add' ? { add: true } : { names: server.names } });
        observer.complete();
      }),
  );
  const client = doneIsDone(new ApolloClient({ cache: new InMemoryCache(), link }));
  const shown: unknown[] = [];
  client.watchQuery({ query: LIST }).subscribe(({ data, error }) => shown.push(error ?? data));
  const add = (name: string) =>
    client.mutate({ mutation: ADD, variables: { name }, refetchQueries: ['List'], awaitRefetchQueries: true });
  return { add, shown };
}

test('a write waits for what is read anew, and is done also where that cannot be read', async () => {
  const server = { names: ['a'], isReadable: true };
  const { add, shown } = clientOf(server);
  await expect(add('b')).resolves.toMatchObject({ data: { add: true } });
  expect(shown.at(-1)).toEqual({ names: ['a', 'b'] });
  server.isReadable = false;
  await expect(add('c')).resolves.toMatchObject({ data: { add: true } });
  expect(server.names).toEqual(['a', 'b', 'c']);
  expect(shown.at(-1)).toBeInstanceOf(TypeError);
  // It is tried again by itself, later and later.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown.at(-1)).toBeInstanceOf(TypeError);
  server.isReadable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown.at(-1)).toEqual({ names: ['a', 'b', 'c'] });
});

test('a write that fails is told as ever', async () => {
  const client = doneIsDone(
    new ApolloClient({
      cache: new InMemoryCache(),
      link: new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch')))),
    }),
  );
  const write = client.mutate({
    mutation: ADD,
    variables: { name: 'a' },
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  await expect(write).rejects.toThrow('Failed to fetch');
});
