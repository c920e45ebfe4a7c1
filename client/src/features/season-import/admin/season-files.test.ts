import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { kindOf, recogniseFiles } from './season-files';

test.each([
  ['teams.csv', 'teams'],
  ['Games (1).csv', 'games'],
  ['player_games.csv', 'playerGames'],
  ['Player Games 2025.csv', 'playerGames'],
  ['season.csv', null],
])('%s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

const file = (name: string, content: string | Uint8Array<ArrayBuffer>): File => new File([content], name);

test('single files are found by their names', async () => {
  const { files, refused, name } = await recogniseFiles([file('games.csv', 'a'), file('notes.txt', 'b')]);
  expect(Object.keys(files)).toEqual(['games']);
  expect([refused, name]).toEqual([
    ['It is not clear which file notes.txt is. Choose it beside its name below.'],
    null,
  ]);
});

test("a season's archive brings its files and its name", async () => {
  const bytes = zipSync({
    'Fall/teams.csv': strToU8('t'),
    'games.csv': strToU8('g'),
    'player_games.csv': strToU8('p'),
    'other.txt': strToU8('o'),
  });
  const { files, name, refused } = await recogniseFiles([file('Fall 2025.zip', new Uint8Array(bytes))]);
  expect([name, refused, files.archive?.name, Object.keys(files)]).toEqual([
    'Fall 2025',
    [],
    'Fall 2025.zip',
    ['archive'],
  ]);
});

test('what is no archive is refused in words', async () => {
  expect((await recogniseFiles([file('x.zip', 'text')])).refused).toEqual([
    'x.zip holds none of teams.csv, games.csv, player_games.csv.',
  ]);
});

test('a workbook is told what it is, whatever its name says beside', async () => {
  const { files, refused } = await recogniseFiles([file('Teams.XLSX', 'PK'), file('games.csv', 'a')]);
  expect([Object.keys(files), refused]).toEqual([
    ['games'],
    ['Teams.XLSX is a workbook: open it, and save or download its sheet as CSV.'],
  ]);
});
