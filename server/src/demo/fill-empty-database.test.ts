import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../features/users/password.service.js';
import { verifyTotals } from '../features/totals/verify-totals.service.js';
import { checkBlocks } from '../features/pages/check-blocks.service.js';
import type { PageBlockInput } from '../features/pages/page.input.js';
import { InputCheck } from '../lib/validation.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { fillEmptyDatabase, type FilledDatabase } from './fill-empty-database.js';

interface MadeSchedule {
  readonly publishedAt: string | null;
  readonly gameCount: number;
  readonly seasonLeague: { readonly season: { readonly active: boolean }; readonly league: { readonly name: string } };
  readonly weeks: readonly {
    readonly byes: object[];
    readonly doubleHeaders: object[];
    readonly otherGames: object[];
    readonly dates: readonly { weekOff: object | null; otherGames: object[]; cells: { game: object | null }[] }[];
  }[];
}

describe('with DEMO=1', () => {
  let app: TestApp;
  let filled: FilledDatabase | null;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'courtbook-demo-'));
    app = await startTestApp({
      ownDatabase: true,
      config: { demo: true, adminPassword: 'a password for all', dataDir },
    });
    filled = await fillEmptyDatabase(app.app.parts.services);
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  const query = <Row>(sql: string): Promise<Row[]> => app.manager.query<Row[]>(sql);

  test('organizations have their promised ids and slugs', async () => {
    expect(
      await query('SELECT id, slug, listed, home_variant, nav_variant, time_zone FROM organizations ORDER BY id'),
    ).toEqual([
      { id: 1, slug: 'fab', listed: true, home_variant: 'hero', nav_variant: 'main', time_zone: 'America/Los_Angeles' },
      {
        id: 2,
        slug: 'sandbox',
        listed: false,
        home_variant: 'hero',
        nav_variant: 'simple',
        time_zone: 'America/Los_Angeles',
      },
      {
        id: 3,
        slug: 'youth-center',
        listed: true,
        home_variant: 'welcome',
        nav_variant: 'youth',
        time_zone: 'America/Los_Angeles',
      },
      {
        id: 4,
        slug: 'nba',
        listed: true,
        home_variant: 'stat_leaders',
        nav_variant: 'simple',
        time_zone: 'America/New_York',
      },
      {
        id: 5,
        slug: 'valley',
        listed: true,
        home_variant: 'stat_leaders',
        nav_variant: 'simple',
        time_zone: 'America/Los_Angeles',
      },
      {
        id: 6,
        slug: 'harbor',
        listed: true,
        home_variant: 'default',
        nav_variant: 'simple',
        time_zone: 'America/Los_Angeles',
      },
    ]);
    expect(await query('SELECT id, name FROM sports ORDER BY id')).toEqual(
      ['Basketball', 'Baseball', 'Tennis', 'Volleyball'].map((name, index) => ({ id: index + 1, name })),
    );
    expect(await query('SELECT organization_id, domain FROM organization_domains')).toEqual([
      { organization_id: 4, domain: 'nba.localhost' },
    ]);
  });

  test('a player of the main league has a sponsor with a banner and a video, and its latest games have videos', async () => {
    const [player] = await query<{ name: string; banners: number }>(
      `SELECT p.sponsor_name AS name, (SELECT count(*)::int FROM upload_sizes u WHERE u.organization_id = 1 AND u.upload_id = p.sponsor_upload_id) AS banners
       FROM players p JOIN player_videos v ON v.organization_id = 1 AND v.player_id = p.id WHERE p.organization_id = 1`,
    );
    expect(player).toEqual({ name: 'Courtside Training', banners: 2 });
    const videos = await query(
      'SELECT g.video_url FROM games g WHERE g.organization_id = 1 AND g.home_score IS NOT NULL ORDER BY date DESC, time DESC, id DESC LIMIT 4',
    );
    expect(videos).toEqual([
      ...['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8'].map((id) => ({
        video_url: `https://www.youtube.com/watch?v=${id}`,
      })),
      { video_url: null },
    ]);
  });

  test('the next organization gets the next id', async () => {
    expect(await query("SELECT nextval(pg_get_serial_sequence('organizations', 'id'))::int AS id")).toEqual([
      { id: 7 },
    ]);
  });

  test('every account has the given password and a hash of its own', async () => {
    const users = await query<{
      username: string;
      role: string;
      organization_id: number | null;
      password_hash: string;
    }>('SELECT * FROM users ORDER BY id');
    expect(filled).toEqual({ accounts: users.map(({ username }) => username), password: null });
    expect(users.map(({ username, role, organization_id }) => [username, role, organization_id])).toEqual([
      ['admin', 'super_admin', null],
      ...['fab', 'sandbox', 'youth-center', 'nba', 'valley', 'harbor'].flatMap((slug, index) => [
        [`owner-${slug}`, 'org_owner', index + 1],
        [`staff-${slug}`, 'staff', index + 1],
      ]),
    ]);
    expect(new Set(users.map((user) => user.password_hash)).size).toBe(13);
    expect(users[0]!.password_hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(users[12]!.password_hash, 'a password for all')).toBe(true);
  });

  test('every organization has one active season with results; only fab and nba have divisions', async () => {
    const seasons =
      await query(`SELECT o.slug, s.name, count(*) FILTER (WHERE g.status = 'final')::int AS played, count(*) FILTER (WHERE g.status = 'scheduled')::int AS coming,
        (SELECT count(*)::int FROM divisions d WHERE d.organization_id = o.id AND d.season_id = s.id) AS divisions
      FROM organizations o JOIN seasons s ON s.organization_id = o.id AND s.active JOIN games g ON g.organization_id = o.id AND g.season_id = s.id
      GROUP BY o.id, s.organization_id, s.id ORDER BY o.id`);
    expect(seasons).toEqual([
      // 4 leagues of 8 (4 games a week) and one of 7 (3 games), 5 of 8 weeks.
      { slug: 'fab', name: 'Fall 2025', played: 95, coming: 57, divisions: 5 },
      { slug: 'sandbox', name: 'Fall 2025', played: 4, coming: 2, divisions: 0 },
      { slug: 'youth-center', name: 'Fall 2025', played: 16, coming: 8, divisions: 0 },
      { slug: 'nba', name: '2017-18', played: 774, coming: 0, divisions: 6 },
      { slug: 'valley', name: 'Fall 2025', played: 21, coming: 9, divisions: 0 },
      { slug: 'harbor', name: 'Fall 2025', played: 6, coming: 6, divisions: 0 },
    ]);
  });

  test('the main league has rosters, captains, seeds, places and weeks off', async () => {
    const [row] = await query(`SELECT
      (SELECT count(*)::int FROM players WHERE organization_id = 1) AS players,
      (SELECT count(*)::int FROM roster_entries WHERE organization_id = 1 AND jersey_number IS NOT NULL) AS numbers,
      (SELECT count(*)::int FROM season_league_teams WHERE organization_id = 1 AND captain_player_id IS NULL) AS leaderless,
      (SELECT count(*)::int FROM games WHERE organization_id = 1 AND location_id IS NULL) AS placeless,
      (SELECT count(*)::int FROM weeks_off WHERE organization_id = 1) AS weeks_off,
      (SELECT count(*)::int FROM player_attribute_values WHERE organization_id = 1) AS attributes`);
    // 39 teams of 9; two seasons; Sunday D1 and D2, Monday D3
    expect(row).toEqual({
      players: 351,
      numbers: 702,
      leaderless: 0,
      placeless: 0,
      weeks_off: 3,
      attributes: 1053,
    });
    const seeds = await query(
      'SELECT array_agg(position ORDER BY position) AS seeds FROM division_teams WHERE organization_id = 1 GROUP BY division_id',
    );
    expect(seeds).toContainEqual({ seeds: [0, 1, 2, 3, 4, 5, 6, 7] });
  });

  test('the main league plays by published schedules: in their cells, with byes that follow from them', async () => {
    const [owner] = await query<{ id: number }>("SELECT id FROM users WHERE username = 'owner-fab'");
    const as = await app.signInAs({ id: owner!.id, organizationId: 1 });
    const { data } = await app.graphql<{ schedules: MadeSchedule[] }>(
      `{ schedules { publishedAt gameCount seasonLeague { season { active } league { name } }
          weeks { doubleHeaders { id } byes { id } otherGames { id } dates { weekOff { id } otherGames { id } cells { game { id } } } } } }`,
      {},
      { as },
    );
    const fall = data!.schedules.filter(({ seasonLeague }) => seasonLeague.season.active);
    expect(fall).toHaveLength(5);
    expect(data!.schedules).toHaveLength(10);
    for (const { publishedAt, gameCount, seasonLeague, weeks } of data!.schedules) {
      expect(publishedAt).not.toBeNull();
      const dates = weeks.flatMap((week) => week.dates);
      expect(dates.flatMap(({ cells }) => cells.filter(({ game }) => game !== null))).toHaveLength(gameCount);
      expect([...weeks, ...dates].flatMap(({ otherGames }) => otherGames)).toEqual([]);
      expect(weeks.flatMap(({ doubleHeaders }) => doubleHeaders)).toEqual([]);
      // D5 has seven teams.
      const playing = weeks.filter(({ dates: [date] }) => date!.weekOff === null);
      expect(weeks.flatMap(({ byes }) => byes)).toHaveLength(
        seasonLeague.league.name.startsWith('D5') ? playing.length : 0,
      );
    }
    expect(await query('SELECT id FROM games WHERE organization_id <> 4 AND schedule_id IS NULL')).toEqual([]);
    expect(await query('SELECT id FROM undo_steps')).toEqual([]);
  });

  test('coaches lead the youth center', async () => {
    expect(
      await query(
        'SELECT count(*)::int AS coaches FROM season_league_teams WHERE organization_id = 3 AND captain_name IS NOT NULL AND captain_player_id IS NULL',
      ),
    ).toEqual([{ coaches: 8 }]);
  });

  test('the specified pages are published, as the admin area would store them', async () => {
    const pages = await query<{ organization_id: number; path: string; blocks: PageBlockInput[] }>(
      'SELECT p.organization_id, p.path, r.blocks FROM pages p JOIN page_revisions r ON r.organization_id = p.organization_id AND r.id = p.published_revision_id ORDER BY p.id',
    );
    expect(pages.map(({ organization_id, path }) => `${organization_id} ${path}`)).toEqual([
      ...[
        'home',
        'registration',
        'leagueInfo',
        'tournament',
        'ourTeam',
        'leagueFootage',
        'youth',
        'about',
        'contact',
      ].map((path) => `1 ${path}`),
      '2 home',
      '3 home',
      '3 about',
    ]);
    for (const { blocks } of pages) {
      const check = new InputCheck();
      expect(checkBlocks(check, blocks)).toEqual(blocks);
      check.finish();
    }
  });

  test('heroes have pictures in the store', async () => {
    const files = await query<{ organization_id: number; storage_key: string }>(
      'SELECT organization_id, storage_key FROM upload_sizes',
    );
    const stored = (await readdir(join(dataDir, 'uploads'), { recursive: true })).filter((name) =>
      name.endsWith('.webp'),
    );
    expect(stored).toHaveLength(files.length);
    const images = await query<{ url: string; path: string }>(
      "SELECT b->>'url' AS url FROM page_revisions, jsonb_array_elements(blocks) b WHERE b->>'kind' = 'IMAGE'",
    );
    expect(images).toHaveLength(5 + 3);
    for (const { url } of images) expect(files.map((file) => `/uploads/${file.storage_key}`)).toContain(url);
  });

  test('teams have colours and emblems, some players portraits; the sandbox is left to be filled, children have no pictures', async () => {
    const rows = await query(
      `SELECT o.slug, count(*)::int AS teams, count(t.colour)::int AS colours, count(t.logo_upload_id)::int AS emblems,
         (SELECT count(p.image_upload_id)::int FROM players p WHERE p.organization_id = o.id) AS portraits
       FROM organizations o JOIN teams t ON t.organization_id = o.id GROUP BY o.id ORDER BY o.id`,
    );
    expect(rows).toEqual([
      { slug: 'fab', teams: 39, colours: 39, emblems: 39, portraits: 39 * 3 },
      { slug: 'sandbox', teams: 4, colours: 4, emblems: 0, portraits: 0 },
      { slug: 'youth-center', teams: 8, colours: 8, emblems: 8, portraits: 0 },
      { slug: 'nba', teams: 30, colours: 30, emblems: 30, portraits: expect.any(Number) },
      { slug: 'valley', teams: 6, colours: 6, emblems: 6, portraits: 6 * 8 },
      { slug: 'harbor', teams: 4, colours: 4, emblems: 4, portraits: 4 * 8 },
    ]);
    const names = await query("SELECT DISTINCT original_name AS name FROM uploads WHERE purpose = 'player_image'");
    expect(names).toEqual([{ name: 'portrait.png' }]);
  });

  test('the youth center is in the dropdown of the main league', async () => {
    expect(
      await query('SELECT organization_id, label, is_external, slug, url FROM links ORDER BY organization_id'),
    ).toEqual([
      { organization_id: 1, label: 'Youth Center', is_external: false, slug: 'youth/youth-center', url: null },
      {
        organization_id: 3,
        label: 'About',
        is_external: true,
        slug: null,
        url: 'https://youth-center.example.org/about',
      },
    ]);
  });

  test('made-up box scores add up', async () => {
    expect(
      await query(`SELECT g.id FROM games g JOIN game_lines l ON l.organization_id = g.organization_id AND l.game_id = g.id
        JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
        JOIN stat_definitions d ON d.organization_id = v.organization_id AND d.id = v.stat_definition_id AND d.abbreviation = 'PTS'
        GROUP BY g.organization_id, g.id HAVING sum(v.value) <> g.home_score + g.away_score`),
    ).toEqual([]);
  });

  test('the latest games have plays, which agree with their box scores', async () => {
    const played = await query<{ slug: string; games: number; players: number }>(
      `SELECT o.slug, count(DISTINCT p.game_id)::int AS games, count(DISTINCT p.player_id)::int AS players
       FROM organizations o JOIN plays p ON p.organization_id = o.id GROUP BY o.id ORDER BY o.id`,
    );
    expect(played.map(({ slug }) => slug)).toEqual(['fab', 'sandbox', 'youth-center', 'valley', 'harbor']);
    // Not all: some have no baskets that make the points of their periods.
    expect(played[0]!.games).toBeGreaterThan(12);
    expect(played[0]!.players).toBeGreaterThan(200);
    for (const { slug } of played) {
      const [owner] = await query<{ id: number; season: number; organization: number }>(
        `SELECT u.id, s.id AS season, o.id AS organization FROM users u JOIN organizations o ON o.slug = '${slug}'
         JOIN seasons s ON s.organization_id = o.id AND s.active WHERE u.username = 'owner-${slug}'`,
      );
      const { data } = await app.graphql<{ organization: { season: { integrityFindings: { nodes: object[] } } } }>(
        `query ($id: ID!, $season: ID!) { organization(id: $id) { season(id: $season) {
           integrityFindings(first: 100) { nodes { kind side expected found game { id } } } } } }`,
        { id: owner!.organization, season: owner!.season },
        { as: await app.signInAs({ id: owner!.id, organizationId: owner!.organization }) },
      );
      expect([slug, data!.organization.season.integrityFindings.nodes]).toEqual([slug, []]);
    }
  });

  test('totals pass their verification', async () => {
    expect(await verifyTotals(app.database.dataSource)).toEqual([]);
  });

  test('a second start does nothing', async () => {
    expect(await fillEmptyDatabase(app.app.parts.services)).toBeNull();
  });
});

test('with DEMO=0 there is the super administrator alone, and a password is made', async () => {
  const app = await startTestApp({ ownDatabase: true, config: { demo: false, adminPassword: null } });
  try {
    const [filled, other] = await Promise.all([
      fillEmptyDatabase(app.app.parts.services),
      fillEmptyDatabase(app.app.parts.services),
    ]);
    const done = filled ?? other;
    expect([filled, other]).toContain(null);
    expect(done?.accounts).toEqual(['admin']);
    const [user] = await app.manager.query<{ password_hash: string }[]>('SELECT password_hash FROM users');
    expect(await verifyPassword(user!.password_hash, done?.password ?? '')).toBe(true);
    expect(
      await app.manager.query(
        'SELECT (SELECT count(*)::int FROM organizations) AS organizations, (SELECT count(*)::int FROM sports) AS sports',
      ),
    ).toEqual([{ organizations: 0, sports: 4 }]);
  } finally {
    await app.close();
  }
});
