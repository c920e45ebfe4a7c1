import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createSeasonLeague, createUser } from '../../testing/factories.js';
import { sentStatements } from '../../testing/sent-statements.js';
import type { RequestContext } from '../../context/request-context.js';
import { playerCountOfSeasonLeagueTeam } from '../rosters/roster.loaders.js';
import { readSeasonLeagueTeams } from '../teams/season-league-team-page.loaders.js';
import { resultsOfSeasonLeagueTeam } from '../totals/season-league-team-results.loaders.js';
import { hasNamesake } from './player-duplicates.loaders.js';

const PLAYERS = 20_000;
const TEAMS = 1_000;

let app: TestApp;
let organizationId: number;
let slug: string;
let seasonLeagueId: number;
let staff: Caller;

beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  const last = 4;
  for (let index = 0; index <= last; index += 1) {
    const organization = await createOrganization(app.manager);
    const seasonLeague = await createSeasonLeague(app.manager, organization.id);
    [organizationId, slug, seasonLeagueId] = [organization.id, organization.slug, seasonLeague.id];
    await app.manager.transaction(async (manager) => {
      // Nobody asks for the others, whose rows are there for their number: no trigger follows them.
      if (index < last) await manager.query('SET LOCAL session_replication_role = replica');
      await fill(manager);
    });
  }
  await app.manager.query(
    `INSERT INTO players (organization_id, first_name, last_name) VALUES ($1, 'Pat', 'Lee'), ($1, '', 'PAT Lee')`,
    [organizationId],
  );
  await app.manager.query('VACUUM ANALYZE players, teams, season_league_teams, roster_entries, team_season_totals');
  staff = await app.signInAs(await createUser(app.manager, organizationId));
});
afterAll(() => app.close());

/** Teams and players of the present organization. */
async function fill(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO teams (organization_id, name) SELECT $1, md5('team' || n) FROM generate_series(1, $2::int) n`,
    [organizationId, TEAMS],
  );
  await manager.query(
    `INSERT INTO season_league_teams (organization_id, season_league_id, team_id, rank)
     SELECT organization_id, $2, id, CASE WHEN row_number() OVER (ORDER BY id) <= 10 THEN row_number() OVER (ORDER BY id DESC) END FROM teams WHERE organization_id = $1`,
    [organizationId, seasonLeagueId],
  );
  await manager.query(
    `INSERT INTO players (organization_id, first_name, last_name) SELECT $1, 'F' || md5('first' || n % 700), 'L' || md5('last' || n) FROM generate_series(1, $2::int) n`,
    [organizationId, PLAYERS],
  );
  await manager.query(
    `INSERT INTO roster_entries (organization_id, season_league_team_id, player_id)
     SELECT $1, slt.id, p.id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM players WHERE organization_id = $1) p
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM season_league_teams WHERE organization_id = $1) slt ON slt.n = p.n % $2 + 1`,
    [organizationId, TEAMS],
  );
}

/** The plans that PostgreSQL has for the statements that `read` sends, for these parameters and for any. */
async function plansOf(read: (ctx: RequestContext) => Promise<unknown>): Promise<string[]> {
  const sent = await sentStatements(app, read);
  const plans: string[] = [];
  for (const { text, values = [] } of sent) {
    const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

test(`a page of ${TEAMS} teams of a league takes as many statements as one of ten, none of which reads a table of all tenants`, async () => {
  const PAGE = `query ($slug: String!, $sl: ID!, $first: Int) { organization(slug: $slug) { seasonLeagueTeams(seasonLeagueId: $sl, first: $first) {
    totalCount nodes { id rank captainName playerCount team { name } record { wins losses } } } } }`;
  const { data } = await app.graphql<{
    organization: { seasonLeagueTeams: { totalCount: number; nodes: { rank: number | null; playerCount: number }[] } };
  }>(PAGE, { slug, sl: seasonLeagueId, first: 100 });
  const { totalCount, nodes } = data!.organization.seasonLeagueTeams;
  expect(totalCount).toBe(TEAMS);
  expect(nodes.map(({ rank }) => rank).slice(8, 12)).toEqual([expect.any(Number), expect.any(Number), null, null]);
  expect(nodes.every(({ playerCount }) => playerCount === PLAYERS / TEAMS)).toBe(true);
  const own = (statements: string[]) => statements.filter((name) => !name.startsWith('organization'));
  const few = own(await app.statementsOf(PAGE, { slug, sl: seasonLeagueId, first: 10 }));
  const many = own(await app.statementsOf(PAGE, { slug, sl: seasonLeagueId, first: 100 }));
  expect(many).toEqual(few);
  expect(many).toHaveLength(5); // one of them for the ranks of all

  const plans = await plansOf(async (ctx) => {
    const slts = (await readSeasonLeagueTeams(ctx, organizationId, { seasonLeagueId }, { limit: 50, after: null })).map(
      ({ seasonTeam }) => seasonTeam,
    );
    await Promise.all(
      slts.map((slt) =>
        Promise.all([playerCountOfSeasonLeagueTeam(ctx).load(slt), resultsOfSeasonLeagueTeam(ctx).load(slt)]),
      ),
    );
  });
  expect(plans).toHaveLength(3);
  expect(plans[0]).toMatch(/season_league_teams_pair_key/);
  expect(plans[1]).toMatch(/roster_entries_pair_key/);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (season_league_teams|roster_entries|players)/);
});

test('pages of a league follow each other by rank and name without gap or repetition', async () => {
  const ctx = await app.context();
  const seen: number[] = [];
  for (let after: SortKeyOf = null; ;) {
    const rows = await readSeasonLeagueTeams(ctx, organizationId, { seasonLeagueId }, { limit: 300, after });
    seen.push(...rows.slice(0, 300).map(({ seasonTeam }) => seasonTeam.id));
    if (rows.length <= 300) break;
    after = rows[299]!.key;
  }
  expect(new Set(seen).size).toBe(TEAMS);
  expect(seen).toHaveLength(TEAMS);
});
type SortKeyOf = Parameters<typeof readSeasonLeagueTeams>[3]['after'];

test(`the warning of namesakes is looked up among ${PLAYERS} players by index; the list of duplicates is one statement`, async () => {
  const [pat] = (await app.manager.query(`SELECT id FROM players WHERE organization_id = $1 AND first_name = 'Pat'`, [
    organizationId,
  ])) as [{ id: number }];
  const plans = await plansOf(async (ctx) =>
    expect(await hasNamesake(ctx).load({ organizationId, id: pat.id })).toBe(true),
  );
  expect(plans.at(-1)).toContain('players_search_name_idx');
  expect(plans.at(-1)).not.toContain('Seq Scan on players');
  const { data } = await app.graphql('{ duplicatePlayers { name players { firstName lastName } } }', {}, { as: staff });
  expect(data).toEqual({
    duplicatePlayers: [
      {
        name: 'pat lee',
        players: [
          { firstName: 'Pat', lastName: 'Lee' },
          { firstName: '', lastName: 'PAT Lee' },
        ],
      },
    ],
  });
});
