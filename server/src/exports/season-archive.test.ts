import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importSeasonAs } from '../features/season-import/season-import.service.js';
import { seasonFilesIn } from '../features/season-import/season-files.js';
import { recomputeTotals } from '../features/totals/totals.service.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createGameLine, createLeagueWorld, createOrganization, createPlayer, createRosterEntry, createTeam, createSeasonLeagueTeam } from '../testing/factories.js';
import { downloadSeason, importArchive, outcomeOf, staffOf } from '../testing/season-round-trip.js';
import { FIVE, HEAD, importSmall, THREE } from '../testing/small-season.js';
import { exportDoor } from './export-door.js';

const DIRECTORY = fileURLToPath(new URL('../../../demo/nba-2017-18', import.meta.url));
const AUTHOR = { id: null, name: 'the importer' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mounts: [exportDoor] });
});
afterAll(() => app.close());

/** Takes a season to a new organization and compares; then back home, where nothing may change. */
async function roundTrip(organizationId: number, seasonId: number, seasonName: string): Promise<void> {
  const archive = await downloadSeason(app, organizationId, seasonId);
  const other = (await createOrganization(app.manager)).id;
  const there = await importArchive(app, other, archive, seasonName);
  expect(there).toMatchObject({ done: true, problems: { items: [] } });
  expect(await outcomeOf(app, other, there.seasonId!)).toEqual(await outcomeOf(app, organizationId, seasonId));
  expect(await downloadSeason(app, other, there.seasonId!)).toEqual(archive);
  const home = await importArchive(app, organizationId, archive, seasonName);
  const nothing = { added: 0, changed: 0, kept: 0 };
  expect(home).toMatchObject({ done: true, seasonId, teams: { added: 0 }, players: { added: 0 }, games: nothing, lines: nothing });
}

test('a real season', async () => {
  const organizationId = (await createOrganization(app.manager)).id;
  const { seasonId } = await importSeasonAs(await app.context(), organizationId, AUTHOR, { files: await seasonFilesIn(DIRECTORY), name: '2017-18' });
  expect(seasonId).not.toBeNull();
  await roundTrip(organizationId, seasonId!, '2017-18');
}, 180_000);

test('a season that was entered by hand, with namesakes, two games of a pair on a day, a forfeit, a postponed game and teams of one name', async () => {
  const { manager } = app;
  const { organizationId, teams, last, players } = await createLeagueWorld(manager);
  const { season, seasonLeague, slts } = last;
  const namesake = await createPlayer(manager, organizationId, { firstName: players.ants[0]!.firstName, lastName: players.ants[0]!.lastName });
  await createRosterEntry(manager, organizationId, { seasonLeagueTeamId: slts.bees.id, playerId: namesake.id });
  const day = { seasonLeagueId: seasonLeague.id, date: '2025-01-05', homeTeamId: teams.ants.id, awayTeamId: teams.bees.id };
  const first = await createGame(manager, organizationId, { ...day, time: '18:00', homeScore: 5, awayScore: 3, status: 'final' });
  const second = await createGame(manager, organizationId, { ...day, time: '18:00', homeScore: 1, awayScore: 2, status: 'final' });
  await createGame(manager, organizationId, { ...day, homeScore: 20, awayScore: 0, status: 'forfeit' });
  await createGame(manager, organizationId, { ...day, homeScore: 8, awayScore: 9, status: 'postponed' });
  const twin = await createTeam(manager, organizationId, { name: 'ANTS' });
  await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: seasonLeague.id, teamId: twin.id });
  for (const [game, points] of [[first, 5], [second, 1]] as const) {
    await createGameLine(manager, organizationId, { gameId: game.id, teamId: teams.ants.id, playerId: players.ants[0]!.id, values: { PTS: points } });
    await createGameLine(manager, organizationId, { gameId: game.id, teamId: teams.bees.id, playerId: namesake.id, values: { PTS: 2 * points } });
  }
  await recomputeTotals(manager, organizationId);
  const archive = await downloadSeason(app, organizationId, season.id);
  expect(archive['teams.csv']).toContain('ANTS (2)');
  await manager.query("UPDATE teams SET name = 'ANTS (2)' WHERE organization_id = $1 AND id = $2", [organizationId, twin.id]);
  await roundTrip(organizationId, season.id, season.name);
});

const result = fc.record({
  home: fc.nat(2), away: fc.nat(2), day: fc.integer({ min: 1, max: 3 }), scores: fc.option(fc.tuple(fc.nat(3), fc.nat(3))),
  status: fc.constantFrom('', 'final', 'forfeit', 'postponed', 'cancelled', 'scheduled'), bracket: fc.constantFrom('', '', 'East'),
  keys: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
});
const NAMES = { a: 'Ann,Archer', b: 'ann,archer', c: 'Bo,"Baker, the ""Bull"""' };

test('any small season', async () => {
  const world = fc.array(result.filter(({ home, away }) => home !== away), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(world, async (games) => {
      const teams = ['Ants', 'Bees', '=Cats, "the best" 🏀'];
      const cell = (name: string): string => `"${name.replaceAll('"', '""')}"`;
      const heading = 'game_key,date,time,home_team,away_team,home_score,away_score,status,bracket,home_p1,home_p2,home_p3,home_p4,away_p1,away_p2,away_p3,away_p4';
      const rows = games.map(({ home, away, day, scores, status, bracket }, index) =>
        [index, `2025-01-0${day}`, '', cell(teams[home]!), cell(teams[away]!), ...(scores ?? ['', '']), status, bracket, ...Array<string>(8).fill('')].join(','));
      const lines = games.flatMap(({ home, away, day, keys }, index) =>
        keys.map((key, place) => `${index},${key},2025-01-0${day},${cell(teams[home]!)},${cell(teams[away]!)},${NAMES[key]},G,${place === 0},${place === 0 ? FIVE : THREE}`));
      const organizationId = (await createOrganization(app.manager)).id;
      const report = await importSmall(app, organizationId, {
        teams: `team,league,division\n${teams.map((name, index) => `${cell(name)},D1,${index < 2 ? 'East' : ''}`).join('\n')}`,
        games: [heading, ...rows].join('\n'),
        players: [`game_key,player_key,${HEAD}`, ...lines].join('\n'),
      });
      expect(report.problems.items).toEqual([]);
      await roundTrip(organizationId, report.seasonId!, 'Fall 2025');
    }),
    { numRuns: 8 },
  );
}, 120_000);

test('only administrators, and each those of the own organization', async () => {
  const { organizationId, last } = await createLeagueWorld(app.manager);
  const path = `/exports/seasons/${last.season.id}.zip`;
  const other = (await createOrganization(app.manager)).id;
  expect((await app.request({ path })).status).toBe(401);
  expect((await app.request({ path, as: await staffOf(app, other) })).status).toBe(404);
  const { status, headers } = await app.request({ path, as: await staffOf(app, organizationId) });
  expect([status, headers['cache-control'], headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'private, no-store',
    'application/zip',
    `attachment; filename="2024-25.zip"; filename*=UTF-8''2024-25.zip`,
  ]);
});
