import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { BEFORE_WRITE, sessionLink } from './session-link';

const RENAME = gql`mutation Rename { rename { id } }`;
const signedOut = {
  data: null,
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
} as unknown as ApolloLink.Result;
const renamed = { data: { rename: { __typename: 'Team', id: '1' } } };

let answers: ApolloLink.Result[];
const sent = vi.fn();
const ask = vi.fn<() => Promise<boolean>>();
const client = () =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      sessionLink(ask),
      new ApolloLink(({ operationName }) => {
        sent(operationName);
        return new Observable((observer) => {
          observer.next(answers.shift()!);
          observer.complete();
        });
      }),
    ]),
  });

beforeEach(() => {
  vi.clearAllMocks();
});

test('a write without a session is sent again once the user has signed in', async () => {
  answers = [signedOut, renamed];
  ask.mockResolvedValue(true);
  expect((await client().mutate({ mutation: RENAME })).data).toEqual(renamed.data);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('when the user does not sign in, the form hears that nobody is', async () => {
  answers = [signedOut];
  ask.mockResolvedValue(false);
  const failure = await client()
    .mutate({ mutation: RENAME })
    .catch((error: unknown) => error);
  expect(CombinedGraphQLErrors.is(failure) && failure.errors[0]?.message).toBe('Please sign in.');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('reads, the sign-in itself and other failures are told at once', async () => {
  answers = [
    signedOut,
    signedOut,
    { data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] } as unknown as ApolloLink.Result,
  ];
  const fails = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => false,
      () => true,
    );
  expect(await fails(client().query({ query: gql`query Teams { teams { id } }` }))).toBe(true);
  expect(await fails(client().mutate({ mutation: gql`mutation SignIn { signIn { id } }` }))).toBe(true);
  expect(await fails(client().mutate({ mutation: RENAME }))).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('a read that a write begins with waits for the sign-in, too', async () => {
  const teams = { data: { teams: [{ __typename: 'Team', id: '1' }] } };
  answers = [signedOut, teams];
  ask.mockResolvedValue(true);
  const { data } = await client().query({ query: gql`query Teams { teams { id } }`, ...BEFORE_WRITE });
  expect(data).toEqual(teams.data);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('what a page sends by itself opens no dialog', async () => {
  for (const mutation of [
    gql`mutation SavePlays { savePlays { plays { id } } }`,
    gql`mutation ReportPresence { reportPresence { id } }`,
  ]) {
    answers = [signedOut];
    await expect(client().mutate({ mutation })).rejects.toThrow('Please sign in.');
  }
  expect(ask).not.toHaveBeenCalled();
});
