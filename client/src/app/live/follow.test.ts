import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoxScoreDocument } from '@/features/games/box-score.generated';
import { HomeDocument } from '@/features/organizations/home.generated';
import { dayOf, follow, type LiveOperation } from './follow';
import { type FollowedGame, followedGame, isOpen } from './followed-game';

/** A browser's EventSource, told by the test what comes. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: TestSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    TestSource.all.push(this);
  }
  close(): void {
    this.readyState = TestSource.CLOSED;
  }
  next(answer: unknown): void {
    this.dispatchEvent(Object.assign(new Event('next'), { data: JSON.stringify(answer) }));
  }
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

class TestDocument extends EventTarget {
  hidden = false;
  said: { id: string; textContent: string; setAttribute(): void } | null = null;
  body = { append: (made: TestDocument['said']) => void (this.said = made) };
  createElement(): object {
    return { textContent: '', setAttribute: () => undefined };
  }
  getElementById(): TestDocument['said'] {
    return this.said;
  }
  show(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const operation: LiveOperation = {
  document: gql`
    query Score($id: ID!) {
      organization {
        id
        game(id: $id) {
          id
          homeScore
        }
      }
    }
  `,
  variables: { id: '7' },
};
const answer = (homeScore: number): unknown => ({
  data: {
    organization: {
      __typename: 'Organization',
      id: '1',
      game: { __typename: 'Game', id: '7', homeScore },
    },
  },
});

let written: unknown;
const onAnswer = { write: (data: unknown) => void (written = data) };
let page: TestDocument;
beforeEach(() => {
  vi.useFakeTimers();
  TestSource.all = [];
  page = new TestDocument();
  written = undefined;
  vi.stubGlobal('EventSource', TestSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setTimeout, clearTimeout });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('asks for its query as a subscription, and writes what comes where the page reads', () => {
  const following = follow(operation, [], onAnswer);
  const [source] = TestSource.all;
  const asked = new URL(source!.url, 'http://localhost').searchParams;
  expect(asked.get('query')).toBe(
    'subscription Score($id:ID!){organization{id game(id:$id){id homeScore __typename} __typename}}',
  );
  expect(asked.get('variables')).toBe('{"id":"7"}');
  expect(asked.get('extensions')).toBe('{"jsonPatch":true}');
  source!.next(answer(12));
  expect(written).toEqual((answer(12) as { data: unknown }).data);
  source!.next({ errors: [{ message: 'no' }], data: { organization: null } });
  expect(written).toEqual((answer(12) as { data: unknown }).data);
  following.stop();
  expect(source!.readyState).toBe(TestSource.CLOSED);
});

test('makes each answer of the one before it by what has changed; a new connection begins with the whole', () => {
  const by = (value: number): unknown => ({
    extensions: { patch: [{ op: 'replace', path: '/data/organization/game/homeScore', value }] },
  });
  follow(operation, [], onAnswer);
  const [source] = TestSource.all;
  source!.next(answer(12));
  source!.next(by(14));
  source!.next(by(16));
  expect(written).toEqual((answer(16) as { data: unknown }).data);
  page.show(true);
  page.show(false);
  TestSource.all[1]!.next(answer(30));
  TestSource.all[1]!.next(by(31));
  expect(written).toEqual((answer(31) as { data: unknown }).data);
});

test('listens while the page is seen, and no longer than it is wanted', () => {
  const following = follow(operation, [], onAnswer);
  page.show(true);
  expect(TestSource.all.map(({ readyState }) => readyState)).toEqual([TestSource.CLOSED]);
  page.show(false);
  expect(TestSource.all.map(({ readyState }) => readyState)).toEqual([TestSource.CLOSED, 1]);
  following.stop();
  page.show(false);
  expect(TestSource.all.map(({ readyState }) => readyState)).toEqual([TestSource.CLOSED, TestSource.CLOSED]);
});

test('a stream that is complete is not asked for again', () => {
  follow(operation, [], onAnswer);
  TestSource.all[0]!.dispatchEvent(new Event('complete'));
  page.show(false);
  vi.advanceTimersByTime(1_000_000);
  expect(TestSource.all).toHaveLength(1);
});

test('who is refused asks again, ever later, and at once when the page is seen again', () => {
  follow(operation, [], onAnswer);
  TestSource.all[0]!.refuse();
  vi.advanceTimersByTime(2_499);
  expect(TestSource.all).toHaveLength(1);
  vi.advanceTimersByTime(5_001);
  expect(TestSource.all).toHaveLength(2);
  TestSource.all[1]!.refuse();
  vi.advanceTimersByTime(4_999);
  expect(TestSource.all).toHaveLength(2);
  page.show(false);
  expect(TestSource.all).toHaveLength(3);
  vi.advanceTimersByTime(1_000_000);
  expect(TestSource.all).toHaveLength(3);
});

const SITE = { slug: 'a'.repeat(100), domain: null } as unknown as Parameters<typeof dayOf>[0];

test.each([
  ['a box score', { document: BoxScoreDocument, variables: { slug: 'a'.repeat(100), id: '2147483647' } }],
  ['home', { document: HomeDocument, variables: { slug: 'a'.repeat(100) } }],
  ['a day', dayOf(SITE, '2031-03-01')],
])('the address of %s is no longer than proxies take', (_what, live) => {
  follow(live as LiveOperation, [], onAnswer);
  expect(TestSource.all[0]!.url.length).toBeLessThan(6_000);
});

const game = (changes: Partial<FollowedGame> = {}): FollowedGame => ({
  id: '7',
  date: '2031-03-01',
  status: 'IN_PROGRESS',
  home: { name: 'Aces', score: 10 },
  away: { name: 'Bulls', score: 8 },
  hasResult: false,
  ...changes,
});

test('reads out another score, and nothing else', () => {
  const following = follow(operation, [game()], onAnswer);
  following.show([game({ status: 'SCHEDULED' }), game({ id: '8' })]);
  expect(page.said!.textContent).toBe('');
  following.show([game({ home: { name: 'Aces', score: 12 } }), game({ id: '8' })]);
  expect(page.said!.textContent).toBe('Aces 12, Bulls 8');
  following.stop();
  following.show([game({ hasResult: true })]);
  expect(page.said!.textContent).toBe('Final: Aces 10, Bulls 8');
});

test.each([
  ['in progress, of whatever day', game({ date: '2031-02-20' }), true],
  ['of today, without a result', game({ status: 'SCHEDULED' }), true],
  ['of today, with a result', game({ status: 'SCHEDULED', hasResult: true }), true],
  ['of today, final: it may be corrected, or go on', game({ status: 'FINAL', hasResult: true }), true],
  ['of today, postponed: it may be on again', game({ status: 'POSTPONED' }), true],
  ['of tomorrow', game({ status: 'SCHEDULED', date: '2031-03-02' }), false],
  ['of yesterday', game({ status: 'FINAL', date: '2031-02-28' }), false],
  ['without a date', game({ status: 'SCHEDULED', date: null }), false],
])('something is to come of a game: %s', (_what, which, expected) => {
  vi.setSystemTime(new Date('2031-03-01T20:00:00Z'));
  expect(isOpen(which, () => '2031-03-01')).toBe(expected);
});

test('for games of days that are today nowhere, nobody asks for the date', () => {
  vi.setSystemTime(new Date('2031-03-01T20:00:00Z'));
  const today = vi.fn(() => '2031-03-01');
  expect(isOpen(game({ status: 'FINAL', date: '2031-02-20' }), today)).toBe(false);
  expect(isOpen(game({ status: 'SCHEDULED', date: '2031-03-09' }), today)).toBe(false);
  expect(today).not.toHaveBeenCalled();
});

test('a game of a list is followed by its final scores', () => {
  const row = { id: '7', date: null, status: 'FINAL', homeTeam: { name: 'Aces' }, awayTeam: { name: 'Bulls' } };
  expect(followedGame({ ...row, homeScore: 3, awayScore: 2 })).toMatchObject({
    home: { name: 'Aces', score: 3 },
    away: { name: 'Bulls', score: 2 },
    hasResult: true,
  });
  expect(followedGame({ ...row, homeScore: 3, awayScore: null }).hasResult).toBe(false);
});

test('news that comes while the page is asked for anew is asked for again when that is done', async () => {
  const done: (() => void)[] = [];
  follow(operation, [], { renew: () => new Promise<void>((resolve) => done.push(resolve)) });
  const [source] = TestSource.all;
  source!.next(answer(1));
  source!.next(answer(2));
  source!.next(answer(3));
  expect(done).toHaveLength(1);
  done[0]!();
  await vi.waitFor(() => expect(done).toHaveLength(2));
  done[1]!();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveLength(2);
});
