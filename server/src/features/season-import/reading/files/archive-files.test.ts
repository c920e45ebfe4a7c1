import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archiveFiles } from './archive-files.js';

const text = (content: string): Uint8Array => new Uint8Array(Buffer.from(content));
const pack = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));

async function contentOf(file: ReturnType<typeof archiveFiles>['teams']): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of file!.open()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test('tables and pictures are found by their names, in a folder too', async () => {
  const files = archiveFiles(
    'a.zip',
    pack({
      'Fall/teams.csv': text('t'),
      'Fall/periods.csv': text('p'),
      'Fall/pictures/1.webp': text('w'),
      '__MACOSX/teams.csv': text('x'),
      'notes.txt': text('n'),
    }),
  );
  expect(await contentOf(files.teams)).toBe('t');
  expect(await contentOf(files.detail!('periods.csv'))).toBe('p');
  expect(files.games).toBeNull();
  expect((await files.picture!('pictures/1.webp'))!.toString()).toBe('w');
  expect(await files.picture!('../notes.txt')).toBeNull();
  expect(await files.picture!('pictures/2.webp')).toBeNull();
});

test('what is no archive is refused in words', () => {
  expect(() => archiveFiles('a.zip', Buffer.from('text'))).toThrow('a.zip is no ZIP archive that can be read.');
});

/** An archive that announces other sizes than its files have; each is of one file's first place in the list. */
function announcing(zip: Buffer, sizes: readonly number[]): Buffer {
  let at = 0;
  for (const size of sizes) {
    at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at) + 24;
    zip.writeUInt32LE(size, at);
  }
  return zip;
}

test('an archive that would fill the memory is refused, and one that lies about its sizes gets no more than it said', async () => {
  const [small, mega] = [text('x'), 1024 * 1024];
  const bomb = announcing(pack({ 'teams.csv': small, 'games.csv': small, 'player_games.csv': small }), [
    33 * mega,
    33 * mega,
    33 * mega,
  ]);
  expect(() => archiveFiles('bomb.zip', bomb)).toThrow(
    'The tables in bomb.zip are larger than 96 MB together, the most that is read.',
  );
  expect(archiveFiles('large.zip', announcing(pack({ 'teams.csv': small }), [33 * mega])).teams).toMatchObject({
    size: 33 * mega,
  });
  const lying = announcing(pack({ 'teams.csv': text('y'.repeat(1_000_000)) }), [1000]);
  expect(await contentOf(archiveFiles('liar.zip', lying).teams)).toHaveLength(1000);
  const picture = archiveFiles('p.zip', announcing(pack({ 'pictures/1.webp': small }), [6 * mega]));
  expect(await picture.picture!('pictures/1.webp')).toBeNull();
});
