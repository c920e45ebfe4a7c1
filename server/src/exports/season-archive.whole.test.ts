import sharp from 'sharp';
import { Readable } from 'node:stream';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProblem } from '../features/season-import/reporting/problem.js';
import { graphSchema } from '../schema.js';
import { execute } from '../http/graphql/execution/execute.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization } from '../testing/factories.js';
import { downloadZip, importZip } from '../testing/season-round-trip.js';
import { importSmall } from '../testing/small-season.js';
import { wholeSeasonQuery, withoutAddresses } from '../testing/whole-answers.js';
import { writeAs } from '../features/audit/write.service.js';
import { prepareImage } from '../uploads/image-intake.js';
import { storeImage } from '../uploads/store-image.js';
import type { UploadPurpose } from '../uploads/upload.entity.js';
import { exportRouter } from './export-router.js';

const AUTHOR = { id: null, name: 'x' };
const wholeSeason = wholeSeasonQuery(graphSchema());

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter] });
});
afterAll(() => app.close());

/** Everything that the graph says of a season. */
async function answersOf(organizationId: number, seasonId: number): Promise<unknown> {
  const ctx = await app.context({ transport: 'page' });
  const { data, errors } = await execute(ctx, wholeSeason, {
    organization: String(organizationId),
    season: String(seasonId),
  });
  expect(errors).toBeUndefined();
  return withoutAddresses(data);
}

async function upload(organizationId: number, purpose: UploadPurpose, side: number): Promise<number> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer();
  const ctx = await app.context();
  const image = await prepareImage(ctx, purpose, {
    filename: 'x.png',
    createReadStream: () => Readable.from([bytes], { objectMode: false }),
  });
  return writeAs(ctx, organizationId, AUTHOR, (tx) => storeImage(tx, image!));
}

/** A season with something in every place where there can be anything. */
async function richSeason(): Promise<{ organizationId: number; seasonId: number }> {
  const organizationId = (await createOrganization(app.manager)).id;
  const { seasonId } = await importSmall(app, organizationId, {}, { active: true });
  const run = (sql: string, ...values: unknown[]): Promise<unknown> =>
    app.manager.query(sql, [organizationId, ...values]);
  await run("UPDATE seasons SET start_date = '2025-09-01', finish_date = '2026-04-30' WHERE organization_id = $1");
  await run(
    "UPDATE stat_definitions SET hidden = NOT hidden, position = 40 - position, name = name || ' (ours)' WHERE organization_id = $1",
  );
  await run("DELETE FROM stat_definitions d WHERE organization_id = $1 AND abbreviation = 'FG%'");
  await run(
    "INSERT INTO stat_definitions (organization_id, sport_id, name, abbreviation, position) SELECT $1, sport_id, 'Plus/minus', '+/-', 3 FROM seasons WHERE organization_id = $1",
  );
  await run('UPDATE game_periods SET position = position + 1 WHERE organization_id = $1');
  await run(
    "INSERT INTO game_periods (organization_id, sport_id, name, position, hidden) SELECT $1, sport_id, 'Warm-up', 0, true FROM seasons WHERE organization_id = $1",
  );
  await run("DELETE FROM game_periods WHERE organization_id = $1 AND name IN ('OT3', 'OT4')");
  await run('DELETE FROM player_attributes WHERE organization_id = $1');
  await run(
    "INSERT INTO player_attributes (organization_id, name, type, visible, position) VALUES ($1, 'Born', 'date', true, 0), ($1, 'Number', 'number', true, 2), ($1, '=Nick', 'string', true, 1), ($1, 'Secret', 'string', false, 3)",
  );
  await run("INSERT INTO leagues (organization_id, name) VALUES ($1, 'Empty Cup')");
  await run(
    "INSERT INTO season_leagues (organization_id, season_id, league_id, position) SELECT $1, s.id, l.id, 7 FROM seasons s, leagues l WHERE s.organization_id = $1 AND l.organization_id = $1 AND l.name = 'Empty Cup'",
  );
  await run(
    "INSERT INTO divisions (organization_id, season_id, name, position) SELECT $1, id, 'Nobody', 0 FROM seasons WHERE organization_id = $1",
  );
  await run("UPDATE divisions SET position = 5, bracket_kind = 'double' WHERE organization_id = $1 AND name = 'East'");
  await run("UPDATE divisions SET best_of = 3, third_place = true WHERE organization_id = $1 AND name = 'Nobody'");
  await run("UPDATE games SET bracket_node = 'final1' WHERE organization_id = $1 AND division_id IS NOT NULL");
  await run('UPDATE division_teams SET position = 2 WHERE organization_id = $1');
  await run(
    "INSERT INTO players (organization_id, first_name, last_name, known_as, bio) VALUES ($1, 'Never', 'Played', 'The Bench', E'One\\nand two'), ($1, 'Ann', 'Archer', null, null)",
  );
  await run(`INSERT INTO roster_entries (organization_id, season_league_team_id, player_id, jersey_number, position)
    SELECT $1, s.id, p.id, '00', 'Point guard' FROM season_league_teams s JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id AND t.name = 'Cats', players p
    WHERE s.organization_id = $1 AND p.organization_id = $1 AND p.import_key IS NULL`);
  await run("UPDATE roster_entries SET jersey_number = '7' WHERE organization_id = $1 AND jersey_number IS NULL");
  await run(
    "INSERT INTO player_attribute_values (organization_id, player_id, attribute_id, value) SELECT $1, p.id, a.id, CASE a.name WHEN 'Born' THEN '2001-02-03' WHEN 'Number' THEN '12' ELSE '=ok' END FROM players p, player_attributes a WHERE p.organization_id = $1 AND a.organization_id = $1 AND p.last_name <> 'Baker'",
  );
  await run(
    "INSERT INTO player_videos (organization_id, player_id, title, url, position) SELECT $1, id, 'Dunks', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 0 FROM players WHERE organization_id = $1 AND last_name = 'Played'",
  );
  await run(
    "UPDATE players SET sponsor_name = 'Shoes', sponsor_url = 'https://shoes.example/' WHERE organization_id = $1 AND last_name = 'Baker'",
  );
  await run(
    "UPDATE season_league_teams s SET captain_player_id = p.id, rank = 3 FROM players p, teams t WHERE s.organization_id = $1 AND p.organization_id = $1 AND p.last_name = 'Played' AND t.organization_id = $1 AND t.id = s.team_id AND t.name = 'Cats'",
  );
  await run(
    "UPDATE season_league_teams s SET captain_name = 'Coach', withdrawn = true FROM teams t WHERE s.organization_id = $1 AND t.organization_id = $1 AND t.id = s.team_id AND t.name = 'Bees'",
  );
  await run(
    "UPDATE teams SET unavailable_slots = '{09:00,18:30}', colour = '#c8102e', abbreviation = 'ANT' WHERE organization_id = $1 AND name = 'Ants'",
  );
  await run(
    "INSERT INTO locations (organization_id, name, url) VALUES ($1, 'Big Hall', 'https://maps.example/hall'), ($1, '+Small Hall', '')",
  );
  await run(
    "UPDATE games SET location_id = (SELECT id FROM locations WHERE organization_id = $1 AND name = CASE WHEN home_score IS NULL THEN '+Small Hall' ELSE 'Big Hall' END), video_url = 'https://youtu.be/dQw4w9WgXcQ', court = 'Court A' WHERE organization_id = $1",
  );
  await run(
    "INSERT INTO schedules (organization_id, season_league_id, name, start_date, num_weeks, game_days, published_at) SELECT $1, id, 'Fall plan', '2025-09-07', 8, '{sunday}', '2025-08-01T12:00:00Z' FROM season_leagues WHERE organization_id = $1 AND position = 0",
  );
  await run(
    "INSERT INTO schedule_time_slots (organization_id, schedule_id, time, location_id, court) SELECT $1, s.id, '09:00', l.id, 'Court B' FROM schedules s, locations l WHERE s.organization_id = $1 AND l.organization_id = $1 AND l.name = 'Big Hall'",
  );
  await run(
    `UPDATE schedules SET lost_halls = (SELECT jsonb_agg(jsonb_build_object('locationId', l.id, 'from', '2025-09-14', 'date', CASE WHEN l.name = 'Big Hall' THEN '2025-09-14' END)
       ORDER BY l.id) FROM locations l WHERE l.organization_id = $1) WHERE organization_id = $1`,
  );
  await run(
    'UPDATE games SET schedule_id = (SELECT id FROM schedules WHERE organization_id = $1), week_index = 1 WHERE organization_id = $1',
  );
  await run(
    "INSERT INTO byes (organization_id, season_league_team_id, date) SELECT $1, s.id, '2025-09-14' FROM season_league_teams s JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id AND t.name = 'Cats' WHERE s.organization_id = $1",
  );
  await run(
    "INSERT INTO weeks_off (organization_id, season_league_id, date, reason) SELECT $1, id, '2025-12-28', 'Holidays' FROM season_leagues WHERE organization_id = $1",
  );
  await run('UPDATE game_lines SET sort_order = sort_order + 3 WHERE organization_id = $1');
  await run(
    "UPDATE teams SET logo_upload_id = $2 WHERE organization_id = $1 AND name = 'Ants'",
    await upload(organizationId, 'team_logo', 300),
  );
  await run(
    "UPDATE players SET image_upload_id = $2 WHERE organization_id = $1 AND last_name = 'Played'",
    await upload(organizationId, 'player_image', 700),
  );
  await run(
    "UPDATE players SET sponsor_upload_id = $2 WHERE organization_id = $1 AND last_name = 'Baker'",
    await upload(organizationId, 'sponsor_image', 500),
  );
  await run('UPDATE organizations SET version = version + 1 WHERE id = $1');
  return { organizationId, seasonId: seasonId! };
}

test('a season in another organization is the same season, field by field', async () => {
  const { organizationId, seasonId } = await richSeason();
  const zip = await downloadZip(app, organizationId, seasonId);
  expect(Object.keys(unzipSync(zip)).filter((name) => name.startsWith('pictures/'))).toHaveLength(3);
  const other = (await createOrganization(app.manager)).id;
  const there = await importZip(app, other, zip, 'Fall 2025');
  expect(there.problems.items.map(describeProblem)).toEqual([]);
  expect(there.kept.items).toEqual([]);
  expect(await answersOf(other, there.seasonId!)).toEqual(await answersOf(organizationId, seasonId));
  const tables = (zipped: Buffer) =>
    Object.fromEntries(
      Object.entries(unzipSync(zipped))
        .filter(([name]) => name.endsWith('.csv'))
        .map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
    );
  expect(tables(await downloadZip(app, other, there.seasonId!))).toEqual(tables(zip));
  expect(tables(zip)['lost_halls.csv']).toBe(
    "schedule,location,location_url,date,from\r\nFall plan,Big Hall,https://maps.example/hall,2025-09-14,2025-09-14\r\nFall plan,'+Small Hall,,,2025-09-14\r\n",
  );

  const again = await importZip(app, other, zip, 'Fall 2025');
  expect(again).toMatchObject({
    done: true,
    teams: { added: 0 },
    players: { added: 0 },
    games: { added: 0, changed: 0, kept: 0 },
    lines: { added: 0, changed: 0, kept: 0 },
    kept: { items: [] },
  });
  expect(await answersOf(other, there.seasonId!)).toEqual(await answersOf(organizationId, seasonId));
  const home = await importZip(app, organizationId, zip, 'Fall 2025');
  expect(home).toMatchObject({
    done: true,
    seasonId,
    players: { added: 0 },
    games: { added: 0, changed: 0 },
    kept: { items: [] },
  });
});

test('an organization with a season of the sport keeps its own definitions; the missing ones are added, and differences named', async () => {
  const { organizationId, seasonId } = await richSeason();
  const zip = await downloadZip(app, organizationId, seasonId);
  const other = (await createOrganization(app.manager)).id;
  await importSmall(app, other, {}, { name: 'Spring' });
  const before = await app.manager.query(
    'SELECT abbreviation, name, position, hidden FROM stat_definitions WHERE organization_id = $1 ORDER BY position, id',
    [other],
  );
  const report = await importZip(app, other, zip, 'Fall 2025');
  const notes = report.kept.items.map(describeProblem);
  expect(notes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^statistics\.csv:\d+: Points \(ours\): the organization calls it Points; kept as it is$/),
      expect.stringMatching(/^statistics\.csv:\d+: Points \(ours\): the organization shows it; kept as it is$/),
      expect.stringMatching(/^statistics\.csv:\d+: Plus\/minus is added behind those that the organization has$/),
      'statistics.csv: the organization has another order; it is kept as it is',
      expect.stringMatching(/^periods\.csv:\d+: Warm-up is added behind those that the organization has$/),
    ]),
  );
  const after = await app.manager.query<{ abbreviation: string }[]>(
    'SELECT abbreviation, name, position, hidden FROM stat_definitions WHERE organization_id = $1 ORDER BY position, id',
    [other],
  );
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ abbreviation: '+/-' });
});

test('what is edited after an import stays; a picture that is none, and paths out of the archive, are refused', async () => {
  const { organizationId, seasonId } = await richSeason();
  const files = unzipSync(await downloadZip(app, organizationId, seasonId));
  const other = (await createOrganization(app.manager)).id;
  const broken = Buffer.from(zipSync({ ...files, 'pictures/1.webp': Buffer.from('<svg onload="alert(1)"/>') }));
  expect((await importZip(app, other, broken, 'Fall 2025')).problems.items.map(describeProblem)).toEqual([
    'teams.csv:3 logo: pictures/1.webp is no picture that can be read',
  ]);
  const teams = Buffer.from(files['teams.csv']!).toString().replace('pictures/1.webp', 'pictures/../../etc/passwd');
  const escaping = Buffer.from(
    zipSync({ ...files, 'teams.csv': Buffer.from(teams), '../../evil.csv': Buffer.from('x') }),
  );
  expect((await importZip(app, other, escaping, 'Fall 2025')).problems.items.map(describeProblem)).toEqual([
    'teams.csv:3 logo: "pictures/../../etc/passwd" is no picture\'s name such as pictures/1.webp',
  ]);
  const { seasonId: made } = await importZip(app, other, Buffer.from(zipSync(files)), 'Fall 2025');
  await app.manager.query(
    'UPDATE season_league_teams SET captain_player_id = NULL, rank = 9 WHERE organization_id = $1',
    [other],
  );
  await app.manager.query('DELETE FROM roster_entries WHERE organization_id = $1', [other]);
  const edited = await answersOf(other, made!);
  expect(await importZip(app, other, Buffer.from(zipSync(files)), 'Fall 2025')).toMatchObject({
    done: true,
    players: { added: 0 },
  });
  expect(await answersOf(other, made!)).toEqual(edited);
});
