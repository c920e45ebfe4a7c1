import { beforeEach, describe, expect, test } from 'vitest';
import type { LivePart } from '../../database/live-tables.js';
import { TenantVersions } from '../../database/tenant-versions.js';
import type { CacheableResponse } from '../response.js';
import { KeptRows } from './kept-rows.js';
import { ResponseCache } from './response-cache.js';
import type { TenantDependencies } from './tenant-dependencies.js';

const [ALPHA, BETA] = [1, 2];

let versions: TenantVersions;
let cache: ResponseCache;
beforeEach(() => {
  versions = new TenantVersions();
  versions.setHealthy(true);
  cache = new ResponseCache(versions);
});

const produced = (text: string, cacheable = true): CacheableResponse => ({
  cacheable,
  answer: { status: 200, headers: {}, body: Buffer.from(text) },
});

/** Answers at once, having read the tenants. */
const reads =
  (text: string, ...tenants: number[]) =>
  async (dependencies: TenantDependencies): Promise<CacheableResponse> => {
    for (const tenant of tenants) dependencies.add(tenant);
    return produced(text);
  };

/** What comes out for a key, as text. */
const ask = async (
  key: string,
  produce: (dependencies: TenantDependencies) => Promise<CacheableResponse>,
): Promise<string> => (cache.find(key) ?? (await cache.make(key, produce))).answer.body.toString();

/** A producer that waits until the test says how to go on. */
function paused(): {
  produce: (dependencies: TenantDependencies) => Promise<CacheableResponse>;
  started: Promise<TenantDependencies>;
  finish: (text: string) => void;
} {
  const [started, start] = settable<TenantDependencies>();
  const [result, resolve] = settable<CacheableResponse>();
  const produce = (dependencies: TenantDependencies): Promise<CacheableResponse> => {
    start(dependencies);
    return result;
  };
  return { produce, started, finish: (text) => resolve(produced(text)) };
}

function settable<Value>(): [value: Promise<Value>, set: (value: Value) => void] {
  let set!: (value: Value) => void;
  return [new Promise<Value>((resolve) => (set = resolve)), (value) => set(value)];
}

describe('an answer', () => {
  test('is made once and then found', async () => {
    expect(await ask('k', reads('first', ALPHA))).toBe('first');
    expect(await ask('k', reads('second', ALPHA))).toBe('first');
    expect(cache.counts).toEqual({ hits: 1, misses: 1, shared: 0 });
  });

  test('ends with a change of any tenant that it was read from', async () => {
    await ask('k', reads('first', ALPHA, BETA));
    versions.bump(BETA);
    expect(await ask('k', reads('second', ALPHA, BETA))).toBe('second');
  });

  test('outlives a change of another tenant', async () => {
    await ask('k', reads('first', ALPHA));
    versions.bump(BETA);
    expect(await ask('k', reads('second', ALPHA))).toBe('first');
  });

  test('ends with a change of the platform, though it read no tenant', async () => {
    await ask('k', reads('first'));
    versions.bump('platform');
    expect(await ask('k', reads('second'))).toBe('second');
  });

  test('is not kept when its tenant changed between reading and storing', async () => {
    const slow = paused();
    const first = ask('k', slow.produce);
    (await slow.started).add(ALPHA);
    versions.bump(ALPHA);
    slow.finish('old');
    expect(await first).toBe('old');
    expect(cache.size).toBe(0);
    expect(await ask('k', reads('new', ALPHA))).toBe('new');
  });

  test('is kept when the change came before the tenant was read', async () => {
    const slow = paused();
    const first = ask('k', slow.produce);
    const dependencies = await slow.started;
    versions.bump(ALPHA);
    dependencies.add(ALPHA);
    slow.finish('new');
    await first;
    expect(await ask('k', reads('newer', ALPHA))).toBe('new');
  });

  test('that is not for everybody, or failed, is not kept', async () => {
    await cache.make('k', async () => produced('mine', false));
    await expect(cache.make('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache.size).toBe(0);
  });

  test('of one key says nothing of another', async () => {
    await ask('a', reads('for a', ALPHA));
    expect(await ask('b', reads('for b', BETA))).toBe('for b');
  });
});

describe('callers at the same time', () => {
  test('share one answer', async () => {
    const slow = paused();
    const asked = [ask('k', slow.produce), ask('k', reads('never asked')), ask('k', reads('never asked'))];
    slow.finish('once');
    expect(await Promise.all(asked)).toEqual(['once', 'once', 'once']);
    expect(cache.counts).toMatchObject({ misses: 1, shared: 2 });
  });

  test('who come after a change get a new answer, not the one under way', async () => {
    const slow = paused();
    const before = ask('k', slow.produce);
    (await slow.started).add(ALPHA);
    versions.bump(ALPHA);
    expect(await ask('k', reads('new', ALPHA))).toBe('new');
    slow.finish('old');
    expect(await before).toBe('old');
    expect(await ask('k', reads('newer', ALPHA))).toBe('new');
  });

  test('all hear of a failure, and the next one tries again', async () => {
    const failing = (): Promise<CacheableResponse> => Promise.reject(new Error('down'));
    const asked = [ask('k', failing), ask('k', failing)];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask('k', reads('up'))).toBe('up');
  });
});

describe('without the listener', () => {
  beforeEach(() => versions.setHealthy(false));

  test('nothing is kept and nothing is shared', async () => {
    const slow = paused();
    const first = ask('k', slow.produce);
    expect(await ask('k', reads('second'))).toBe('second');
    slow.finish('first');
    expect(await first).toBe('first');
    expect(cache.size).toBe(0);
  });

  test('nothing is found that was kept before, until it is back; then all counts as changed', async () => {
    versions.setHealthy(true);
    await ask('k', reads('kept'));
    versions.setHealthy(false);
    expect(await ask('k', reads('fresh'))).toBe('fresh');
    versions.bumpAll();
    versions.setHealthy(true);
    expect(await ask('k', reads('newest'))).toBe('newest');
  });

  test('an answer begun without it is not kept, though it is back at the end', async () => {
    const slow = paused();
    const first = ask('k', slow.produce);
    await slow.started;
    versions.setHealthy(true);
    slow.finish('doubtful');
    await first;
    expect(cache.size).toBe(0);
  });
});

describe('memory', () => {
  test('is bounded: what was not asked for longest goes first', async () => {
    cache = new ResponseCache(versions, { maxBytes: 5_000 });
    // As bytes and as text.
    const large = 'x'.repeat(750);
    await ask('a', reads(large));
    await ask('b', reads(large));
    await ask('a', reads('unused'));
    await ask('c', reads(large));
    expect(cache.bytes).toBeLessThanOrEqual(5_000);
    expect([cache.find('a') !== null, cache.find('b') !== null, cache.find('c') !== null]).toEqual([true, false, true]);
  });

  test('a new answer stays though all others were asked for again; of these the oldest goes', async () => {
    cache = new ResponseCache(versions, { maxBytes: 5_000 });
    // As bytes and as text.
    const large = 'x'.repeat(750);
    for (const key of ['a', 'b', 'a', 'b', 'c']) await ask(key, reads(large));
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== null)).toEqual([false, true, true]);
    expect(cache.bytes).toBeLessThanOrEqual(5_000);
  });

  test('an answer whose encoded body is too much for the whole memory goes too', async () => {
    cache = new ResponseCache(versions, { maxBytes: 4_000 });
    const response = await cache.make('k', reads(Array.from({ length: 400 }, (_, index) => `${index * 7919}`).join()));
    expect(cache.size).toBe(1);
    await cache.body('k', response, 'br');
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  test('does not take an answer that is larger than one may be', async () => {
    cache = new ResponseCache(versions, { maxAnswerBytes: 10 });
    await ask('k', reads('eleven char'));
    expect(cache.size).toBe(0);
  });

  test('counts encoded bodies too, each made once', async () => {
    const response = await cache.make('k', reads('{"a":1}'.repeat(1_000)));
    const before = cache.bytes;
    const [first, second] = await Promise.all([cache.body('k', response, 'br'), cache.body('k', response, 'br')]);
    expect(second).toBe(first);
    expect(cache.bytes).toBe(before + first.length);
  });
});

describe('live rows', () => {
  let now: number;
  beforeEach(() => {
    now = 5_000;
    cache = new ResponseCache(versions, { clock: () => now });
  });

  /** Answers at once, having read live rows of the tenant. */
  const readsLive =
    (text: string, ...parts: LivePart[]) =>
    async (dependencies: TenantDependencies): Promise<CacheableResponse> => {
      dependencies.addLive(ALPHA, parts);
      return produced(text);
    };
  const save = (gameId: number, ...playerIds: number[]): void => versions.bumpLive(ALPHA, { gameId, playerIds });

  test('of other games and players leave an answer as it is, however old', async () => {
    await ask('k', readsLive('first', 'game 1', 'player 5'));
    await ask('settled', reads('first', ALPHA));
    now += 60_000;
    save(2, 6);
    expect(await ask('k', readsLive('second', 'game 1', 'player 5'))).toBe('first');
    expect(await ask('settled', reads('second', ALPHA))).toBe('first');
  });

  test.each([['game 1'], ['player 5'], ['any']] as const)(
    'that were read (%s) may be missing until a second after the making began',
    async (part) => {
      await ask('k', readsLive('first', part));
      save(1, 5);
      now += 999;
      expect(await ask('k', readsLive('second', part))).toBe('first');
      now += 1;
      expect(await ask('k', readsLive('second', part))).toBe('second');
      now += 60_000;
      expect(await ask('k', readsLive('third', part))).toBe('second');
      save(1, 5);
      expect(await ask('k', readsLive('third', part))).toBe('third');
    },
  );

  test('give no grace to what else has changed', async () => {
    await ask('k', readsLive('first', 'game 1'));
    save(1);
    versions.bump(ALPHA);
    expect(await ask('k', readsLive('second', 'game 1'))).toBe('second');
  });

  test('that change while an answer is made leave it to all who ask within the second, and to nobody later', async () => {
    const { produce, started, finish } = paused();
    const first = ask('k', produce);
    (await started).addLive(ALPHA, ['game 1']);
    save(1);
    now += 500;
    const second = ask('k', readsLive('another', 'game 1'));
    now += 500;
    const third = ask('k', readsLive('third', 'game 1'));
    expect(await third).toBe('third');
    finish('first');
    expect([await first, await second]).toEqual(['first', 'first']);
    expect(await ask('k', readsLive('fourth', 'game 1'))).toBe('third');
  });

  test('of very many games are noted as any', async () => {
    const parts = Array.from({ length: 300 }, (_, index) => `game ${index + 1}` as const);
    await ask('k', readsLive('first', ...parts));
    now += 2_000;
    save(1_000);
    expect(await ask('k', readsLive('second', ...parts))).toBe('second');
  });

  describe('alone make an answer anew from what it was last read from:', () => {
    let read: string[];
    beforeEach(() => {
      read = [];
    });

    /** Reads the live rows, and the tenant's teams, which are settled. */
    const made =
      (teams: string, isBroken = false) =>
      async (dependencies: TenantDependencies): Promise<CacheableResponse> => {
        dependencies.addLive(ALPHA, ['game 1']);
        const fetch = async (): Promise<unknown[][]> => {
          read.push(teams);
          if (isBroken) throw new Error('no connection');
          return [[teams]];
        };
        const rows = (await dependencies.settledRows?.of(ALPHA, 'teams', [], fetch)) ?? (await fetch());
        const text = rows.join();
        rows.length = 0; // a list is its reader's own
        return produced(text);
      };
    const again = (teams: string, isBroken = false): Promise<string> => {
      save(1);
      now += 1_000;
      return ask('k', made(teams, isBroken));
    };

    test('from the second making on', async () => {
      expect(await ask('k', made('Aces'))).toBe('Aces');
      expect([await again('Bulls'), await again('Cats'), await again('Dogs')]).toEqual(['Bulls', 'Bulls', 'Bulls']);
      expect(read).toEqual(['Aces', 'Bulls']);
    });

    test('nothing is, once anything else has changed, also while it is made', async () => {
      await ask('k', made('Aces'));
      await again('Bulls');
      versions.bump(ALPHA);
      expect([await again('Cats'), await again('Dogs'), await again('Elks')]).toEqual(['Cats', 'Dogs', 'Dogs']);
      const { produce, started, finish } = paused();
      save(1);
      now += 1_000;
      const late = ask('k', produce);
      (await started).addLive(ALPHA, ['game 1']);
      versions.bump(ALPHA);
      finish('late');
      expect([await late, await ask('k', made('Foxes')), await again('Gnus')]).toEqual(['late', 'Foxes', 'Gnus']);
    });

    test('nothing is, once anything else has changed while it is made: others may keep what is read then', async () => {
      await ask('k', made('Aces'));
      await again('Bulls');
      const begin = async () => {
        const { produce, started, finish } = paused();
        save(1);
        now += 1_000;
        const late = ask('k', produce);
        const dependencies = await started;
        dependencies.addLive(ALPHA, ['game 1']);
        expect(dependencies.settledRows).not.toBeNull();
        return { dependencies, end: () => (finish('late'), late) };
      };
      const first = await begin();
      versions.setHealthy(false);
      expect(first.dependencies.settledRows).toBeNull();
      versions.setHealthy(true);
      await first.end();
      const second = await begin();
      versions.bump(ALPHA);
      expect(second.dependencies.settledRows).toBeNull();
      await second.end();
    });

    test('what a making does not use the next one has no longer, nor is there room for everything', async () => {
      const first = new KeptRows();
      const rows = (text: string) => async () => [[text]];
      await first.of(ALPHA, 'used', [], rows('one'));
      await first.of(ALPHA, 'unused', [], rows('one'));
      await first.of(ALPHA, 'large', [], async () => [[Array.from({ length: 100_000 }, () => 1)]]);
      expect(first.bytes).toBeLessThan(1_000);
      const second = new KeptRows(first);
      const of = async (kept: KeptRows, name: string, text: string) => (await kept.of(ALPHA, name, [], rows(text)))[0];
      expect([await of(second, 'used', 'two'), await of(second, 'large', 'two')]).toEqual([['one'], ['two']]);
      second.end();
      const third = new KeptRows(second);
      expect([await of(third, 'used', 'three'), await of(third, 'unused', 'three')]).toEqual([['one'], ['three']]);
    });

    test('what could not be read is read again', async () => {
      await ask('k', made('Aces'));
      await expect(again('Bulls', true)).rejects.toThrow('no connection');
      expect([await again('Cats'), await again('Dogs')]).toEqual(['Cats', 'Cats']);
    });

    test('what is kept for it counts', async () => {
      await ask('k', made('Aces'));
      const before = cache.bytes;
      await again('Bulls'.repeat(1_000));
      expect(cache.bytes).toBeGreaterThan(before + 2 * 5_000);
      versions.bump(ALPHA);
      await ask('k', made('Aces'));
      expect(cache.bytes).toBe(before);
    });
  });
});
