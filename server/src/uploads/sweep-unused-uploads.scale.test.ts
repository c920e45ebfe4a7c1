import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createPage } from '../testing/factories.js';
import { unusedUploadsSql } from './unused-uploads-sql.js';

const [PLAYERS, PAGE_IMAGES, REVISIONS] = [300, 100, 60];

let app: TestApp;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  organizationId = (await createOrganization(app.manager)).id;
  // Page images are uploads 1 to 100, pictures of players 101 to 400; each has two files.
  await app.manager.query(
    `INSERT INTO uploads (organization_id, id, purpose, original_name, mime, sha256, width, height, created_at)
     SELECT $1, n, CASE WHEN n > $2 THEN 'player_image' ELSE 'page_image' END, 'a.png', 'image/png', 'x', 1, 1, '2026-05-01' FROM generate_series(1, $2 + $3::integer) AS n`,
    [organizationId, PAGE_IMAGES, PLAYERS],
  );
  await app.manager.query(
    `INSERT INTO upload_sizes (organization_id, upload_id, label, width, height, mime, byte_length, storage_key)
     SELECT u.organization_id, u.id, label, 1, 1, 'image/webp', 1, format('picture_-%s-%s.webp', u.id, label)
     FROM uploads u CROSS JOIN unnest(ARRAY['thumb', 'full']) AS label WHERE u.organization_id = $1`,
    [organizationId],
  );
  await app.manager.query(
    `INSERT INTO players (organization_id, first_name, last_name, image_upload_id) SELECT $1, 'A', 'Player' || n, $2 + n FROM generate_series(1, $3::integer) AS n`,
    [organizationId, PAGE_IMAGES, PLAYERS],
  );
  const page = await createPage(app.manager, organizationId, { published: false });
  // Revision n names the page images 1 to n + 30: the ten last ones are in none.
  await app.manager.query(
    `INSERT INTO page_revisions (organization_id, page_id, title, blocks)
     SELECT $1, $2, 'Gallery', (SELECT jsonb_agg(jsonb_build_object('kind', 'IMAGE', 'alt', repeat('x', 100), 'url', format('/uploads/picture_-%s-full.webp', i))) FROM generate_series(1, n + 30) AS i)
     FROM generate_series(1, $3::integer) AS n`,
    [organizationId, page.id, REVISIONS],
  );
});
afterAll(() => app.close());

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** The steps of a plan, in any depth. */
const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];
/** How many rows a step had in hand, those that it dropped included. */
const workOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) *
  node['Actual Loops'];

const GIVEN = [new Date('2026-05-31T12:00:00Z'), new Date('2026-06-01T12:00:00Z')];

async function stepsFor(wanted: [number[], number[]] | [null, null]): Promise<PlanNode[]> {
  const sql = await unusedUploadsSql(app.database.dataSource);
  const { rows } = await app.database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
    [...GIVEN, ...wanted],
  );
  return stepsOf(rows[0]!['QUERY PLAN'][0].Plan);
}

test('what no revision names is found, and nothing else', async () => {
  const unused = (await app.manager.query(
    `SELECT id FROM (${await unusedUploadsSql(app.database.dataSource)}) AS unused ORDER BY id`,
    [...GIVEN, null, null],
  )) as { id: number }[];
  expect(unused.map(({ id }) => id)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100]);
});

test.each<[string, [number[], number[]] | [null, null]]>([
  ['all uploads', [null, null]],
  [
    'those that are due',
    [
      [1, 1],
      [99, 100],
    ],
  ],
])('each revision is read once for %s', async (_, [organizations, ids]) => {
  const steps = await stepsFor(ids === null ? [null, null] : [organizations!.map(() => organizationId), ids]);
  const readings = steps.filter((step) => step['Relation Name'] === 'page_revisions');
  expect(readings.map((step) => [step['Actual Loops'], step['Actual Rows']])).toEqual([[1, REVISIONS + 1]]);
  // A revision for every upload would be 6,100 for the page images alone, and the 60 revisions hold 3,630 addresses.
  expect(steps.reduce((sum, step) => sum + workOf(step), 0)).toBeLessThan(20_000);
});

test('no revision is searched where a row holds every upload', async () => {
  const steps = await stepsFor([
    [organizationId, organizationId],
    [101, 400],
  ]);
  const readings = steps.filter((step) => step['Relation Name'] === 'page_revisions');
  expect(readings.map((step) => step['Actual Rows'])).toEqual([0]);
});
