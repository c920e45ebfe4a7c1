import { expect, test } from 'vitest';
import { Turns } from './turns.js';

test('what is withdrawn before its turn is never done, and the next one is', async () => {
  const turns = new Turns(1);
  const done: string[] = [];
  let finish!: () => void;
  const held = new Promise<void>((resolve) => (finish = resolve));
  const [gone, stays] = [new AbortController(), new AbortController()];
  const work = (name: string) => async (): Promise<string> => {
    done.push(name);
    if (name === 'first') await held;
    return name;
  };
  const first = turns.take(work('first'), stays.signal);
  const second = turns.take(work('second'), gone.signal);
  const third = turns.take(work('third'), stays.signal);
  gone.abort();
  expect(await second).toBeNull();
  finish();
  expect([await first, await third, done]).toEqual(['first', 'third', ['first', 'third']]);
});
