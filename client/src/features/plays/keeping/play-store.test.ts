import { beforeEach, expect, test } from 'vitest';
import type { EnteredHere } from './entered-here';
import { PlayQueue } from './play-queue';
import type { SavedPlays } from './send-plays';
import { type NewPlay, PlayStore } from './play-store';
import { enteredInMemory, MemoryStorage, play, stored } from './testing';
import type { UnsentPlay } from './unsent-play';

const OWNER = { userId: '1', username: 'maria', organizationId: '9' };

let answers: ((saved: SavedPlays) => void)[];
let sent: UnsentPlay[][];
let store: PlayStore;
let storage: MemoryStorage;
let entered: EnteredHere;

function storeOn(device: MemoryStorage): PlayStore {
  const queue = new PlayQueue(
    device,
    OWNER,
    (_gameId, plays) => {
      sent.push([...plays]);
      return new Promise((resolve) => answers.push(resolve));
    },
    { saved: (_gameId, plays) => made.receive(plays), changed: () => made.tell() },
  );
  const made = new PlayStore('g', 'this', queue, ['q1', 'q2'], entered);
  return made;
}

beforeEach(() => {
  answers = [];
  sent = [];
  storage = new MemoryStorage();
  entered = enteredInMemory();
  store = storeOn(storage);
});

const newPlay = (id: string, changes: Partial<NewPlay> = {}): NewPlay => {
  const { revision: _revision, isDeleted: _isDeleted, sortOrder: _sortOrder, ...content } = play(id);
  return { ...content, ...changes };
};
const shownIds = (): string[] => store.shown().plays.map(({ id }) => id);
/** Lets the queue's promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a play is on the device before it is shown', async () => {
  const entering = store.enter([newPlay('a')], null);
  expect(shownIds()).toEqual([]);
  await entering;
  expect([shownIds(), storage.plays.length]).toEqual([['a'], 1]);
  expect([...store.shown().unsent]).toEqual(['a']);
  answers[0]!({ plays: [stored('a')], conflicts: [], duplicates: [] });
  await settle();
  expect([shownIds(), [...store.shown().unsent]]).toEqual([['a'], []]);
});

test('a device that stores nothing shows nothing', async () => {
  storage.add = () => Promise.reject(new Error('full'));
  await expect(store.enter([newPlay('a')], null)).rejects.toThrow('full');
  expect(shownIds()).toEqual([]);
  await expect(store.undo()).resolves.toBe('nothing');
});

test('undo, undo of the undo, and so on; each is a revision', async () => {
  await store.enter([newPlay('a')], null);
  await store.enter([newPlay('b')], null);
  await store.undo();
  expect(shownIds()).toEqual(['a']);
  await store.redo();
  expect(shownIds()).toEqual(['a', 'b']);
  await store.undo();
  await store.undo();
  expect([shownIds(), store.shown().undoable]).toEqual([[], null]);
  await store.redo();
  expect(shownIds()).toEqual(['a']);
  expect(
    storage.plays.map(({ play: { id, revision, isDeleted } }) => `${id}${revision}${isDeleted ? '-' : '+'}`),
  ).toEqual(['a1+', 'b1+', 'b2-', 'b3+', 'b4-', 'a2-', 'a3+']);
});

test('taps that come faster than the device stores go one after the other', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => store.enter([newPlay(id)], null)));
  await store.enter([newPlay('d'), newPlay('e')], 'b');
  await store.enter([newPlay('f')], 'a');
  expect(shownIds()).toEqual(['f', 'a', 'd', 'e', 'b', 'c']);
});

test('a period that is begun twice before the first tap is shown has begun once, and so it ends', async () => {
  const of = (id: string, kind: NewPlay['kind'], periodId = 'q1') =>
    store.enter([newPlay(id, { kind, periodId })], null);
  await Promise.all([of('a', 'PERIOD_START'), of('b', 'PERIOD_START'), of('c', 'PERIOD_START', 'q2')]);
  expect(shownIds()).toEqual(['a', 'c']);
  await Promise.all([of('d', 'PERIOD_END'), of('e', 'PERIOD_END')]);
  await of('f', 'PERIOD_START');
  expect(shownIds()).toEqual(['a', 'd', 'f', 'c']);
});

test('it is known what an undo takes back', async () => {
  const undoable = () => {
    const { act, play: of, ids } = store.shown().undoable!;
    return [act, of.kind, of.isDeleted, [...ids]];
  };
  await store.enter([newPlay('a'), newPlay('b')], null);
  expect(undoable()).toEqual(['entered', 'MADE_TWO', false, ['a', 'b']]);
  await store.change([{ id: 'a', to: { kind: 'MISSED_TWO' } }]);
  expect(undoable()).toEqual(['changed', 'MISSED_TWO', false, ['a']]);
  await store.remove(['b']);
  expect(undoable()).toEqual(['deleted', 'MADE_TWO', false, ['b']]);
  await store.undo();
  expect(undoable()).toEqual(['changed', 'MISSED_TWO', false, ['a']]);
  await store.undo();
  await store.undo();
  expect(store.shown().undoable).toBeNull();
  await store.redo();
  expect(undoable()).toEqual(['entered', 'MADE_TWO', false, ['a', 'b']]);
  // After a reload, what was entered last.
  store = storeOn(storage);
  store.receive([stored('c', { device: 'this' }), stored('d')]);
  expect(undoable()).toEqual(['entered', 'MADE_TWO', false, ['c']]);
});

test('so do undos', async () => {
  await Promise.all([store.enter([newPlay('a')], null), store.enter([newPlay('b')], null), store.undo(), store.undo()]);
  expect(shownIds()).toEqual([]);
});

test('undo goes back over the end of a period, one act at a time, and comes forward again', async () => {
  await store.enter([newPlay('start', { kind: 'PERIOD_START' })], null);
  await store.enter([newPlay('shot')], null);
  await store.enter([newPlay('end', { kind: 'PERIOD_END' })], null);
  await store.enter([newPlay('start 2', { kind: 'PERIOD_START', periodId: 'q2' })], null);
  for (const left of [['start', 'shot', 'end'], ['start', 'shot'], ['start']]) {
    expect(await store.undo()).toBe('done');
    expect(shownIds()).toEqual(left);
  }
  for (let count = 0; count < 3; count += 1) expect(await store.redo()).toBe('done');
  expect(shownIds()).toEqual(['start', 'shot', 'end', 'start 2']);
  // What came last is what is told, also over an undo.
  expect(store.shown().latest?.play.id).toBe('start 2');
  await store.undo();
  expect(store.shown().latest?.play.id).toBe('end');
});

test('a miss and its rebound are taken away, and come back, as one', async () => {
  await store.enter([newPlay('miss', { kind: 'MISSED_TWO' })], null);
  await store.enter([newPlay('rebound', { kind: 'DEFENSIVE_REBOUND', linkedPlayId: 'miss' })], null);
  await store.remove(['miss', 'rebound']);
  expect(shownIds()).toEqual([]);
  await store.undo();
  expect(shownIds()).toEqual(['miss', 'rebound']);
});

test('a play is changed and moved across the end of its period', async () => {
  await store.enter([newPlay('a'), newPlay('b', { periodId: 'q2' })], null);
  await store.change([{ id: 'a', to: { periodId: 'q2', sortOrder: 9, kind: 'MADE_THREE' } }]);
  expect(shownIds()).toEqual(['b', 'a']);
  expect(store.find('a')).toMatchObject({ revision: 2, kind: 'MADE_THREE' });
  await store.change([{ id: 'a', to: { kind: 'MADE_THREE' } }]);
  expect(store.find('a')?.revision).toBe(2);
  await store.undo();
  expect(store.find('a')).toMatchObject({ revision: 3, kind: 'MADE_TWO', periodId: 'q1' });
});

test('a correction is based on what was shown: the rest of what others have changed stays', async () => {
  store.receive([stored('a')]);
  const from = store.find('a')!;
  store.receive([stored('a', { revision: 2, kind: 'MADE_THREE' })]);
  expect(await store.change([{ id: 'a', to: { playerId: '8' }, from }])).toBe('done');
  expect(store.find('a')).toMatchObject({ revision: 3, kind: 'MADE_THREE', playerId: '8' });
});

test('what others have changed since it was shown is not written over; the same change is no other one', async () => {
  store.receive([stored('a')]);
  const from = store.find('a')!;
  store.receive([stored('a', { revision: 2, kind: 'MADE_THREE' })]);
  expect(await store.change([{ id: 'a', to: { kind: 'MISSED_TWO' }, from }])).toBe('changed since');
  expect(await store.change([{ id: 'a', to: { kind: 'MADE_THREE' }, from }])).toBe('done');
  expect([store.find('a')?.revision, storage.plays]).toEqual([2, []]);
  // Seen as it is, it may be changed.
  expect(await store.change([{ id: 'a', to: { kind: 'MISSED_TWO' }, from: store.find('a')! }])).toBe('done');
  expect(store.find('a')).toMatchObject({ revision: 3, kind: 'MISSED_TWO' });
});

test('a play that others have taken away is not corrected, and no undo is offered of it', async () => {
  await store.enter([newPlay('a')], null);
  await store.enter([newPlay('b')], null);
  await store.change([{ id: 'b', to: { clock: 9 } }]);
  answers[0]!({ plays: [stored('a')], conflicts: [], duplicates: [] });
  await settle();
  answers[1]!({ plays: [stored('b')], conflicts: [], duplicates: [] });
  await settle();
  answers[2]!({ plays: [stored('b', { revision: 2, clock: 9 })], conflicts: [], duplicates: [] });
  await settle();
  expect([...store.shown().undoable!.ids]).toEqual(['b']);
  store.receive([stored('b', { revision: 3, isDeleted: true })]);
  expect([...store.shown().undoable!.ids]).toEqual(['a']);
  expect(await store.change([{ id: 'b', to: { kind: 'MADE_THREE' } }])).toBe('gone');
  expect(await store.remove(['b'])).toBe('gone');
  expect([storage.plays, [...store.shown().undoable!.ids]]).toEqual([[], ['a']]);
  expect(await store.undo()).toBe('done');
  expect(shownIds()).toEqual([]);
  // Brought back, it can be taken back again.
  store.receive([stored('b', { revision: 4, clock: 9 })]);
  expect([...store.shown().undoable!.ids]).toEqual(['b']);
});

test('what is entered before a play that was taken away meanwhile comes to lie where that one was', async () => {
  store.receive([stored('a', { sortOrder: 4 }), stored('b', { sortOrder: 4.8 }), stored('gone', { sortOrder: 5 })]);
  store.receive([stored('gone', { sortOrder: 5, revision: 2, isDeleted: true }), stored('c', { sortOrder: 6 })]);
  await store.enter([newPlay('d')], 'gone');
  expect(shownIds()).toEqual(['a', 'b', 'd', 'c']);
});

test('what somebody else has changed since is not undone', async () => {
  await store.enter([newPlay('a')], null);
  answers[0]!({ plays: [stored('a')], conflicts: [], duplicates: [] });
  await settle();
  store.receive([stored('a', { revision: 2, playerId: '8' })]);
  expect(await store.undo()).toBe('changed since');
  expect(store.find('a')?.playerId).toBe('8');
});

test('an older answer never goes over a newer one', () => {
  store.receive([stored('a', { revision: 3 })]);
  store.receive([stored('a', { revision: 2, isDeleted: true })]);
  expect(shownIds()).toEqual(['a']);
});

test('what the server has said is told apart from what waits, and is another list with news alone', async () => {
  store.receive([stored('a')]);
  const first = store.told();
  store.receive([stored('a')]);
  await store.enter([newPlay('b')], null);
  expect(store.told()).toBe(first);
  store.receive([stored('a', { revision: 2, isDeleted: true }), stored('b')]);
  expect(store.told().map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('plays of other devices come in by the stream, and those that are gone are asked for', () => {
  store.receive([stored('a'), stored('b', { sortOrder: 2 })]);
  expect(store.receiveVisible([stored('a'), stored('b', { sortOrder: 2 }), stored('c', { sortOrder: 3 })], true)).toBe(
    false,
  );
  expect(shownIds()).toEqual(['a', 'b', 'c']);
  expect(store.receiveVisible([stored('a'), stored('c', { sortOrder: 3 })], true)).toBe(true);
});

test('where notes are hidden from visitors, a stream erases none: what it tells of is asked for', async () => {
  store.receive([stored('a'), stored('b', { sortOrder: 2 }), stored('c', { sortOrder: 3 })]);
  store.receive([stored('note', { kind: 'NOTE', note: 'Wet floor', sortOrder: 4 })]);
  const visible = [stored('a'), stored('b', { sortOrder: 2 }), stored('c', { sortOrder: 3 })];
  const note = stored('note', { kind: 'NOTE', note: null, sortOrder: 4 });
  expect(store.receiveVisible([...visible, note], false)).toBe(false);
  expect(store.find('note')?.note).toBe('Wet floor');
  expect(store.receiveVisible([...visible, { ...note, revision: 2 }], false)).toBe(true);
  // Any play may have a note: one that had none until now, and one that is new here.
  for (const news of [stored('a', { revision: 2 }), stored('new')])
    expect(store.receiveVisible([...visible.filter(({ id }) => id !== news.id), note, news], false)).toBe(true);
  expect(shownIds()).toEqual(['a', 'b', 'c', 'note']);
  // A change that comes before the administrator's answer: the server asks about it, and erases nothing.
  await store.change([{ id: 'note', to: { clock: 9 } }]);
  await store.change([{ id: 'a', to: { clock: 9 } }]);
  expect(sent[0]!.map(({ play: { revision, note: text } }) => [revision, text])).toEqual([[2, 'Wet floor']]);
  expect(storage.plays[1]!.play).toMatchObject({ id: 'a', revision: 2 });
  // What is on its way from here is no news.
  expect(
    store.receiveVisible([stored('a', { revision: 2 }), ...visible.slice(1), { ...note, revision: 2 }], false),
  ).toBe(false);
});

test('after a reload the plays are there, and the last one of this device can be taken back', async () => {
  await store.enter([newPlay('mine', { madeAt: '2031-03-01T19:00:05.000Z' })], null);
  const reloaded = new MemoryStorage();
  reloaded.plays = storage.plays;
  const queue = new PlayQueue(reloaded, OWNER, () => new Promise(() => undefined), {
    saved: () => undefined,
    changed: () => again.tell(),
  });
  const again = new PlayStore('g', 'this', queue, ['q1', 'q2'], enteredInMemory());
  await queue.load();
  again.receive([stored('theirs', { sortOrder: 5, madeAt: '2031-03-01T19:00:09.000Z' })]);
  expect(again.shown().plays.map(({ id }) => id)).toEqual(['mine', 'theirs']);
  // By the stream nobody is told on which device it was.
  again.receiveVisible([stored('theirs'), stored('later', { device: null, madeAt: '2031-03-01T19:00:10.000Z' })], true);
  expect(await again.undo()).toBe('done');
  expect(again.shown().plays.map(({ id }) => id)).toEqual(['later', 'theirs']);
  expect(await again.undo()).toBe('nothing');
});

test('after a reload it is by the order of entering, also where the clock of the device was put back between', async () => {
  await store.enter([newPlay('first', { madeAt: '2031-03-01T19:00:00.000Z' })], null);
  await store.enter([newPlay('second', { madeAt: '2031-03-01T17:00:00.000Z' })], null);
  const again = storeOn(storage);
  again.receive([
    stored('first', { device: 'this', madeAt: '2031-03-01T19:00:00.000Z' }),
    stored('second', { device: 'this', madeAt: '2031-03-01T17:00:00.000Z', sortOrder: 2 }),
  ]);
  expect(again.shown().latest?.play.id).toBe('second');
  expect(await again.undo()).toBe('done');
  expect([...again.shown().undoable!.ids]).toEqual(['first']);
  expect(again.shown().plays.map(({ id }) => id)).toEqual(['first']);
  expect(await again.undo()).toBe('done');
  expect(again.shown().plays).toEqual([]);
});

test('undo of a correction takes that back alone: what somebody else has corrected of the play since stays', async () => {
  store.receive([stored('a')]);
  await store.change([{ id: 'a', to: { playerId: '8' } }]);
  answers[0]!({ plays: [stored('a', { revision: 2, playerId: '8' })], conflicts: [], duplicates: [] });
  await settle();
  store.receive([stored('a', { revision: 3, playerId: '8', kind: 'MADE_THREE' })]);
  expect(await store.undo()).toBe('done');
  expect(store.find('a')).toMatchObject({ revision: 4, playerId: '7', kind: 'MADE_THREE' });
  expect(await store.redo()).toBe('done');
  expect(store.find('a')).toMatchObject({ revision: 5, playerId: '8', kind: 'MADE_THREE' });
  store.receive([stored('a', { revision: 6, playerId: '5', kind: 'MADE_THREE' })]);
  expect(await store.undo()).toBe('changed since');
  expect(store.find('a')?.playerId).toBe('5');
});

test('corrections of two devices that met at the server can be undone one by one', async () => {
  store.receive([stored('a')]);
  await store.change([{ id: 'a', to: { playerId: '8' } }]);
  const theirs = stored('a', { revision: 2, kind: 'MADE_THREE' });
  answers[0]!({ plays: [theirs], conflicts: [{ id: 'a', stored: theirs }], duplicates: [] });
  await settle();
  expect(store.shown().questions).toEqual([]);
  expect(store.find('a')).toMatchObject({ revision: 3, playerId: '8', kind: 'MADE_THREE' });
  expect(await store.undo()).toBe('done');
  expect(store.find('a')).toMatchObject({ revision: 4, playerId: '7', kind: 'MADE_THREE' });
});

test('an act of which somebody else has taken a part away is not passed over: what is left of it has changed since', async () => {
  await store.enter([newPlay('basket')], null);
  await store.enter([newPlay('on'), newPlay('off')], null);
  for (const answer of answers.splice(0)) answer({ plays: [stored('basket')], conflicts: [], duplicates: [] });
  await settle();
  store.receive([stored('off', { revision: 2, isDeleted: true })]);
  expect([...store.shown().undoable!.ids]).toEqual(['on', 'off']);
  expect(await store.undo()).toBe('changed since');
  expect(shownIds()).toEqual(expect.arrayContaining(['basket', 'on']));
});

test('what the server has and goes by a play that is dropped goes by theirs, or by none', async () => {
  await store.enter([newPlay('mine')], null);
  await store.enter([newPlay('refused')], null);
  answers[0]!({ plays: [], conflicts: [], duplicates: [{ id: 'mine', stored: stored('theirs') }] });
  await settle();
  store.receive([
    stored('assist', { kind: 'ASSIST', linkedPlayId: 'mine', revision: 4 }),
    stored('block', { kind: 'BLOCK', linkedPlayId: 'refused' }),
    stored('other', { linkedPlayId: 'theirs' }),
  ]);
  await store.settleDuplicate(store.shown().questions[0]!, 'theirs');
  expect(store.find('assist')).toMatchObject({ revision: 5, linkedPlayId: 'theirs' });
  await store.drop(storage.plays.find(({ play: { id } }) => id === 'refused')!);
  expect(storage.plays.map(({ play: { id, revision, linkedPlayId } }) => [id, revision, linkedPlayId])).toEqual([
    ['assist', 5, 'theirs'],
    ['block', 2, null],
  ]);
});

test('what goes by a dropped play and theirs has already is dropped with it, and told before', async () => {
  await store.enter([newPlay('shot', { kind: 'MISSED_TWO' })], null);
  await store.enter([newPlay('board', { kind: 'OFFENSIVE_REBOUND', linkedPlayId: 'shot' })], null);
  await store.enter([newPlay('foul', { kind: 'SHOOTING_FOUL', linkedPlayId: 'shot' })], null);
  answers[0]!({ plays: [], conflicts: [], duplicates: [{ id: 'shot', stored: stored('theirs') }] });
  await settle();
  store.receive([
    stored('theirs', { kind: 'MISSED_TWO' }),
    stored('their board', { kind: 'DEFENSIVE_REBOUND', linkedPlayId: 'theirs' }),
    stored('their block', { kind: 'BLOCK', linkedPlayId: 'theirs' }),
    // Two that the server has: one was changed here since.
    stored('block', { kind: 'BLOCK', linkedPlayId: 'shot' }),
    stored('other block', { kind: 'BLOCK', linkedPlayId: 'shot' }),
  ]);
  await store.change([{ id: 'other block', to: { clock: 9 } }]);
  const [question] = store.shown().questions;
  expect(store.doubledBy(question!).map(({ id }) => id)).toEqual(['block', 'other block', 'board']);
  await store.settleDuplicate(question!, 'theirs');
  const going = store.shown().plays.filter(({ linkedPlayId }) => linkedPlayId === 'theirs');
  expect(going.map(({ id }) => id).toSorted()).toEqual(['foul', 'their block', 'their board']);
  expect(
    storage.plays
      .map(({ play: { id, revision, isDeleted } }) => `${id} ${revision}${isDeleted ? '-' : '+'}`)
      .toSorted(),
  ).toEqual(['block 2-', 'foul 1+', 'other block 2-']);
  // Nor is an undo offered of what was dropped; what goes by theirs now is undone, and done again, as it is now.
  expect([...store.shown().undoable!.ids]).toEqual(['foul']);
  expect(await store.undo()).toBe('done');
  expect(store.find('foul')).toMatchObject({ isDeleted: true, linkedPlayId: 'theirs' });
  expect(await store.redo()).toBe('done');
  expect(store.find('foul')).toMatchObject({ isDeleted: false, linkedPlayId: 'theirs' });
});

test('a correction of a play that goes by another one since is undone, and leaves it there', async () => {
  store.receive([stored('assist', { kind: 'ASSIST', linkedPlayId: 'mine' })]);
  await store.enter([newPlay('mine')], null);
  await store.change([{ id: 'assist', to: { playerId: '8' } }]);
  answers[0]!({ plays: [], conflicts: [], duplicates: [{ id: 'mine', stored: stored('theirs') }] });
  await settle();
  await store.settleDuplicate(store.shown().questions[0]!, 'theirs');
  expect(store.find('assist')).toMatchObject({ playerId: '8', linkedPlayId: 'theirs' });
  expect(await store.undo()).toBe('done');
  expect(store.find('assist')).toMatchObject({ playerId: '7', linkedPlayId: 'theirs' });
});

test('a new play about which something is asked is told apart from one that is gone', async () => {
  await store.enter([newPlay('mine')], null);
  expect(store.isAsked('mine')).toBe(false);
  answers[0]!({ plays: [], conflicts: [], duplicates: [{ id: 'mine', stored: stored('theirs') }] });
  await settle();
  expect([store.find('mine'), store.isAsked('mine')]).toEqual([null, true]);
  await store.settleDuplicate(store.shown().questions[0]!, 'theirs');
  expect([store.find('mine'), store.isAsked('mine')]).toEqual([null, false]);
});

test('when all that waits is given up, what the server has and goes by it goes by none', async () => {
  await store.enter([newPlay('shot'), newPlay('other')], null);
  store.receive([
    stored('assist', { kind: 'ASSIST', linkedPlayId: 'shot' }),
    stored('block', { kind: 'BLOCK', linkedPlayId: 'elsewhere' }),
  ]);
  await store.change([{ id: 'assist', to: { clock: 9 } }]);
  await store.dropAll();
  expect(
    storage.plays.map(({ play: { id, revision, clock, linkedPlayId } }) => [id, revision, clock, linkedPlayId]),
  ).toEqual([['assist', 2, null, null]]);
  await store.dropAll();
  expect(storage.plays).toEqual([]);
});

test.each(['both', 'theirs'] as const)(
  'an assist that is linked to a possible duplicate waits with it, and goes by what it comes to: %s',
  async (keep) => {
    await store.enter([newPlay('shot')], null);
    await store.enter([newPlay('assist', { kind: 'ASSIST', playerId: '8', linkedPlayId: 'shot' })], null);
    answers[0]!({ plays: [], conflicts: [], duplicates: [{ id: 'shot', stored: stored('theirs') }] });
    await settle();
    await store.enter([newPlay('later')], null);
    await settle();
    expect(sent.map((plays) => plays.map(({ play: { id } }) => id))).toEqual([['shot'], ['later']]);
    answers[1]!({ plays: [stored('later', { sortOrder: 3 })], conflicts: [], duplicates: [] });
    await settle();
    expect(shownIds()).toEqual(['assist', 'later']);
    await store.settleDuplicate(store.shown().questions[0]!, keep);
    await settle();
    expect(
      sent
        .at(-1)!
        .map(({ play: { id, linkedPlayId }, isDuplicateConfirmed }) => [id, linkedPlayId, isDuplicateConfirmed]),
    ).toEqual(
      keep === 'both'
        ? [
            ['shot', null, true],
            ['assist', 'shot', false],
          ]
        : [['assist', 'theirs', false]],
    );
  },
);
