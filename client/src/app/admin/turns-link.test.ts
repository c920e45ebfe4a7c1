import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { IN_TURN, turnsLink } from './turns-link';

const MOVE = gql`
  mutation Move($to: Int!) {
    move(to: $to)
  }
`;

/** A client whose answers the test gives. */
function heldClient() {
  const sent: { to: number; answer: () => void; fail: () => void }[] = [];
  const held = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push({
          to: variables['to'] as number,
          answer: () => {
            observer.next({ data: { move: variables['to'] as number } });
            observer.complete();
          },
          fail: () => observer.error(new Error('No network.')),
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([turnsLink(), held]) });
  const move = (to: number, inTurn = true) =>
    client.mutate({ mutation: MOVE, variables: { to }, ...(inTurn && IN_TURN) }).then(
      () => 'done',
      () => 'failed',
    );
  return { sent, move };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a write goes out once the one before it is answered, or has failed', async () => {
  const { sent, move } = heldClient();
  const outcomes = [move(1), move(2), move(3)];
  await soon();
  expect(sent.map(({ to }) => to)).toEqual([1]);
  sent[0]!.fail();
  expect(await outcomes[0]).toBe('failed');
  await soon();
  expect(sent.map(({ to }) => to)).toEqual([1, 2]);
  sent[1]!.answer();
  expect(await outcomes[1]).toBe('done');
  await soon();
  sent[2]!.answer();
  expect(await outcomes[2]).toBe('done');
});

test('a write that is not shown before its answer waits for none', async () => {
  const { sent, move } = heldClient();
  void move(1);
  void move(2, false);
  await soon();
  expect(sent.map(({ to }) => to).toSorted()).toEqual([1, 2]);
});
