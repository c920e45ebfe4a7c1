import { afterAll, beforeAll, expect, test } from 'vitest';
import { recomputeTotals } from '../features/totals/totals.service.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import {
  createGameLine,
  createOrganization,
  createPlayer,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../testing/factories.js';
import { changed, createPlaysWorld, enterPlays, newPlay } from '../testing/plays-world.js';
import { downloadSeason, importArchive, roundTrip, staffOf } from '../testing/season-round-trip.js';
import { deliveriesOf, makeWebhook } from '../testing/webhook-world.js';
import { exportRouter } from './export-router.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter] });
});
afterAll(() => app.close());

test('plays with their revisions, links and settings', async () => {
  const world = await createPlaysWorld(app, { status: 'in_progress' });
  const { organizationId, home } = world;
  const [{ seasonId, name }] = (await app.manager.query(
    'SELECT s.id AS "seasonId", s.name FROM games g JOIN seasons s ON s.organization_id = $1 AND s.id = g.season_id WHERE g.organization_id = $1 AND g.id = $2',
    [organizationId, world.gameId],
  )) as [{ seasonId: number; name: string }];
  await app.manager.query(
    'UPDATE season_leagues SET bonus_fouls = 7, double_bonus_fouls = 10, period_minutes = NULL WHERE organization_id = $1',
    [organizationId],
  );
  const shot = newPlay(world, 'MADE_TWO', { x: 90, y: 50, clock: 512, sortOrder: 1.5 });
  await enterPlays(app, world, [
    shot,
    changed(shot, { kind: 'MADE_THREE' }),
    newPlay(world, 'ASSIST', { linkedPlayId: shot.id, playerId: String(home[1]) }),
    newPlay(world, 'SUBSTITUTION', { playerId: String(home[2]), otherPlayerId: String(home[0]) }),
    newPlay(world, 'NOTE', { teamId: null, playerId: null, note: '=SUM(1)\nTwo lines, "quoted"' }),
    newPlay(world, 'TURNOVER', { isDeleted: true, sortOrder: -3 }),
  ]);
  const archive = await downloadSeason(app, organizationId, seasonId);
  expect(archive['plays.csv']!.match(/MADE_THREE/g)).toHaveLength(1);
  expect(archive['leagues.csv']).toContain(',7,10,true,');
  await roundTrip(app, organizationId, seasonId, name);
  const other = (await createOrganization(app.manager)).id;
  const wrong = archive['plays.csv']!.replace('MADE_THREE', 'DUNK').replace(/,Q1,/, ',Q9,');
  const refused = await importArchive(app, other, { ...archive, 'plays.csv': wrong }, name);
  expect(refused.problems.items.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'kind: "DUNK" is no kind of play',
  ]);
  const elsewhere = archive['plays.csv']!.replace(/,Q1,/, ',Q9,');
  const { kept } = await importArchive(app, other, { ...archive, 'plays.csv': elsewhere }, name);
  expect(kept.items.map(({ reason }) => reason)).toEqual(['Q9 is no period here; the play is left out']);
});

test('what was corrected of games, of a player without a line, too', async () => {
  const { manager } = app;
  const world = await createPlaysWorld(app, { status: 'in_progress' });
  const { organizationId, gameId, homeTeamId: teamId } = world;
  const guest = await createPlayer(manager, organizationId, { firstName: 'Gus', lastName: 'Guest' });
  const shot = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [shot]);
  await createGameLine(manager, organizationId, { gameId, teamId, playerId: guest.id });
  for (const sql of [
    "UPDATE games SET status = 'final', home_score = 50, away_score = 40 WHERE organization_id = $1",
    'UPDATE games SET home_score = 52 WHERE organization_id = $1',
    'UPDATE period_scores SET score = 9 WHERE organization_id = $1',
  ])
    await manager.query(sql, [organizationId]);
  await manager.query('DELETE FROM game_lines WHERE organization_id = $1 AND player_id = $2', [
    organizationId,
    guest.id,
  ]);
  await enterPlays(app, world, [changed(shot, { kind: 'MADE_THREE' })]);
  await recomputeTotals(manager, organizationId);
  const [season] = (await manager.query(
    'SELECT s.id, s.name, g.season_league_id AS "seasonLeagueId" FROM seasons s JOIN games g ON g.organization_id = $1 AND g.season_id = s.id WHERE s.organization_id = $1',
    [organizationId],
  )) as [{ id: number; name: string; seasonLeagueId: number }];
  const bystanders = await createTeam(manager, organizationId);
  await createSeasonLeagueTeam(manager, organizationId, {
    seasonLeagueId: season.seasonLeagueId,
    teamId: bystanders.id,
  });

  const corrected = await correctionsIn(organizationId);
  expect(corrected.map(({ what }) => what).toSorted()).toEqual([
    'FINAL_SCORE 50 52',
    'LINE Gus Guest 1 null',
    'PERIOD_SCORE Q1 2 9',
    'PERIOD_SCORE Q1 9 10',
    'STATISTIC Hans Player 01 2PA 1 null',
    'STATISTIC Hans Player 01 2PM 1 null',
    'STATISTIC Hans Player 01 3PA null 1',
    'STATISTIC Hans Player 01 3PM null 1',
    'STATISTIC Hans Player 01 PTS 2 3',
  ]);
  const archive = await downloadSeason(app, organizationId, season.id);
  await roundTrip(app, organizationId, season.id, season.name);
  const other = (await createOrganization(manager)).id;
  const owner = await app.signInAs(await createUser(manager, other, { role: 'org_owner' }));
  await makeWebhook(app, owner, 'https://hooks.example.org/', ['game.score_corrected']);
  expect(await importArchive(app, other, archive, season.name)).toMatchObject({ done: true });
  expect(await correctionsIn(other)).toEqual(corrected);
  expect(await deliveriesOf(app, other)).toEqual([]);

  const file = archive['corrections.csv']!;
  expect(file.trimEnd().split('\r\n')).toHaveLength(1 + corrected.length);
  const elsewhere = (await createOrganization(manager)).id;
  const [, first = ''] = file.split('\r\n');
  const [key = '', , at = '', team = ''] = first.split(',');
  const wrong = [
    file.split('\r\n', 1)[0],
    `${key},goal,${at},${team},,,,,,1,2,`,
    `${key},final_score,2026-02-30T10:00:00Z,${team},,,,,,1,2,`,
    `${key},final_score,2026-02-28 10:00,${team},,,,,,1,2,`,
    `${key},line,${at},${team},,Gus,Guest,,,57,,`,
    `no game,final_score,${at},no team,,,,,,1,2,`,
    `${key},final_score,${at},${bystanders.name},,,,,,1,2,`,
  ].join('\r\n');
  const refused = await importArchive(app, elsewhere, { ...archive, 'corrections.csv': wrong }, season.name);
  expect(refused.problems.items.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'kind: "goal" is none of statistic, final_score, period_score, line, started, did_not_play',
    'corrected_at: "2026-02-30T10:00:00Z" is no moment such as 2026-01-31T18:00:00Z',
    'corrected_at: "2026-02-28 10:00" is no moment such as 2026-01-31T18:00:00Z',
    'before: has to be 0 or 1',
    'game_key: games.csv has no game "no game"',
    'team: unknown team "no team": teams.csv does not have it',
    'team: does not play in this game',
  ]);
  const unknown = file.replace(',PTS,', ',XYZ,').replace(',Q1,', ',Q9,');
  const { kept } = await importArchive(app, elsewhere, { ...archive, 'corrections.csv': unknown }, season.name);
  expect(kept.items.map(({ reason }) => reason)).toEqual([
    'Q9 is no period here; the correction is left out',
    'XYZ is no statistic here; the correction is left out',
  ]);
});

test('what is entered for the first time after a result is none of its corrections', async () => {
  const world = await createPlaysWorld(app, { status: 'in_progress' });
  const { organizationId } = world;
  await app.manager.query(
    "UPDATE games SET status = 'final', home_score = 50, away_score = 40 WHERE organization_id = $1",
    [organizationId],
  );
  await enterPlays(app, world, [newPlay(world, 'MADE_TWO')]);
  const [{ id }] = (await app.manager.query('SELECT season_id AS id FROM games WHERE organization_id = $1', [
    organizationId,
  ])) as [{ id: number }];
  const archive = await downloadSeason(app, organizationId, id);
  expect(await correctionsIn(organizationId)).toEqual([]);
  expect(archive['corrections.csv']!.trimEnd().split('\r\n')).toHaveLength(1);
});

/** What an organization's games say was corrected of them, latest first, and who it was. */
async function correctionsIn(organizationId: number): Promise<{ what: string; at: string; by: string | null }[]> {
  interface Told {
    kind: string;
    at: string;
    before: number | null;
    after: number | null;
    changedBy: string | null;
    player: { fullName: string } | null;
    period: { name: string } | null;
    definition: { abbreviation: string } | null;
  }
  const { data } = await app.graphql<{ organization: { games: { nodes: { corrections: Told[] }[] } } }>(
    `query ($id: ID!) { organization(id: $id) { games { nodes { corrections {
       kind at before after changedBy player { fullName } period { name } definition { abbreviation } } } } } }`,
    { id: String(organizationId) },
    { as: await staffOf(app, organizationId) },
  );
  return data!.organization.games.nodes
    .flatMap(({ corrections }) => corrections)
    .map(({ kind, at, before, after, changedBy, player, period, definition }) => ({
      what: [kind, player?.fullName, period?.name, definition?.abbreviation, String(before), String(after)]
        .filter(Boolean)
        .join(' '),
      at,
      by: changedBy,
    }));
}
