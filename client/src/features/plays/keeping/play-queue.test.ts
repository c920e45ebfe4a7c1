import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayContent, PlayRevision, StoredPlay } from './play';
import { PlayQueue } from './play-queue';
import { NotSignedIn, PlaysRefused, type SavedPlays, ServerFailed } from './send-plays';
import { MemoryStorage, play, stored } from './testing';
import type { PlayOwner, UnsentPlay } from './unsent-play';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MARIA: PlayOwner = { userId: '1', username: 'maria', organizationId: '9' };
const NONE: ReadonlySet<string> = new Set();
const BO: PlayOwner = { userId: '2', username: 'bo', organizationId: '9' };

interface Request {
  gameId: string;
  sent: readonly UnsentPlay[];
  answer: (saved?: Partial<SavedPlays>) => void;
  fail: (error: unknown) => void;
}

/** A queue whose requests the test answers. */
function queueOn(storage: MemoryStorage, owner = MARIA) {
  const requests: Request[] = [];
  const saved: StoredPlay[] = [];
  const queue = new PlayQueue(
    storage,
    owner,
    (gameId, sent) =>
      new Promise((resolve, fail) => {
        const plays = sent.map(({ play: each }) => ({ ...each, madeBy: owner.username, device: 'this' }));
        const answer: Request['answer'] = (result = {}) => resolve({ plays, conflicts: [], duplicates: [], ...result });
        requests.push({ gameId, sent, answer, fail });
      }),
    { saved: (_gameId, plays) => saved.push(...plays), changed: () => undefined },
  );
  return { queue, requests, saved };
}

const tick = () => vi.advanceTimersByTimeAsync(0);
const idsOf = ({ sent }: Request): string[] => sent.map(({ play: each }) => `${each.id}.${each.revision}`);

test('plays are on the device before they are sent, go out in order, and what gathers goes together', async () => {
  const storage = new MemoryStorage();
  const { queue, requests, saved } = queueOn(storage);
  await queue.put('g', [play('a')]);
  expect(storage.plays).toHaveLength(1);
  await queue.put('g', [play('b')]);
  await queue.put('g', [play('c')]);
  expect(requests.map(idsOf)).toEqual([['a.1']]);
  requests[0]!.answer();
  await tick();
  expect(requests.map(idsOf)).toEqual([['a.1'], ['b.1', 'c.1']]);
  requests[1]!.answer();
  await tick();
  expect([queue.count, storage.plays, saved.map(({ id }) => id)]).toEqual([0, [], ['a', 'b', 'c']]);
});

test('of a play one revision goes out at a time, and games one after the other', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('first')]);
  await queue.put('g', [play('a')]);
  await queue.put('g', [play('a', { revision: 2, isDeleted: true })]);
  await queue.put('h', [play('b')]);
  for (let count = 1; count <= 4; count += 1) {
    requests.at(-1)!.answer();
    await tick();
  }
  expect(requests.map(({ gameId, sent }) => [gameId, sent.length])).toEqual([
    ['g', 1],
    ['g', 1],
    ['g', 1],
    ['h', 1],
  ]);
});

test('without an answer all of it is kept and sent again, ever later, also by the next page', async () => {
  const storage = new MemoryStorage();
  const { queue, requests } = queueOn(storage);
  for (let count = 0; count < 20; count += 1) await queue.put('g', [play(`p${count}`)]);
  requests[0]!.fail(new TypeError('Failed to fetch'));
  await tick();
  expect(queue.hold).toEqual({ kind: 'no answer' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  requests[1]!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(requests).toHaveLength(2);
  queue.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);

  const later = queueOn(storage);
  // Nothing waits as far as it knows, and it does not know yet.
  expect([later.queue.isLoaded, later.queue.count]).toEqual([false, 0]);
  await later.queue.load();
  expect([later.queue.isLoaded, later.queue.count]).toEqual([true, 20]);
  expect(idsOf(later.requests[0]!)).toEqual(Array.from({ length: 20 }, (_play, index) => `p${index}.1`));
  later.requests[0]!.answer();
  await tick();
  expect([later.queue.count, later.queue.hold]).toEqual([0, null]);
});

test('plays of somebody else on this device are told of and never sent', async () => {
  const storage = new MemoryStorage();
  const maria = queueOn(storage);
  await maria.queue.put('g', [play('a'), play('b'), play('c')]);
  maria.queue.close();
  const bo = queueOn(storage, BO);
  await bo.queue.load();
  await bo.queue.put('g', [play('d')]);
  expect([bo.queue.count, [...bo.queue.ofOthers]]).toEqual([1, [['maria', 3]]]);
  bo.requests[0]!.answer();
  await tick();
  expect(bo.requests.map(idsOf)).toEqual([['d.1']]);
  expect(storage.plays.map(({ play: { id } }) => id)).toEqual(['a', 'b', 'c']);
});

test('what waits is counted by plays, however often each was corrected before it was sent', async () => {
  const storage = new MemoryStorage();
  const maria = queueOn(storage);
  await maria.queue.put('g', [play('a'), play('b')]);
  await maria.queue.put('g', [play('a', { revision: 2, playerId: '8' })]);
  await maria.queue.put('g', [play('a', { revision: 3, isDeleted: true })]);
  expect([maria.queue.count, maria.queue.ofGame('g').length]).toEqual([2, 4]);
  maria.queue.close();
  const bo = queueOn(storage, BO);
  await bo.queue.load();
  expect([...bo.queue.ofOthers]).toEqual([['maria', 2]]);
});

test('a session that has ended keeps everything until somebody signs in', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a')]);
  requests[0]!.fail(new NotSignedIn('bo'));
  await tick();
  await queue.put('g', [play('b')]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([requests.length, queue.count, queue.hold]).toEqual([1, 2, { kind: 'signed out', username: 'bo' }]);
  queue.retry();
  expect(idsOf(requests[1]!)).toEqual(['a.1', 'b.1']);
  requests[1]!.answer();
  await tick();
  expect([queue.count, queue.hold]).toEqual([0, null]);
});

test('a conflict waits for an answer, and holds up nothing else', async () => {
  const storage = new MemoryStorage();
  const { queue, requests, saved } = queueOn(storage);
  await queue.put('g', [play('a', { revision: 2, playerId: '8' })]);
  await queue.put('g', [play('a', { revision: 3, playerId: '8', clock: 9 })]);
  await queue.put('g', [play('b')]);
  requests[0]!.answer({ plays: [], conflicts: [{ id: 'a', stored: stored('a', { revision: 2, playerId: '5' }) }] });
  await tick();
  expect(idsOf(requests[1]!)).toEqual(['b.1']);
  requests[1]!.answer();
  await tick();
  expect(saved[0]).toMatchObject({ id: 'a', playerId: '5' });
  const [question] = queue.ofGame('g');
  // A reload does not lose the question.
  expect(storage.plays[0]!.question?.kind).toBe('conflict');
  await queue.settleConflict(question!, 'mine');
  expect(idsOf(requests[2]!)).toEqual(['a.3']);
  requests[2]!.answer();
  await tick();
  expect(idsOf(requests[3]!)).toEqual(['a.4']);
});

const contentsOf = ({ sent }: Request) =>
  sent.map(({ play: { revision, kind, playerId, clock, isDeleted } }) => [revision, kind, playerId, clock, isDeleted]);
const based = new Map([['a', play('a')]]);

test('corrections of different things on two devices both stand, without a question', async () => {
  const storage = new MemoryStorage();
  const { queue, requests } = queueOn(storage);
  await queue.put('g', [play('a', { revision: 2, playerId: '8' })], based);
  await queue.put(
    'g',
    [play('a', { revision: 3, playerId: '8', clock: 9 })],
    new Map([['a', play('a', { playerId: '8' })]]),
  );
  requests[0]!.fail(new TypeError('Failed to fetch'));
  await tick();
  queue.close();
  // The next page knows as well on what the corrections were based.
  const later = queueOn(storage);
  await later.queue.load();
  later.requests[0]!.answer({
    plays: [stored('a', { revision: 3, kind: 'MADE_THREE' })],
    conflicts: [{ id: 'a', stored: stored('a', { revision: 3, kind: 'MADE_THREE' }) }],
  });
  await tick();
  later.requests[1]!.answer();
  await tick();
  later.requests[2]!.answer();
  await tick();
  expect(later.requests.slice(1).map(contentsOf)).toEqual([
    [[4, 'MADE_THREE', '8', null, false]],
    [[5, 'MADE_THREE', '8', 9, false]],
  ]);
  expect([later.queue.count, storage.plays]).toEqual([0, []]);
});

test('where two corrected the same differently it is asked, and mine goes on top of what else they changed', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a', { revision: 2, playerId: '8' })], based);
  const theirs = stored('a', { revision: 2, playerId: '5', kind: 'MADE_THREE' });
  requests[0]!.answer({ plays: [theirs], conflicts: [{ id: 'a', stored: theirs }] });
  await tick();
  const [question] = queue.ofGame('g');
  expect(question!.question?.kind).toBe('conflict');
  expect(queue.latestOf(question!)).toMatchObject({ kind: 'MADE_THREE', playerId: '8' });
  await queue.settleConflict(question!, 'mine');
  expect(contentsOf(requests[1]!)).toEqual([[3, 'MADE_THREE', '8', null, false]]);
});

test.each([
  ['they took it away', { playerId: '8' }, { isDeleted: true, clock: 9 }, [3, 'MADE_TWO', '8', 9, false]],
  ['it was taken away here', { isDeleted: true }, { playerId: '5' }, [3, 'MADE_TWO', '5', null, true]],
])('a correction and a deletion never go together by themselves: %s', async (_case, mine, theirs, kept) => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a', { revision: 2, ...mine })], based);
  const now = stored('a', { revision: 2, ...theirs });
  requests[0]!.answer({ plays: [now], conflicts: [{ id: 'a', stored: now }] });
  await tick();
  expect(requests).toHaveLength(1);
  await queue.settleConflict(queue.ofGame('g')[0]!, 'mine');
  expect(contentsOf(requests[1]!)).toEqual([kept]);
});

const substitution = play('a', { kind: 'SUBSTITUTION', playerId: '7', otherPlayerId: '8' });

test.each<[string, PlayRevision, Partial<PlayContent>, Partial<StoredPlay>, Partial<PlayContent>]>([
  [
    'who comes on and who goes off',
    substitution,
    { playerId: '9' },
    { otherPlayerId: '9' },
    { playerId: '9', otherPlayerId: '8' },
  ],
  [
    'what happened and where',
    play('a'),
    { kind: 'TURNOVER' },
    { x: 90, y: 50 },
    { kind: 'TURNOVER', x: null, y: null },
  ],
  [
    'the team and the player',
    play('a'),
    { teamId: '2', playerId: null },
    { playerId: '5' },
    { teamId: '2', playerId: null },
  ],
])('what belongs together is not taken apart: %s', async (_case, before, mine, theirs, kept) => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [{ ...before, revision: 2, ...mine }], new Map([['a', before]]));
  const now = { ...stored('a'), ...before, revision: 2, ...theirs };
  requests[0]!.answer({ plays: [now], conflicts: [{ id: 'a', stored: now }] });
  await tick();
  await queue.settleConflict(queue.ofGame('g')[0]!, 'mine');
  expect(requests[1]!.sent[0]!.play).toMatchObject({ revision: 3, ...kept });
});

test.each<[string, readonly Partial<PlayContent>[], Partial<StoredPlay>]>([
  ['it was taken back here', [{ playerId: '8' }, { playerId: '7' }], { playerId: '9' }],
  ['both took the play away', [{ isDeleted: true }], { isDeleted: true, clock: 9 }],
  ['both came to the same', [{ playerId: '8' }, { playerId: '9' }], { playerId: '9', clock: 9 }],
])('nothing is sent or asked where nothing is left to change: %s', async (_case, mine, theirs) => {
  const { queue, requests } = queueOn(new MemoryStorage());
  let before = play('a');
  for (const [index, change] of mine.entries()) {
    const after = { ...before, revision: index + 2, ...change };
    await queue.put('g', [after], new Map([['a', before]]));
    before = after;
  }
  const now = stored('a', { revision: 2, ...theirs });
  requests[0]!.answer({ plays: [now], conflicts: [{ id: 'a', stored: now }] });
  await tick();
  expect([queue.count, requests.length]).toEqual([0, 1]);
});

test('what was given up while it was on its way is not asked about', async () => {
  const { queue, requests, saved } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a', { revision: 2, playerId: '8' })], based);
  await queue.dropGame('g');
  const now = stored('a', { revision: 2, playerId: '5' });
  requests[0]!.answer({ plays: [now], conflicts: [{ id: 'a', stored: now }] });
  await tick();
  expect([queue.count, queue.hold, saved]).toEqual([0, null, [now, now]]);
});

test('the same correction on two devices is one', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a', { revision: 2, playerId: '8' })], based);
  const theirs = stored('a', { revision: 2, playerId: '8', clock: 9 });
  requests[0]!.answer({ plays: [theirs], conflicts: [{ id: 'a', stored: theirs }] });
  await tick();
  expect([queue.count, requests.length]).toEqual([0, 1]);
});

test('keeping theirs gives up the own revisions of that play alone', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a', { revision: 2 })]);
  await queue.put('g', [play('a', { revision: 3 }), play('b')]);
  requests[0]!.answer({ plays: [], conflicts: [{ id: 'a', stored: stored('a', { revision: 2, clock: 9 }) }] });
  await tick();
  await queue.settleConflict(queue.ofGame('g')[0]!, 'theirs');
  requests[1]!.answer();
  await tick();
  expect(requests.map(idsOf)).toEqual([['a.2'], ['b.1']]);
  expect(queue.count).toBe(0);
});

test('a possible duplicate: both, or theirs, by which then goes what was linked to it', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a')]);
  await queue.put('g', [play('assist', { kind: 'ASSIST', linkedPlayId: 'a' })]);
  requests[0]!.answer({ plays: [], duplicates: [{ id: 'a', stored: stored('theirs') }] });
  await tick();
  expect(requests).toHaveLength(1);
  await queue.settleDuplicate(queue.ofGame('g')[0]!, 'theirs', NONE);
  expect(requests[1]!.sent[0]!.play).toMatchObject({ id: 'assist', linkedPlayId: 'theirs' });
  requests[1]!.answer();
  await tick();

  await queue.put('g', [play('c')]);
  requests[2]!.answer({ plays: [], duplicates: [{ id: 'c', stored: stored('theirs too') }] });
  await tick();
  await queue.settleDuplicate(queue.ofGame('g')[0]!, 'both', NONE);
  expect(requests[3]!.sent[0]).toMatchObject({ isDuplicateConfirmed: true });
});

test('a period that another device has begun already is begun once, without a question', async () => {
  const { queue, requests, saved } = queueOn(new MemoryStorage());
  await queue.put('g', [play('start', { kind: 'PERIOD_START' })]);
  await queue.put('g', [play('start', { kind: 'PERIOD_START', revision: 2, clock: 600 })]);
  await queue.put('g', [play('note', { kind: 'NOTE', linkedPlayId: 'start' }), play('a')]);
  requests[0]!.answer({ plays: [], duplicates: [{ id: 'start', stored: stored('theirs', { kind: 'PERIOD_START' }) }] });
  await tick();
  // Theirs is known before the own one is gone.
  expect(saved.map(({ id }) => id)).toEqual(['theirs']);
  expect(requests[1]!.sent.map(({ play: each }) => [each.id, each.linkedPlayId])).toEqual([
    ['note', 'theirs'],
    ['a', null],
  ]);
  requests[1]!.answer();
  await tick();
  expect([queue.count, queue.hold]).toEqual([0, null]);

  // One that was made something else since is asked about.
  await queue.put('g', [play('end', { kind: 'PERIOD_END' })]);
  await queue.put('g', [play('end', { kind: 'TIMEOUT', revision: 2 })]);
  requests[2]!.answer({ plays: [], duplicates: [{ id: 'end', stored: stored('their end', { kind: 'PERIOD_END' }) }] });
  await tick();
  expect(queue.ofGame('g').map(({ question }) => question?.kind)).toEqual(['duplicate', undefined]);
  expect(queue.latestOf(queue.ofGame('g')[0]!)).toMatchObject({ id: 'end', kind: 'TIMEOUT', revision: 2 });
});

test('what the server refuses is taken out by itself; a game that it refuses holds up no other', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('first')]);
  requests[0]!.answer();
  await tick();
  await queue.put('g', [play('a'), play('b'), play('c')]);
  requests[1]!.fail(new PlaysRefused('The player is not on the roster.', [1]));
  await tick();
  expect(idsOf(requests[2]!)).toEqual(['a.1', 'c.1']);
  requests[2]!.fail(new PlaysRefused('The game is gone.', []));
  await tick();
  expect([queue.count, queue.hold, [...queue.refusals]]).toEqual([3, null, [['g', 'The game is gone.']]]);
  const refused = queue.ofGame('g').find(({ question }) => question?.kind === 'refused')!;
  await queue.drop(refused);
  expect(queue.count).toBe(2);
  await queue.put('h', [play('d')]);
  requests[3]!.answer();
  await tick();
  expect(requests.map(({ gameId }) => gameId)).toEqual(['g', 'g', 'g', 'h']);
  queue.retry();
  expect(idsOf(requests[4]!)).toEqual(['a.1', 'c.1']);
  requests[4]!.fail(new PlaysRefused('The game is gone.', []));
  await tick();
  await queue.dropGame('g');
  expect([queue.count, [...queue.refusals]]).toEqual([0, []]);
});

test('a no after a time without an answer is an answer: what else waits goes out by itself', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('first')]);
  await queue.put('g', [play('a')]);
  await queue.put('g', [play('b')]);
  requests[0]!.answer();
  await tick();
  requests[1]!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(1_000);
  requests[2]!.fail(new PlaysRefused('This player was deleted.', [0]));
  await tick();
  expect([queue.hold, requests.slice(3).map(idsOf)]).toEqual([null, [['b.1']]]);

  await queue.put('h', [play('c')]);
  requests[3]!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(1_000);
  requests[4]!.fail(new PlaysRefused('This game was deleted.', []));
  await tick();
  expect([queue.hold, requests.slice(5).map(idsOf)]).toEqual([null, [['c.1']]]);
});

test('what goes by a possible duplicate and was not written stays, and is sent once that is settled', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('first')]);
  const links = [play('assist', { linkedPlayId: 'a' }), play('note', { linkedPlayId: 'assist' }), play('b')];
  await queue.put('g', [play('a'), ...links]);
  requests[0]!.answer();
  await tick();
  requests[1]!.answer({ plays: [stored('b')], duplicates: [{ id: 'a', stored: stored('theirs') }] });
  await tick();
  expect(requests).toHaveLength(2);
  expect(queue.ofGame('g').map(({ play: { id } }) => id)).toEqual(['a', 'assist', 'note']);
  await queue.settleDuplicate(queue.ofGame('g')[0]!, 'theirs', NONE);
  expect(requests[2]!.sent.map(({ play: each }) => [each.id, each.linkedPlayId])).toEqual([
    ['assist', 'theirs'],
    ['note', 'assist'],
  ]);
});

test('an answer that tells of no play at all is no answer', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a')]);
  requests[0]!.answer({ plays: [] });
  await tick();
  expect([requests.length, queue.count, queue.hold]).toEqual([1, 1, { kind: 'no answer' }]);
});

test('what goes by a play that is given up goes by none, unless an earlier revision is stored', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a'), play('b', { revision: 2 }), play('c', { linkedPlayId: 'a' })]);
  await queue.put('g', [play('d', { linkedPlayId: 'b' })]);
  requests[0]!.fail(new PlaysRefused('The player is not on the roster.', [0, 1]));
  await tick();
  for (const unsent of queue.ofGame('g').slice(0, 2)) await queue.drop(unsent);
  expect(queue.ofGame('g').map(({ play: each }) => [each.id, each.linkedPlayId])).toEqual([
    ['c', null],
    ['d', 'b'],
  ]);
});

test('plays at which the server keeps failing go one by one, and the one that it cannot store holds up its game alone', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('first')]);
  await queue.put('g', [play('a'), play('b'), play('c')]);
  await queue.put('h', [play('d')]);
  requests[0]!.answer();
  await tick();
  const fails = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) {
      requests.at(-1)!.fail(new ServerFailed('Something went wrong on our side.'));
      await vi.advanceTimersByTimeAsync(60_000);
    }
  };
  await fails(2);
  // What is entered meanwhile does not begin the count anew, nor does a moment without a network.
  await queue.put('g', [play('e')]);
  requests.at(-1)!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(60_000);
  await fails(1);
  expect(requests.slice(1).map(idsOf)).toEqual([...Array.from({ length: 4 }, () => ['a.1', 'b.1', 'c.1']), ['a.1']]);
  requests.at(-1)!.answer();
  await tick();
  await fails(3);
  expect(requests.slice(6).map(idsOf)).toEqual([['b.1'], ['b.1'], ['b.1'], ['d.1']]);
  requests.at(-1)!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(60_000);
  requests.at(-1)!.answer();
  await tick();
  expect([queue.count, queue.hold, [...queue.refusals]]).toEqual([
    3,
    null,
    [['g', 'Something went wrong on our side.']],
  ]);
  expect(idsOf(requests.at(-1)!)).toEqual(['d.1']);
  // Once more: what could not be stored is stored now, and the rest follows.
  queue.retry();
  for (const ids of [['b.1'], ['c.1'], ['e.1']]) {
    expect(idsOf(requests.at(-1)!)).toEqual(ids);
    requests.at(-1)!.answer();
    await tick();
  }
  expect([queue.count, [...queue.refusals]]).toEqual([0, []]);
});

test('without a network it is tried for ever', async () => {
  const { queue, requests } = queueOn(new MemoryStorage());
  await queue.put('g', [play('a'), play('b')]);
  for (let count = 0; count < 20; count += 1) {
    requests.at(-1)!.fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect([requests.length, idsOf(requests.at(-1)!), queue.refusals.size]).toEqual([21, ['a.1', 'b.1'], 0]);
});
