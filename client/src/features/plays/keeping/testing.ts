import type { EnteredHere } from './entered-here';
import type { NewUnsentPlay, UnsentPlay, UnsentStorage } from './unsent-play';
import type { PlayRevision, StoredPlay } from './play';

/** A device's storage in memory, for tests: what it holds outlives the queues that use it. */
export class MemoryStorage implements UnsentStorage {
  plays: UnsentPlay[] = [];
  private last = 0;

  read(): Promise<UnsentPlay[]> {
    return Promise.resolve([...this.plays]);
  }

  add(added: readonly NewUnsentPlay[]): Promise<UnsentPlay[]> {
    const stored = added.map((play) => ({ ...play, order: (this.last += 1) }));
    this.plays.push(...stored);
    return Promise.resolve(stored);
  }

  change(updated: readonly UnsentPlay[], removed: readonly UnsentPlay[]): Promise<void> {
    const gone = new Set(removed.map(({ order }) => order));
    const changed = new Map(updated.map((each) => [each.order, each]));
    this.plays = this.plays.filter(({ order }) => !gone.has(order)).map((each) => changed.get(each.order) ?? each);
    return Promise.resolve();
  }
}

/** What was entered here, in memory. */
export function enteredInMemory(): EnteredHere {
  const all: string[] = [];
  return { ids: () => all, add: (ids) => void all.push(...ids) };
}

/** A play of a test: a two by player 7 of team 1, unless it says otherwise. */
export function play(id: string, changes: Partial<PlayRevision> = {}): PlayRevision {
  return {
    id,
    revision: 1,
    isDeleted: false,
    kind: 'MADE_TWO',
    periodId: 'q1',
    sortOrder: 1,
    clock: null,
    teamId: '1',
    playerId: '7',
    otherPlayerId: null,
    linkedPlayId: null,
    x: null,
    y: null,
    note: null,
    madeAt: '2031-03-01T19:00:00.000Z',
    ...changes,
  };
}

/** As the server has it. */
export function stored(id: string, changes: Partial<StoredPlay> = {}): StoredPlay {
  return { ...play(id), madeBy: 'bo', device: 'other', ...changes };
}
