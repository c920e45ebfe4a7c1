import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from './test';
import { graph } from './platform-support';
import { firstLeague, openSeason, type TestSeason } from './seasons-support';

/** A game whose statistics a test may enter. */
export interface TestGame extends TestSeason {
  gameId: string;
  seasonLeagueId: string;
  /** Ids of players by name. */
  playerIds: Record<string, string>;
}

/**
 * Makes a game of Aces against Bulls and signs the page in as staff.
 * @param rosters names of the players of each, by default three and two
 * @param sportId basketball's unless told
 */
export async function openGame(
  page: Page,
  rosters: Record<'Aces' | 'Bulls', readonly string[]> = {
    Aces: ['Ana Allen', 'Bo Berg', 'Cy Cole'],
    Bulls: ['Di Dorn', 'Ed Egan'],
  },
  sportId?: string,
): Promise<TestGame> {
  const season = await openSeason(page, { leagues: { Alpha: ['Aces', 'Bulls'] }, sportId });
  const { seasonLeagueId, idOf, seasonLeagueTeamIdOf } = await firstLeague(page, season.seasonId);
  const playerIds: Record<string, string> = {};
  for (const [team, names] of Object.entries(rosters))
    for (const name of names) {
      const [firstName, lastName] = name.split(' ');
      const { addPlayerToTeam } = await graph<{ addPlayerToTeam: { player: { id: string } } }>(
        page.request,
        'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { player { id } } }',
        { input: { seasonLeagueTeamId: seasonLeagueTeamIdOf(team), firstName, lastName } },
      );
      playerIds[name] = addPlayerToTeam.player.id;
    }
  const { createGame } = await graph<{ createGame: { id: string } }>(
    page.request,
    'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }',
    { input: { seasonLeagueId, homeTeamId: idOf('Aces'), awayTeamId: idOf('Bulls') } },
  );
  return { ...season, gameId: createGame.id, seasonLeagueId, playerIds };
}

/** Adds to a value of a game by hand. */
export const addStatistic = (
  page: Page,
  gameId: string,
  add: { playerId: string; definitionId: string; delta: number },
): Promise<unknown> =>
  graph(
    page.request,
    'mutation ($id: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $id, input: $input) { cells { id } } }',
    { id: gameId, input: { adds: [{ ...add, operationId: randomUUID() }] } },
  );

/** Id of the statistic that counts points. */
export async function pointsId(page: Page): Promise<string> {
  const { me } = await graph<{ me: { actingFor: { statDefinitions: { id: string; abbreviation: string }[] } } }>(
    page.request,
    '{ me { actingFor { statDefinitions { id abbreviation } } } }',
  );
  return me.actingFor.statDefinitions.find(({ abbreviation }) => abbreviation === 'PTS')!.id;
}

/** Opens the grid of a game. */
export async function editStatistics(page: Page, { gameId }: Pick<TestGame, 'gameId'>): Promise<void> {
  await page.goto(`/games/${gameId}`);
  await page.getByRole('button', { name: 'Edit Stats' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** A cell of the grid that can be entered: 'Ana Allen, Points'. */
export function cell(page: Page, name: string): Locator {
  const [player, statistic] = name.split(', ');
  const before = `count(ancestor::table/thead//th[abbr/@title="${statistic}"]/preceding-sibling::th)`;
  const row = `tr[th//*[@data-row][contains(normalize-space(.), "${player}")]]`;
  return page.locator(`xpath=//table[@role="grid"]//tbody/${row}/td[${before}][@data-cell]`);
}

/** Its field, which it has while it is the one that keys go to. */
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Expects the value of a cell, whether it is being entered or not. */
export const expectValue = (page: Page, name: string, value: string): Promise<void> =>
  expect
    .poll(() => cell(page, name).evaluate((shown) => shown.querySelector('input')?.value ?? shown.textContent))
    .toBe(value);

/** What the server has: a text for each player with values, 'Ana Allen: PTS 12, AST 3'. */
export async function storedValues(page: Page, gameId: string): Promise<string[]> {
  const { me } = await graph<{
    me: {
      actingFor: {
        statDefinitions: { id: string; abbreviation: string }[];
        game: Record<
          'home' | 'away',
          { entryRows: { player: { fullName: string }; cells: { definitionId: string; value: number | null }[] }[] }
        >;
      };
    };
  }>(
    page.request,
    `query ($id: ID!) { me { actingFor { statDefinitions { id abbreviation } game(id: $id) {
      home { entryRows { player { fullName } cells { definitionId value } } }
      away { entryRows { player { fullName } cells { definitionId value } } } } } } }`,
    { id: gameId },
  );
  const { statDefinitions, game } = me.actingFor;
  const names = new Map(statDefinitions.map(({ id, abbreviation }) => [id, abbreviation]));
  return [...game.home.entryRows, ...game.away.entryRows].flatMap(({ player, cells }) => {
    const values = cells.filter(({ value }) => value !== null);
    return values.length === 0
      ? []
      : `${player.fullName}: ${values.map(({ definitionId, value }) => `${names.get(definitionId)} ${value}`).join(', ')}`;
  });
}

/** Pastes a text into the cell with the focus, as the browser does from its clipboard. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** A play of the first period. */
export interface Entered {
  kind: string;
  /** Name of the player; the team alone without. */
  player?: string;
  team: 'Aces' | 'Bulls';
  clock?: number;
  x?: number;
  y?: number;
}

/** Enters plays of the first period, as a device at the table does. */
export async function enterPlays(
  page: Page,
  { gameId, playerIds }: TestGame,
  plays: Entered[],
  from = 1,
): Promise<void> {
  const { me } = await graph<{
    me: {
      actingFor: {
        gamePeriods: { id: string; name: string }[];
        game: Record<'homeTeam' | 'awayTeam', { id: string; name: string }>;
      };
    };
  }>(
    page.request,
    `query ($id: ID!) { me { actingFor { gamePeriods { id name } game(id: $id) {
       homeTeam { id name } awayTeam { id name } } } } }`,
    { id: gameId },
  );
  const { gamePeriods, game } = me.actingFor;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SavePlaysInput!) { savePlays(gameId: $id, input: $input) { plays { id } } }',
    {
      id: gameId,
      input: {
        device: 'Tablet',
        plays: plays.map(({ kind, player, team, clock, x, y }, index) => ({
          id: randomUUID(),
          revision: 1,
          kind,
          periodId: gamePeriods.find(({ name }) => name === 'Q1')!.id,
          sortOrder: from + index,
          teamId: team === 'Aces' ? game.homeTeam.id : game.awayTeam.id,
          playerId: player ? playerIds[player] : null,
          clock,
          x,
          y,
          madeAt: new Date(Date.UTC(2025, 9, 1, 19, 0, 10 * (from + index))).toISOString(),
        })),
      },
    },
  );
}

/** Nothing waits to be saved in the grid. */
export const saved = (page: Page) => expect(page.getByText('Every value is saved as its cell is left.')).toBeVisible();

/** The total of a statistic on a side, by its place in the grid. */
export async function totalOf(page: Page, team: string, abbreviation: string): Promise<string> {
  const grid = page.getByRole('grid', { name: team });
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  const foot = grid.getByRole('row').last().getByRole('gridcell');
  return foot.nth(heads.indexOf(abbreviation) - 1).innerText();
}

/** Whose rows the grid of the Aces has, in order: no numbers before the names, nothing of what is said below them. */
export async function rowNames(page: Page): Promise<string[]> {
  const rows = await page.getByRole('grid', { name: 'Aces' }).getByRole('rowheader').allInnerTexts();
  return rows.map((text) =>
    text
      .replace(/^\d+\s+/, '')
      .split('\n')[0]!
      .trim(),
  );
}
