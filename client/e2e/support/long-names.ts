import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { upload } from '../large-support';
import { graph, newOrganization, signIn, unique } from '../platform-support';

const SAMPLE = fileURLToPath(new URL('../../../demo/nba-2017-18/player_games.csv', import.meta.url));
const HEADING = readFileSync(SAMPLE, 'utf8').split('\n', 1)[0]!;
/** From position to free throws tried, as the heading names them. */
const LINE = 'PG,true,40,25,10,6,1,5,3,0,3,5,9,14,2,9,1,2';
const PERIODS = ['home', 'away'].flatMap((side) => [1, 2, 3, 4].map((period) => `${side}_p${period}`)).join(',');

/** Names as long as somebody may make them: of one word, and of many. A label tells them apart. */
const oneWord = (label: string, length = 150): string => label.padEnd(length, 'w');
const manyWords = (label: string, length = 150): string =>
  `${`${label}${' wonderful'.repeat(length)}`.slice(0, length - 1).trimEnd()}x`;

/** Teams, as the files of a season name them; two a league. */
const TEAMS = [oneWord('Aces'), manyWords('Bulls'), oneWord('Comets'), manyWords('Dragons')] as const;
const LEAGUES = [oneWord('Metro'), manyWords('Cup')] as const;
const DIVISIONS = [oneWord('Gold'), manyWords('Silver')] as const;
/** First and last name of each team's player. */
const PLAYERS = [
  [oneWord('Ann', 75), oneWord('Archer', 74)],
  [manyWords('Bo', 75), manyWords('Baker', 74)],
  [oneWord('Cy', 75), oneWord('Carter', 74)],
  [manyWords('Di', 75), manyWords('Dunn', 74)],
] as const;

/** Where the pages are whose names are long. */
export interface LongNames {
  slug: string;
  owner: string;
  season: string;
  league: string;
  division: string;
  team: string;
  player: string;
  game: string;
}

interface Answer {
  me: {
    actingFor: {
      season: {
        divisions: { id: string }[];
        seasonLeagues: {
          league: { id: string };
          teams: { id: string; version: number; team: { id: string; name: string } }[];
        }[];
      };
      gamePeriods: { id: string }[];
      players: { nodes: { id: string }[] };
      games: { nodes: { id: string; homeTeam: { id: string }; home: { players: { id: string }[] } }[] };
    };
  };
}

const CONTENT = `query ($id: ID!) { me { actingFor {
  season(id: $id) { divisions { id } seasonLeagues { league { id } teams { id version team { id name } } } }
  gamePeriods { id } players(first: 1) { nodes { id } } games(first: 1) { nodes { id homeTeam { id } home { players { id } } } }
} } }`;
const PLAYS =
  'mutation ($game: ID!, $input: SavePlaysInput!) { savePlays(gameId: $game, input: $input) { conflicts { id } } }';
const CAPTAIN =
  'mutation ($id: ID!, $input: UpdateSeasonLeagueTeamInput!) { updateSeasonLeagueTeam(id: $id, input: $input) { id } }';
const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }';
const IMPORT =
  'mutation ($input: ImportSeasonInput!) { importSeason(input: $input) { done seasonId problems { items { file line reason } } } }';

/**
 * Makes an organization of a long name whose season has long names alone: two leagues, two divisions, a player and a
 * captain a team.
 */
export async function makeLongNames(browser: Browser): Promise<LongNames> {
  const { slug, owner, staff } = await newOrganization({ name: oneWord('Association'), slug: unique('names') });
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, staff);
  const id = await importSeason(page);
  const { gamePeriods, players, games, season } = (await graph<Answer>(page.request, CONTENT, { id })).me.actingFor;
  await savePlays(page, games.nodes[0]!, gamePeriods[0]!.id);
  for (const each of season.seasonLeagues.flatMap(({ teams }) => teams)) {
    const input = { captainName: each.team.name.replace(/^\w/, 'K'), expectedVersion: each.version };
    await graph(page.request, CAPTAIN, { id: each.id, input });
  }
  await context.close();
  await makeKeys(browser, owner);
  const { league, teams } = season.seasonLeagues[0]!;
  const [division, player, game] = [season.divisions[0]!.id, players.nodes[0]!.id, games.nodes[0]!.id];
  return { slug, owner, season: id, league: league.id, division, team: teams[0]!.team.id, player, game };
}

/** A shot, and a note without end. */
async function savePlays(
  page: Page,
  { id: game, homeTeam, home }: Answer['me']['actingFor']['games']['nodes'][number],
  periodId: string,
): Promise<void> {
  const play = (kind: string, given: Record<string, unknown>, sortOrder: number) => ({
    id: randomUUID(),
    revision: 1,
    kind,
    periodId,
    sortOrder,
    clock: 500,
    madeAt: new Date().toISOString(),
    teamId: homeTeam.id,
    playerId: home.players[0]!.id,
    ...given,
  });
  const plays = [
    play('MADE_THREE', { x: 70, y: 50, note: oneWord('Far') }, 1),
    play('NOTE', { playerId: null, note: manyWords('Loud', 400) }, 2),
  ];
  await graph(page.request, PLAYS, { game, input: { device: 'table', plays } });
}

async function makeKeys(browser: Browser, owner: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, owner);
  for (const name of [oneWord('Key', 60), manyWords('Bot', 60)]) {
    const origins = [`https://${'long.'.repeat(30)}example`];
    await graph(page.request, KEY, { input: { name, scopes: ['WRITE'], origins } });
  }
  await context.close();
}

/** Two games of each league. */
async function importSeason(page: Page): Promise<string> {
  const pairs = ['2025-09-14', '2025-09-21'].flatMap((day) => [[day, 0, 1] as const, [day, 2, 3] as const]);
  const teams = TEAMS.map((team, index) => `${team},${LEAGUES[index >> 1]},${DIVISIONS[index % 2]}`);
  const games = pairs.map(([day, home, away]) => `${day},18:30,${TEAMS[home]},${TEAMS[away]},71,60${','.repeat(8)}`);
  const lineOf = (day: string, own: number, other: number): string =>
    `${day},${TEAMS[own]},${TEAMS[other]},${PLAYERS[own]!.join(',')},${LINE}`;
  const lines = pairs.flatMap(([day, home, away]) => [lineOf(day, home, away), lineOf(day, away, home)]);
  const { importSeason: answer } = await upload<{
    importSeason: { done: boolean; seasonId: string; problems: unknown };
  }>(
    page.request,
    IMPORT,
    { input: { name: manyWords('Fall'), active: true, files: {} } },
    {
      'input.files.teams': `team,league,division\n${teams.join('\n')}\n`,
      'input.files.games': `date,time,home_team,away_team,home_score,away_score,${PERIODS}\n${games.join('\n')}\n`,
      'input.files.playerGames': `${HEADING}\n${lines.join('\n')}\n`,
    },
  );
  expect(answer).toMatchObject({ done: true, problems: { items: [] } });
  return answer.seasonId;
}
