import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { readsLink } from './reads-link';
import type { SessionState } from './session-state';

const TEAM = gql`query Team { me { id name } }`;
const COURTSIDE = gql`query Courtside { me { id name } }`;
const ORGANIZATION = gql`query Organization { organization { id } }`;

test('an answer for nobody is a failure, and leaves on the screen what was there', async () => {
  const answers: object[] = [{ me: { __typename: 'User', id: '1', name: 'Ana' } }, { me: null }];
  const note = vi.fn<(state: SessionState) => void>();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      readsLink(true, note),
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
  expect(note.mock.calls).toEqual([['ours'], ['over']]);
  // What is not about who is signed in says nothing of it, and the table asks for itself.
  answers.push({ organization: null }, { me: null });
  expect((await ask(ORGANIZATION)).data).toEqual({ organization: null });
  expect((await ask(COURTSIDE)).data).toEqual({ me: null });
  expect(note).toHaveBeenCalledTimes(2);
});

test('an answer for somebody of another organization is a failure where the page shows one', async () => {
  const note = vi.fn<(state: SessionState) => void>();
  const answer = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { me: { __typename: 'CurrentUser', id: '1', actingFor: null } } });
        observer.complete();
      }),
  );
  const ask = (showsOrganization: boolean) =>
    new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([readsLink(showsOrganization, note), answer]),
    }).query({ query: gql`query Screen { me { id actingFor { id } } }` });
  await expect(ask(true)).rejects.toThrow('You do not belong to this organization.');
  expect((await ask(false)).data).toMatchObject({ me: { actingFor: null } });
  expect(note.mock.calls).toEqual([['elsewhere'], ['ours']]);
});
