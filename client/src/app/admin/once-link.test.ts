import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { onceLink } from './once-link';

const ADD = gql`
  mutation Add($input: AddInput!) {
    add(input: $input)
  }
`;

/** A client on a network that may be away, and the keys under which it sent. */
function clientOn(network: { isAway: boolean; now: number }) {
  const keys: (string | undefined)[] = [];
  const transport = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        keys.push((operation.getContext()['headers'] as Record<string, string> | undefined)?.['Idempotency-Key']);
        if (network.isAway) return observer.error(new TypeError('Failed to fetch'));
        observer.next({ data: operation.operationName === 'Add' ? { add: true } : { makeKey: { secret: 's' } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([onceLink(() => network.now), transport]),
  });
  const add = (input: object, headers?: Record<string, string>): Promise<string> =>
    client.mutate({ mutation: ADD, variables: { input }, ...(headers && { context: { headers } }) }).then(
      () => 'done',
      () => 'no answer',
    );
  return { client, add, keys };
}

test('a write that had no answer goes out again under its key, and one that had an answer under a new one', async () => {
  const network = { isAway: true, now: 0 };
  const { add, keys } = clientOn(network);
  expect(await add({ name: 'Ants' })).toBe('no answer');
  expect(await add({ name: 'Ants' })).toBe('no answer');
  network.isAway = false;
  expect(await add({ name: 'Ants' })).toBe('done');
  expect(await add({ name: 'Ants' })).toBe('done');
  expect(keys.every((key) => /^[0-9a-f-]{36}$/.test(key ?? ''))).toBe(true);
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('once another write was answered, the same is meant anew: its contrary may lie between', async () => {
  const network = { isAway: true, now: 0 };
  const { add, keys } = clientOn(network);
  await add({ name: 'Ants', isShown: true });
  network.isAway = false;
  await add({ name: 'Ants', isShown: false });
  await add({ name: 'Ants', isShown: true });
  expect(new Set(keys).size).toBe(3);
});

test('what answers a secret is made anew, since nobody has seen the first one', async () => {
  const { client, keys } = clientOn({ isAway: false, now: 0 });
  await client.mutate({ mutation: gql`mutation Make { makeKey { secret } }` });
  expect(keys).toEqual([undefined]);
});

test('two like writes at the same time are two', async () => {
  const { add, keys } = clientOn({ isAway: false, now: 0 });
  await Promise.all([add({ name: 'Ants' }), add({ name: 'Ants' })]);
  expect(new Set(keys).size).toBe(2);
});

test('long afterwards the same is meant anew', async () => {
  const network = { isAway: true, now: 0 };
  const { add, keys } = clientOn(network);
  await add({ name: 'Ants' });
  network.now = 10 * 60_000;
  await add({ name: 'Ants' });
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ['a password', { username: 'ann', password: 'a-long-enough-one' }, undefined],
  ['a file', { logo: new Blob(['x']) }, undefined],
  ['a key of its own', { name: 'Ants' }, 'own'],
])('%s is left as it is', async (_case, input, own) => {
  const { add, keys } = clientOn({ isAway: false, now: 0 });
  await add(input, own === undefined ? undefined : { 'Idempotency-Key': own });
  expect(keys).toEqual([own]);
});

test('an empty password is none', async () => {
  const { add, keys } = clientOn({ isAway: false, now: 0 });
  await add({ username: 'ann', password: '' });
  expect(keys[0]).toBeDefined();
});
