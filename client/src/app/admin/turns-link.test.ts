import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { sessionLink } from './session/session-link';
import { alsoWaits, inTurn, isAnyWaiting, isDropped, turnsLink } from './turns-link';

const MOVE = gql`
  mutation Move($to: Int!) {
    move(to: $to)
  }
`;

const READ = gql`
  query Read {
    place
  }
`;

/** A client whose answers the test gives, but to what is read. */
function heldClient() {
  const sent: { to: number; answer: (moved?: number) => void; fail: () => void; refuse: () => void }[] = [];
  const held = new ApolloLink(({ variables, operationName }) => {
    if (operationName === 'Read') return of({ data: { place: 0 } });
    const to = variables['to'] as number;
    if (to < 0) throw new Error('No such address.');
    return new Observable((observer) => {
      const say = (result: ApolloLink.Result): void => {
        observer.next(result);
        observer.complete();
      };
      sent.push({
        to,
        answer: (moved = to) => say({ data: { move: moved } }),
        refuse: () => say({ data: null, errors: [{ message: 'No.' }] }),
        fail: () => observer.error(new Error('No network.')),
      });
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([turnsLink(), held]) });
  const move = (to: number, things: readonly string[] | null = ['Game:1']) =>
    client
      .mutate<{ move: number }>({
        mutation: MOVE,
        variables: { to },
        ...(things && inTurn<{ move: number }>(things, (data) => data.move !== 0)),
      })
      .then(
        () => 'done',
        (error: unknown) => (isDropped(error) ? 'dropped' : 'failed'),
      );
  const read = () => client.query({ query: READ }).then(() => 'read');
  const goOn = async (index: number): Promise<void> => {
    sent[index]!.answer();
    await soon();
  };
  return { sent, move, read, goOn, tos: () => sent.map(({ to }) => to) };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a write goes out once the one before it about the same thing is answered', async () => {
  const { move, goOn, tos } = heldClient();
  const outcomes = [move(1), move(2)];
  await soon();
  expect(tos()).toEqual([1]);
  expect(isAnyWaiting()).toBe(true);
  await goOn(0);
  expect(tos()).toEqual([1, 2]);
  expect(isAnyWaiting()).toBe(false);
  await goOn(1);
  expect(await Promise.all(outcomes)).toEqual(['done', 'done']);
});

test('a write about another thing waits for none that never ends', async () => {
  const { sent, move, goOn, tos } = heldClient();
  const hanging = move(1, ['Link:1']);
  const outcome = move(2, ['Link:2']);
  await soon();
  expect(tos()).toEqual([1, 2]);
  await goOn(1);
  expect(await outcome).toBe('done');
  sent[0]!.answer();
  await hanging;
});

test('a write about two things waits for both, and what comes behind waits for it', async () => {
  const { move, goOn, tos } = heldClient();
  const outcomes = [move(1, ['Game:1']), move(2, ['Game:2']), move(3, ['Game:1', 'Game:2']), move(4, ['Game:2'])];
  await soon();
  expect(tos()).toEqual([1, 2]);
  await goOn(1);
  expect(tos()).toEqual([1, 2]);
  await goOn(0);
  expect(tos()).toEqual([1, 2, 3]);
  await goOn(2);
  await goOn(3);
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'done']);
});

for (const way of ['fail', 'refuse', 'answer'] as const)
  test(`what waits for a write that does not succeed (${way}) is dropped, and what comes later goes out`, async () => {
    const { sent, move, goOn, tos } = heldClient();
    const outcomes = [move(1), move(2, ['Game:1', 'Game:2']), move(3, ['Game:2']), move(4, ['Game:3'])];
    await soon();
    expect(tos()).toEqual([1, 4]);
    // Answers that nothing was moved.
    sent[0]![way](0);
    const first = way === 'answer' ? 'done' : 'failed';
    expect(await Promise.all(outcomes.slice(0, 3))).toEqual([first, 'dropped', 'dropped']);
    expect(isAnyWaiting()).toBe(false);
    const later = move(5);
    await soon();
    expect(tos()).toEqual([1, 4, 5]);
    await goOn(1);
    await goOn(2);
    expect(await later).toBe('done');
  });

test('a write that cannot be sent at all holds nothing up', async () => {
  const { move, goOn } = heldClient();
  expect(await move(-1)).toBe('failed');
  const next = move(2);
  await soon();
  await goOn(0);
  expect(await next).toBe('done');
});

test('a write that is not shown before its answer waits for all before it that were, and holds nothing up', async () => {
  const { move, goOn, tos } = heldClient();
  const outcomes = [move(1, ['Game:1']), move(2, ['Game:2']), move(3, null), move(4, null), move(5, ['Game:3'])];
  await soon();
  expect(tos()).toEqual([1, 2, 5]);
  expect(isAnyWaiting()).toBe(true);
  await goOn(1);
  expect(tos()).toEqual([1, 2, 5]);
  // The one behind them was made later.
  await goOn(0);
  expect(tos()).toEqual([1, 2, 5, 3, 4]);
  expect(isAnyWaiting()).toBe(false);
  const later = move(6, ['Game:3', 'Game:1']);
  await goOn(2);
  expect(tos()).toEqual([1, 2, 5, 3, 4, 6]);
  for (const index of [3, 4, 5]) await goOn(index);
  expect(await Promise.all([...outcomes, later])).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
});

test('a write that is not shown before its answer goes out also where those before it have failed', async () => {
  const { sent, move, goOn, tos } = heldClient();
  const outcomes = [move(1), move(2), move(3, null)];
  await soon();
  sent[0]!.fail();
  await soon();
  expect(tos()).toEqual([1, 3]);
  await goOn(1);
  expect(await Promise.all(outcomes)).toEqual(['failed', 'dropped', 'done']);
});

test('a write that is not shown before its answer waits ten seconds at most', async () => {
  vi.useFakeTimers();
  try {
    const { sent, move, tos } = heldClient();
    const outcomes = [move(1), move(2, null)];
    await vi.advanceTimersByTimeAsync(9_999);
    expect(tos()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(tos()).toEqual([1, 2]);
    for (const { answer } of sent) answer();
    expect(await Promise.all(outcomes)).toEqual(['done', 'done']);
  } finally {
    vi.useRealTimers();
  }
});

test('a write waits until somebody has signed in again, and the sign-in does not wait for it', async () => {
  let isSignedIn = false;
  const server = new ApolloLink(({ operationName }) => {
    isSignedIn ||= operationName === 'SignIn';
    const signedOut = [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
    return of(isSignedIn ? { data: { move: 1, signIn: true } } : { data: null, errors: signedOut });
  });
  const signIn = gql`
    mutation SignIn {
      signIn
    }
  `;
  const askAgain = (): Promise<boolean> => client.mutate({ mutation: signIn }).then(() => true);
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([turnsLink(), sessionLink(askAgain), server]),
  });
  vi.useFakeTimers();
  try {
    const moved = client.mutate({ mutation: MOVE, variables: { to: 1 }, ...inTurn(['Game:1']) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isSignedIn).toBe(true);
    await moved;
  } finally {
    vi.useRealTimers();
  }
});

test('what is read waits for no write', async () => {
  const { sent, move, read } = heldClient();
  const hanging = move(1);
  expect(await read()).toBe('read');
  sent[0]!.answer();
  await hanging;
});

test('a queue of another make counts among what waits, until it is answered', () => {
  let isWaiting = true;
  const answered = alsoWaits(() => isWaiting);
  expect(isAnyWaiting()).toBe(true);
  isWaiting = false;
  expect(isAnyWaiting()).toBe(false);
  isWaiting = true;
  answered();
  expect(isAnyWaiting()).toBe(false);
});
