import { expect, test } from 'vitest';
import { keptIcon } from './kept-icons.js';

const MIB = 1024 * 1024;

test('an icon is made once, whoever asks for it meanwhile', async () => {
  let times = 0;
  const make = (): Promise<Buffer> => Promise.resolve(Buffer.alloc((times += 1)));
  const [first, second] = await Promise.all([keptIcon('once', make), keptIcon('once', make)]);
  expect([first === second, (await keptIcon('once', make)) === first, times]).toEqual([true, true, 1]);
});

test('one that could not be made is tried again', async () => {
  await expect(keptIcon('fails', () => Promise.reject(new Error('no place')))).rejects.toThrow('no place');
  expect(await keptIcon('fails', () => Promise.resolve(Buffer.from('made')))).toEqual(Buffer.from('made'));
});

test('sixteen megabytes are kept, and what was used last stays', async () => {
  let made: string[] = [];
  const ask = (key: string): Promise<Buffer> =>
    keptIcon(key, () => {
      made.push(key);
      return Promise.resolve(Buffer.alloc(MIB - 10));
    });
  for (let number = 0; number < 16; number += 1) await ask(`big ${number}`);
  await ask('big 0');
  await ask('big 16');
  made = [];
  for (const number of [16, 0, 15, 1]) await ask(`big ${number}`);
  expect(made).toEqual(['big 1']);
});
