import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { graph, newOrganization, signIn } from './platform-support';

/** How large the organization is. */
export const TEAMS = 1000;
export const PLAYERS = 20_000;
const GAMES = 1200;
const PERIODS = ['home', 'away'].flatMap((side) => [1, 2, 3, 4].map((period) => `${side}_p${period}`)).join(',');

/** 'Team 0001' to 'Team 1000'. */
export const teamName = (number: number): string => `Team ${String(number).padStart(4, '0')}`;

/** An organization with as much in it as any will have. */
export interface LargeOrganization {
  slug: string;
  name: string;
  owner: string;
  staff: string;
  seasonId: string;
  leagueId: string;
  /** By name. */
  teamId: (name: string) => Promise<string>;
}

/** Sends files along with an operation, as the GraphQL multipart request specification says. */
export async function upload<Data>(
  request: APIRequestContext,
  query: string,
  variables: object,
  files: Readonly<Record<string, string>>,
): Promise<Data> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const paths = Object.keys(files);
  const parts = Object.fromEntries(
    paths.map((path, index) => [
      `file${index}`,
      { name: `${index}.csv`, mimeType: 'text/csv', buffer: Buffer.from(files[path]!) },
    ]),
  );
  const map = JSON.stringify(Object.fromEntries(paths.map((path, index) => [`file${index}`, [`variables.${path}`]])));
  const response = await request.post('/graphql', {
    multipart: { operations: JSON.stringify({ query, variables }), map, ...parts },
    headers: { 'x-xsrf-token': token, 'apollo-require-preflight': 'true' },
    timeout: 0,
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Makes an organization of 1,000 teams in one league with 20,000 players and a season's games. */
export async function newLargeOrganization(browser: Browser): Promise<LargeOrganization> {
  const { slug, name, owner, staff } = await newOrganization();
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, staff);
  const { request } = page;
  const numbers = Array.from({ length: TEAMS }, (_, index) => index + 1);
  const heading = readFileSync(
    fileURLToPath(new URL('../../demo/nba-2017-18/player_games.csv', import.meta.url)),
    'utf8',
  ).split('\n', 1)[0]!;
  const games = Array.from({ length: GAMES }, (_, index) => {
    const [home, away] = [(index % TEAMS) + 1, ((index * 7 + 3) % TEAMS) + 1];
    const day = new Date(Date.UTC(2025, 8, 1 + (index % 120))).toISOString().slice(0, 10);
    return `${day},18:30,${teamName(home)},${teamName(home === away ? (away % TEAMS) + 1 : away)},${40 + (index % 50)},${41 + ((index * 3) % 50)}${','.repeat(8)}`;
  });
  const { importSeason } = await upload<{ importSeason: { done: boolean; seasonId: string; problems: unknown } }>(
    request,
    'mutation ($input: ImportSeasonInput!) { importSeason(input: $input) { done seasonId problems { items { file line reason } } } }',
    { input: { name: 'Fall 2025', active: true, files: {} } },
    {
      'input.files.teams': `team,league,division\n${numbers.map((number) => `${teamName(number)},Metro,`).join('\n')}\n`,
      'input.files.games': `date,time,home_team,away_team,home_score,away_score,${PERIODS}\n${games.join('\n')}\n`,
      'input.files.playerGames': `${heading}\n`,
    },
  );
  expect(importSeason).toMatchObject({ done: true, problems: { items: [] } });
  const { seasonId } = importSeason;
  const { me } = await graph<{
    me: { actingFor: { season: { seasonLeagues: { id: string; league: { id: string } }[] } } };
  }>(request, 'query ($id: ID!) { me { actingFor { season(id: $id) { seasonLeagues { id league { id } } } } } }', {
    id: seasonId,
  });
  const { id: seasonLeagueId, league } = me.actingFor.season.seasonLeagues[0]!;
  // Twenty a team; first names come again and again, last names do not.
  const players = Array.from(
    { length: PLAYERS },
    (_, index) => `${teamName((index % TEAMS) + 1)},First${index % 200},Last${String(index).padStart(5, '0')}`,
  );
  const { importRoster } = await upload<{ importRoster: { done: boolean } }>(
    request,
    'mutation ($input: ImportRosterInput!) { importRoster(input: $input) { done problems { items { line reason } } } }',
    { input: { seasonLeagueId } },
    { 'input.file': `team,first_name,last_name\n${players.join('\n')}\n` },
  );
  expect(importRoster).toMatchObject({ done: true, problems: { items: [] } });
  const teamId = async (wanted: string): Promise<string> => {
    const found = await graph<{ organization: { teams: { nodes: { id: string }[] } } }>(
      request,
      'query ($slug: String!, $search: String!) { organization(slug: $slug) { teams(filter: { search: $search }) { nodes { id } } } }',
      { slug, search: wanted },
    );
    return found.organization.teams.nodes[0]!.id;
  };
  return { slug, name, owner, staff, seasonId, leagueId: league.id, teamId };
}
