import { expect, test } from 'vitest';
import { checkedText } from './checked-text.js';

/** A text as it is read from a file that comes in pieces of so many bytes; what was guessed at, or what is wrong. */
async function read(bytes: Buffer, size = 1000): Promise<[text: string, guessedAt: number | null]> {
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
  }
  let guessedAt: number | null = null;
  let text = '';
  try {
    for await (const piece of checkedText(chunks(), 10_000, (line) => (guessedAt = line))) text += piece.toString();
  } catch (error) {
    const { line, message } = error as { line: number | null; message: string };
    return [`${line}: ${message}`, guessedAt];
  }
  return [text, guessedAt];
}

const TEXT = 'team,player\nAnts,José Muñoz\nBees,“Łukasz” €\n';
const WESTERN = 'team,player\r\nAnts,José Muñoz\r\nBees,“Ana” €';
/** WESTERN in Windows-1252, where quotes are 0x93 and 0x94 and the euro is 0x80. */
const WINDOWS = Buffer.from(WESTERN.replace('“', '\u0093').replace('”', '\u0094').replace('€', '\u0080'), 'latin1');

test.each([1, 2, 3, 7, 1000])(
  'UTF-8, UTF-16 and Windows-1252 are the same text, in pieces of %d bytes',
  async (size) => {
    expect(await read(Buffer.from(TEXT), size)).toEqual([TEXT, null]);
    expect(await read(Buffer.from(`\ufeff${TEXT}`), size)).toEqual([`\ufeff${TEXT}`, null]);
    const little = Buffer.from(`\ufeff${TEXT}`, 'utf16le');
    expect(await read(little, size)).toEqual([TEXT, null]);
    expect(await read(Buffer.from(little).swap16(), size)).toEqual([TEXT, null]);
    expect(await read(WINDOWS, size)).toEqual([WESTERN, 2]);
  },
);

test('short and empty files are read, too', async () => {
  for (const text of ['', 'a', 'ab']) expect(await read(Buffer.from(text), 1)).toEqual([text, null]);
});

test('what no encoding explains is refused at its line', async () => {
  const mixed = Buffer.concat([Buffer.from('a\nJosé\n'), Buffer.from('Muñoz\n', 'latin1')]);
  for (const size of [3, 1000])
    expect(await read(mixed, size)).toEqual([
      '3: this line is not UTF-8, as the text before it is: save the file as UTF-8',
      null,
    ]);
  expect(await read(Buffer.from('a\nñ\n\u0081\n', 'latin1'))).toEqual([
    '3: the text is neither UTF-8 nor Windows-1252: save the file as UTF-8',
    2,
  ]);
  expect(await read(Buffer.from('a\nb\0\n'))).toEqual(['2: this is a binary file, not text', null]);
  // A surrogate alone, and half a letter at the end.
  expect((await read(Buffer.from('\ufeffa\ud800b', 'utf16le')))[0]).toContain('UTF-16');
  expect((await read(Buffer.from('\ufeffab', 'utf16le').subarray(0, 5)))[0]).toContain('UTF-16');
});

test('a workbook is told what it is', async () => {
  const csv = 'not text: open it and save or download its sheet as CSV';
  // The second line of an archive may well have no zero byte.
  const archive = Buffer.from('PK\u0003\u0004\n\u0014\u0000\n', 'latin1');
  for (const size of [1, 1000])
    expect(await read(archive, size)).toEqual([
      `null: this is a workbook (.xlsx, .ods, .numbers) or another archive, ${csv}`,
      null,
    ]);
  expect(await read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual([
    `null: this is a workbook of Excel (.xls), ${csv}`,
    null,
  ]);
  expect(await read(Buffer.from('a\nPK\u0003\u0004\n'))).toEqual(['a\nPK\u0003\u0004\n', null]);
});

test('lines that end with CR alone are lines, too', async () => {
  const lines = ['a', 'José', 'Muñoz', ''];
  for (const size of [1, 3, 1000]) {
    expect(await read(Buffer.from(lines.join('\r'), 'latin1'), size)).toEqual([lines.join('\r'), 2]);
    const mixed = Buffer.concat([Buffer.from('a\rJosé\r'), Buffer.from('Muñoz\r', 'latin1')]);
    expect(await read(mixed, size)).toEqual([
      '3: this line is not UTF-8, as the text before it is: save the file as UTF-8',
      null,
    ]);
  }
});

test('size is counted in bytes of the file', async () => {
  expect((await read(Buffer.from('x\n'.repeat(5000))))[1]).toBeNull();
  expect((await read(Buffer.from('x\n'.repeat(5001))))[0]).toMatch(/^null: the file is larger than/);
});
