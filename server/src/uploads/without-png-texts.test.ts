import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { recogniseImage } from './read-image.js';
import { withoutPngTexts } from './without-png-texts.js';

/** Where the chunks behind the head of a PNG begin. */
const BEHIND_HEAD = 33;

function textChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

test('texts packed into a picture are never unpacked, and the picture stays as it is', async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  // 480 MB in 470 kB.
  const packed = textChunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(8_000_000))]));
  const others = ['tEXt', 'iTXt'].map((type) => textChunk(type, Buffer.from('k\0text')));
  const bomb = Buffer.concat([
    png.subarray(0, BEHIND_HEAD),
    ...Array<Buffer>(60).fill(packed),
    ...others,
    png.subarray(BEHIND_HEAD),
  ]);
  expect(withoutPngTexts(bomb)).toEqual(png);
  expect(await recogniseImage(bomb, 'logo')).toEqual({ bytes: png, mime: 'image/png', width: 20, height: 10 });
});

test('what is no chunk is left to the decoder', () => {
  const torn = Buffer.from('\u0089PNG\r\n\u001a\n\0\u00ff\u00ff\u00fftEXt and more', 'latin1');
  expect(withoutPngTexts(torn).subarray(0, 8)).toEqual(torn.subarray(0, 8));
  expect(withoutPngTexts(Buffer.from('short'))).toEqual(Buffer.from('short'));
});
