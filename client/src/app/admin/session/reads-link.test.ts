import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { readsLink } from './reads-link';

const TEAM = gql`query Team { me { id name } }`;
const COURTSIDE = gql`query Courtside { me { id name } }`;
const ORGANIZATION = gql`query Organization { organization { id } }`;

test('an answer for nobody is a failure, and leaves on the screen what was there', async () => {
  const answers: object[] = [{ me: { __typename: 'User', id: '1', name: 'Ana' } }, { me: null }];
  const note = vi.fn<(over: boolean) => void>();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      readsLink(note),
      new ApolloLink(
        () =>
          new Observable((observer) => {
            observer.next({ data: answers.shift()! });
            observer.complete();
          }),
      ),
    ]),
  });
  const ask = (query: typeof TEAM) => client.query({ query, fetchPolicy: 'network-only' });
  await ask(TEAM);
  await expect(ask(TEAM)).rejects.toThrow('Please sign in.');
  expect(client.readQuery({ query: TEAM })).toMatchObject({ me: { name: 'Ana' } });
  expect(note.mock.calls).toEqual([[false], [true]]);
  // What is not about who is signed in says nothing of it, and the table asks for itself.
  answers.push({ organization: null }, { me: null });
  expect((await ask(ORGANIZATION)).data).toEqual({ organization: null });
  expect((await ask(COURTSIDE)).data).toEqual({ me: null });
  expect(note).toHaveBeenCalledTimes(2);
});
