import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '../../context/request-context.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld } from '../../testing/factories.js';
import { createRosterWorld, sendRoster } from '../../testing/rosters.js';
import { sentStatements } from '../../testing/sent-statements.js';
import { countPlayers, readPlayers } from '../players/player-page.loaders.js';
import { readDecidedGames } from '../standings/counted-games.loaders.js';
import { readTeamTotals } from '../standings/standings.loaders.js';
import { playerCountOfSeasonLeagueTeam } from '../rosters/roster.loaders.js';
import { countSeasonLeagueTeams, readSeasonLeagueTeams } from '../teams/season-league-team-page.loaders.js';
import { countTeams, readTeams } from '../teams/team.loaders.js';

const PLAYERS = 20_000;
const TEAMS = 1_000;
const PAGE = { limit: 100, after: null };

let app: TestApp;
let organizationId: number;
let place: { seasonId: number; leagueId: number; seasonLeagueId: number; teamId: number };

// What PostgreSQL knows of the tables is from before the import, when there were small tenants only, as far as the
// import does not tell it.
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  for (let index = 0; index < 3; index += 1) await createLeagueWorld(app.manager);
  await app.manager.query('ANALYZE');
  const world = await createRosterWorld(app);
  ({ organizationId } = world);
  const lines = Array.from(
    { length: PLAYERS },
    (_, index) => `Team ${(index % TEAMS) + 1},First${index % 200},Last${index}`,
  );
  const { data } = await sendRoster<{ importRoster: { done: boolean } }>(
    app,
    world.as,
    'mutation ($input: ImportRosterInput!) { importRoster(input: $input) { done } }',
    `team,first_name,last_name\n${lines.join('\n')}\n`,
    { seasonLeagueId: String(world.seasonLeagueId) },
  );
  if (!data?.importRoster.done) throw new Error('the roster was not imported');
  const [row] = (await app.manager.query(
    `SELECT sl.season_id AS "seasonId", sl.league_id AS "leagueId", sl.id AS "seasonLeagueId", t.id AS "teamId" FROM season_leagues sl, teams t
     WHERE sl.organization_id = $1 AND sl.id = $2 AND t.organization_id = $1 AND t.name = 'Team 777'`,
    [organizationId, world.seasonLeagueId],
  )) as [typeof place];
  place = row;
  await app.manager.query('UPDATE seasons SET active = true WHERE organization_id = $1', [organizationId]);
});
afterAll(() => app.close());

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** How many rows the steps of a plan had in hand, those that they dropped included. */
function workOf(node: PlanNode): number {
  const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return rows * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, part) => sum + workOf(part), 0);
}

async function workFor(read: (ctx: RequestContext) => Promise<unknown>): Promise<number[]> {
  const works: number[] = [];
  for (const { text, values } of await sentStatements(app, read)) {
    const { rows } = await app.database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    );
    works.push(workOf(rows[0]!['QUERY PLAN'][0].Plan));
  }
  return works;
}

test.each<[string, (ctx: RequestContext) => Promise<unknown>]>([
  ['players of a team', (ctx) => readPlayers(ctx, organizationId, { teamId: place.teamId }, PAGE)],
  ['number of the players of a team', (ctx) => countPlayers(ctx, organizationId, { teamId: place.teamId })],
  [
    'players of a league',
    (ctx) => readPlayers(ctx, organizationId, { activeSeasons: true, leagueId: place.leagueId }, PAGE),
  ],
  [
    'number of the players of a league',
    (ctx) => countPlayers(ctx, organizationId, { activeSeasons: true, leagueId: place.leagueId }),
  ],
  [
    'players of the active season by name',
    (ctx) => readPlayers(ctx, organizationId, { activeSeasons: true, search: 'last1234' }, PAGE),
  ],
  [
    'number of the players of the active season by name',
    (ctx) => countPlayers(ctx, organizationId, { activeSeasons: true, search: 'last' }),
  ],
  ['all players', (ctx) => readPlayers(ctx, organizationId, {}, PAGE)],
  ['all teams', (ctx) => readTeams(ctx, organizationId, {}, PAGE)],
  ['teams of a league', (ctx) => readTeams(ctx, organizationId, { leagueId: place.leagueId }, PAGE)],
  ['number of the teams of a league', (ctx) => countTeams(ctx, organizationId, { leagueId: place.leagueId })],
  ['teams of a season league', (ctx) => readSeasonLeagueTeams(ctx, organizationId, place, PAGE)],
  ['number of the teams of a season league', (ctx) => countSeasonLeagueTeams(ctx, organizationId, place)],
  [
    'standings',
    (ctx) =>
      readTeamTotals(
        ctx,
        organizationId,
        { seasonId: place.seasonId, leagueId: null, divisionId: null },
        { freeThrowsMade: 0, freeThrowsAttempted: 0, threePointersMade: 0 },
      ),
  ],
  [
    'decided games',
    (ctx) => readDecidedGames(ctx, organizationId, place.seasonId, [place.seasonLeagueId], { withTies: true }),
  ],
  [
    'players of a page of teams',
    async (ctx) => {
      const rows = await readSeasonLeagueTeams(ctx, organizationId, place, PAGE);
      await Promise.all(rows.map(({ seasonTeam }) => playerCountOfSeasonLeagueTeam(ctx).load(seasonTeam)));
    },
  ],
])('%s of a tenant just imported take no more work than there are rows', async (_name, read) => {
  // Ten steps may each see every player once; a step inside a loop over all players would see millions.
  for (const work of await workFor(read)) expect(work).toBeLessThan(10 * PLAYERS);
});
