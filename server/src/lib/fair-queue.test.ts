import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.js';

/** Works that end when they are told to, with the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  const end = async (name: string, run: Promise<string>): Promise<void> => {
    ends.get(name)!();
    await run;
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

const queue = (): FairQueue<string> =>
  new FairQueue({ most: 2, mostOfOne: 1, mostWaiting: 3, refusal: () => new Error('too many') });

test('one party never takes all places, and whoever comes later is served before its second work', async () => {
  const { begun, work, end } = works();
  const fair = queue();
  const a1 = fair.run('a', work('a1'));
  const a2 = fair.run('a', work('a2'));
  const b1 = fair.run('b', work('b1'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  const c1 = fair.run('c', work('c1'));
  await end('a1', a1);
  // The lines take turns: a was served longest ago, c has only come.
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await end('b1', b1);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  await end('c1', c1);
  await end('a2', a2);
});

test('what waits of one party is bounded, and what failed frees its place', async () => {
  const { work, end } = works();
  const fair = queue();
  const running = fair.run('a', work('running'));
  const waiting = ['w1', 'w2', 'w3'].map((name) => fair.run('a', work(name)));
  await expect(fair.run('a', work('refused'))).rejects.toThrow('too many');
  await expect(fair.run('b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await end('running', running);
  for (const [index, run] of waiting.entries()) await end(`w${index + 1}`, run);
  const again = fair.run('a', work('again'));
  await new Promise(setImmediate);
  await end('again', again);
});
