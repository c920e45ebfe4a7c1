import { expect, test } from 'vitest';
import { DatabaseBusyError } from './busy.js';
import { FairShare } from './fair-share.js';

/** Work that is stuck until it is let go. */
class Stuck {
  started = 0;
  private readonly ends: (() => void)[] = [];

  readonly work = (): Promise<void> =>
    new Promise((resolve) => {
      this.started += 1;
      this.ends.push(resolve);
    });

  end(count = 1): void {
    for (const end of this.ends.splice(0, count)) end();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function fill(
  share: FairShare,
  tenant: number,
  times: number,
): { stuck: Stuck; all: Promise<PromiseSettledResult<void>[]> } {
  const stuck = new Stuck();
  const all = Promise.allSettled(Array.from({ length: times }, () => share.run(tenant, stuck.work)));
  return { stuck, all };
}

test('a tenant holds at most half of what the others leave, so that there is always room for one more', async () => {
  const share = new FairShare(10, 0);
  const counts = [1, 2, 3, 4].map((tenant) => fill(share, tenant, 30).stuck);
  await settled();
  expect(counts.map(({ started }) => started)).toEqual([5, 3, 1, 1]);
});

test('who waits is started when a connection comes back, the tenants in turn', async () => {
  const share = new FairShare(2, 0);
  const first = fill(share, 1, 4);
  const second = fill(share, 2, 3);
  expect([first.stuck.started, second.stuck.started]).toEqual([1, 1]);
  const order: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    first.stuck.end();
    second.stuck.end();
    await settled();
    order.push(`${first.stuck.started} ${second.stuck.started}`);
  }
  expect(order).toEqual(['2 2', '3 3', '4 3']);
  first.stuck.end();
  await Promise.all([first.all, second.all]);
});

test('who waits too long is refused, and takes nothing from those behind', async () => {
  const share = new FairShare(2, 1);
  const { stuck, all } = fill(share, 1, 3);
  await expect(share.run(1, stuck.work)).rejects.toThrow(DatabaseBusyError);
  stuck.end();
  const results = await all;
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(share.run(1, async () => 'free')).resolves.toBe('free');
});

test('work that fails gives its connection back', async () => {
  const share = new FairShare(2, 0);
  await expect(share.run(1, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  await expect(share.run(1, async () => 'free')).resolves.toBe('free');
});
