import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.js';
import { openTestDatabase, type TestDatabase } from '../../testing/database.js';
import { createOrganization } from '../../testing/factories.js';
import { importDirectory } from './import-directory.js';
import type { ImportResult } from './import-lines.js';
import { commandServices } from './services.js';

const HEAD =
  'date,team,opponent,first_name,last_name,position,started,MIN,PTS,AST,REB,OREB,DREB,STL,BLK,TO,PF,2PM,2PA,3PM,3PA,FTM,FTA';

let database: TestDatabase;
let directory: string;
let slug: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  slug = (await createOrganization(database.dataSource.manager)).slug;
  directory = await mkdtemp(join(tmpdir(), 'courtbook-import-'));
  await writeFile(join(directory, 'teams.csv'), 'team,league,division\nAnts,D1,\nBees,D1,\n');
  await writeFile(
    join(directory, 'games.csv'),
    'date,time,home_team,away_team,home_score,away_score,home_p1,home_p2,home_p3,home_p4,away_p1,away_p2,away_p3,away_p4\n2025-09-14,18:00,Ants,Bees,5,3,1,1,1,1,0,1,1,1\n',
  );
  await writeFile(
    join(directory, 'player_games.csv'),
    `${HEAD}\n2025-09-14,Ants,Bees,Ann,Archer,G,true,30,5,1,2,1,1,0,0,1,2,2,4,0,1,1,2\n`,
  );
  return () => rm(directory, { recursive: true });
});

const run = (
  more: { organization?: string; directory?: string; removeMissing?: boolean; name?: string; active?: boolean } = {},
): Promise<ImportResult> =>
  importDirectory(commandServices(readConfig({}), database), {
    organization: slug,
    name: 'Fall 2025',
    directory,
    ...more,
  });

test('warnings and a summary are printed', async () => {
  const { done, lines, summary } = await run();
  expect(done).toBe(true);
  expect(lines).toEqual([
    'warning: games.csv:2 home_score: the periods add up to 4, the final is 5',
    "warning: games.csv:2 away_score: the players' points add up to 0, the final is 3",
  ]);
  expect(summary.split('\n').slice(0, 3)).toEqual([
    'Teams: 2, 2 of them new. Players: 1, 1 of them new.',
    'Games: 1 added, 0 changed, 0 unchanged, 0 kept as edited.',
    'Player lines: 1 added, 0 changed, 0 unchanged, 0 kept as edited.',
  ]);
});

test('an active season that public pages do not show is told of', async () => {
  expect((await run({ active: true })).summary).not.toContain('Public pages');
  expect((await run({ name: 'Other', active: true })).summary).toContain(
    '\nPublic pages show Fall 2025 (from 2025-09-14): of several active seasons the one that starts last.\n',
  );
});

test('what the files no longer hold is named, and removed when asked for', async () => {
  await run();
  await writeFile(join(directory, 'player_games.csv'), `${HEAD}\n`);
  const again = await run();
  expect(again.lines[0]).toBe(
    'warning: player_games.csv: an earlier import brought what the files now lack: 1 player line. Nothing of it is removed unless that is asked for: Ann Archer in 2025-09-14 18:00 Ants – Bees',
  );
  const { lines, summary } = await run({ removeMissing: true });
  expect(lines.at(-1)).toBe('removed: Ann Archer in 2025-09-14 18:00 Ants – Bees');
  expect(summary).toContain('Removed: 1 player line; an administrator can undo that within ten minutes.');
});

test('problems are printed one a line, and nothing is imported', async () => {
  await rm(join(directory, 'games.csv'));
  expect(await run()).toEqual({
    done: false,
    lines: ['games.csv: the file is missing'],
    summary: 'Nothing was imported: there is one problem to put right first.',
  });
});

test('an unknown organization is refused with those that there are', async () => {
  await expect(run({ organization: 'nobody' })).rejects.toThrow(
    new RegExp(`There is no organization 'nobody'. There are: .*${slug}`),
  );
});

test('an organization is found by a slug that it had before', async () => {
  const former = `${slug}-before`;
  await database.dataSource.query('UPDATE organizations SET former_slugs = ARRAY[$2] WHERE slug = $1', [slug, former]);
  expect(await run({ organization: former.toUpperCase() })).toMatchObject({ done: true });
});

test('a missing directory is refused', async () => {
  await expect(run({ directory: join(directory, 'none') })).rejects.toThrow('There is no directory');
});
