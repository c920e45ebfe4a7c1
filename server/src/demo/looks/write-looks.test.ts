import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/app.js';
import { imageQueue } from '../../uploads/image-queue.js';
import { type Drawing, takeIn } from './write-looks.js';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#c8102e"/></svg>';

test('where pictures are worked on slowly, those of several organizations wait for each other instead of being refused', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-looks-'));
  const app = await startTestApp({ config: { dataDir } });
  onTestFinished(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  const ctx = await app.context();
  let goOn = (): void => undefined;
  const slow = imageQueue.run(null, () => new Promise<void>((resolve) => (goOn = resolve)));
  const organizations = [1, 2, 3, 4].map((organization) =>
    takeIn(
      ctx,
      [1, 2, 3, 4, 5].map((each): Drawing => ({ table: 'teams', id: organization * 10 + each, svg })),
    ),
  );
  const taken = Promise.all(organizations);
  taken.catch(() => undefined);
  // Behind all that is drawn without waiting for its turn: by now it stands in the queue, or was refused.
  for (let count = 0; count < 40; count += 1) await sharp(Buffer.from(svg)).png().toBuffer();
  goOn();
  await slow;
  expect((await taken).map((own) => own.map(({ id }) => id))).toEqual([
    [11, 12, 13, 14, 15],
    [21, 22, 23, 24, 25],
    [31, 32, 33, 34, 35],
    [41, 42, 43, 44, 45],
  ]);
});
