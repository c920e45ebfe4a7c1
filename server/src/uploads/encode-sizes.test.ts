import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeSizes } from './encode-sizes.js';
import { recogniseImage } from './read-image.js';

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#c0202080' } })
    .png()
    .toBuffer();

test('every size is made from one decoding, with its transparency, and none is enlarged', async () => {
  const image = await recogniseImage(await picture(600, 300), 'logo');
  const sizes = await encodeSizes(image, [96, 400, 800, 1600], 'logo', 60);
  expect(sizes.map(({ label, width, height }) => [label, width, height])).toEqual([
    ['96', 96, 48],
    ['400', 400, 200],
    ['800', 600, 300],
  ]);
  for (const { data } of sizes) {
    const { channels } = await sharp(data).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 4) * 4)).toEqual([192, 32, 32, 128]);
  }
});

test('a job without time left is ended', async () => {
  const image = await recogniseImage(await picture(20, 20), 'logo');
  await expect(encodeSizes(image, [96], 'logo', 0)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message: expect.stringContaining('too long') as string,
  });
});
