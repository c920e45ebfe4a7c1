import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.js';
import { openTestDatabase, type TestDatabase } from '../../testing/database.js';
import { createLeague, createOrganization, createSeason, createSeasonLeague } from '../../testing/factories.js';
import type { ImportResult } from './import-lines.js';
import { importRosterFile } from './import-roster-file.js';
import { commandServices } from './services.js';

let database: TestDatabase;
let path: string;
let slug: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const { manager } = database.dataSource;
  const organization = await createOrganization(manager);
  slug = organization.slug;
  const seasonId = (await createSeason(manager, organization.id, { name: 'Fall 2025' })).id;
  const leagueId = (await createLeague(manager, organization.id, { name: 'D1' })).id;
  await createSeasonLeague(manager, organization.id, { seasonId, leagueId });
  const directory = await mkdtemp(join(tmpdir(), 'courtbook-import-'));
  path = join(directory, 'players.csv');
  await writeFile(path, 'team,player\nAnts,Ann Archer\nBees,Bo Baker\n');
  return () => rm(directory, { recursive: true });
});

const run = (
  more: { organization?: string; season?: string; league?: string; path?: string } = {},
): Promise<ImportResult> =>
  importRosterFile(commandServices(readConfig({}), database), {
    organization: slug,
    season: 'fall 2025',
    league: 'd1',
    path,
    ...more,
  });

test('a roster is imported once', async () => {
  expect(await run()).toEqual({ done: true, lines: [], summary: 'Imported a roster: 2 players added, 2 new teams.' });
  expect(await run()).toEqual({ done: true, lines: [], summary: 'Everything was there already; nothing was changed.' });
});

test('problems are printed one a line, with the name of the file', async () => {
  await writeFile(path, 'team,player\nAnts,\n');
  expect(await run()).toEqual({
    done: false,
    lines: ['players.csv:2 player: the player has no name'],
    summary: 'Nothing was imported: there is one problem to put right first.',
  });
});

test.each([
  [{ organization: 'nobody' }, "There is no organization 'nobody'. There are: "],
  [{ league: 'D2' }, "There is no league 'D2' in a season 'fall 2025'. There are: 'D1' in 'Fall 2025'."],
  [{ season: 'Spring' }, "There is no league 'd1' in a season 'Spring'. There are: 'D1' in 'Fall 2025'."],
  [{ path: '/nowhere/players.csv' }, 'There is no file /nowhere/players.csv.'],
])('%j', async (more, message) => {
  await expect(run(more)).rejects.toThrow(message);
});
