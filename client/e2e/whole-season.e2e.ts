import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { Guide, takesPictures } from './guide';
import { graph, newOrganization, PASSWORD, signIn, unique } from './platform-support';
import { expect, type Locator, type Page, test } from './test';

/** From the best to the worst, but for the first three: each of them beats the next one, and the last of them the first. */
const TEAMS = 'Aces Bulls Comets Dunes Eels Foxes Gulls Hawks Ibis Jets Kites Lynx'.split(' ');
const TIMES = ['18:00', '18:00', '19:00', '19:00', '20:00', '20:00'];
/** The fifth Tuesday of a season that lies ahead, whenever this runs: a repair changes what is to come. */
const [START, FLOODED] = ['2030-09-03', '2030-10-01'];

interface Game {
  readonly id: string;
  readonly date: string;
  readonly version: number;
  readonly homeScore: number | null;
  readonly homeTeam: { readonly name: string };
  readonly awayTeam: { readonly name: string };
}

const GAME = 'id date version homeScore homeTeam { name } awayTeam { name }';

/** All games of the organization's season in their order. */
async function gamesOf(page: Page): Promise<Game[]> {
  const { me } = await graph<{ me: { actingFor: { games: { nodes: Game[] } } } }>(
    page.request,
    `{ me { actingFor { games(first: 100) { nodes { ${GAME} } } } } }`,
  );
  return me.actingFor.games.nodes;
}

/** How many points a team wins by against another one; below 0 it loses. */
function margin(one: string, other: string): number {
  const among: Record<string, number> = { 'Aces Bulls': 3, 'Bulls Comets': 8, 'Comets Aces': 1 };
  const known = among[`${one} ${other}`] ?? -(among[`${other} ${one}`] ?? 0);
  return known === 0 ? (TEAMS.indexOf(one) < TEAMS.indexOf(other) ? 10 : -10) : known;
}

const homeScore = ({ homeTeam, awayTeam }: Game): number => 60 + margin(homeTeam.name, awayTeam.name);

/** Results by operations: an administrator enters the sixty-six one by one, a test learns nothing from the third on. */
async function play(page: Page, games: readonly Game[]): Promise<void> {
  for (const game of games)
    await graph(
      page.request,
      'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
      { id: game.id, input: { homeScore: homeScore(game), awayScore: 60, expectedVersion: game.version } },
    );
}

const FIRST_NAMES = 'Ana Bo Cal Dee Eli Flo Gus Hal'.split(' ');
const LAST_NAMES = 'Adler Brook Cole Drew Ellis Frost Grant Hayes Irwin Jonas Knox Lane'.split(' ');

/** Eight players of a team, as somebody would paste them. */
const rosterOf = (team: string): string[] =>
  FIRST_NAMES.map((name, index) => `${index + 1} ${name} ${LAST_NAMES[(TEAMS.indexOf(team) + index) % 12]}`);

/** The rosters of further teams, pasted as the first one was. */
async function pasteRosters(page: Page, teams: readonly string[]): Promise<void> {
  const { me } = await graph<{
    me: { actingFor: { activeSeason: { seasonLeagues: { teams: { id: string; team: { name: string } }[] }[] } } };
  }>(page.request, '{ me { actingFor { activeSeason { seasonLeagues { teams { id team { name } } } } } } }');
  for (const { id, team } of me.actingFor.activeSeason.seasonLeagues[0]!.teams)
    if (teams.includes(team.name))
      await graph(page.request, 'mutation ($input: PlayerListInput!) { addPlayerList(input: $input) { newCount } }', {
        input: { seasonLeagueTeamId: id, lines: rosterOf(team.name) },
      });
}

interface Match {
  readonly id: string;
  readonly needsGame: boolean;
  readonly home: { readonly team: { readonly id: string } } | null;
  readonly away: { readonly team: { readonly id: string } } | null;
}

/** Creates and plays what is left of the bracket, round by round. */
async function playBracket(page: Page): Promise<void> {
  const divisionId = new URL(page.url()).pathname.split('/').at(-1)!;
  for (let round = 1; round <= 3; round += 1) {
    const { me } = await graph<{
      me: { actingFor: { division: { bracket: { thirdPlace: Match; rounds: { matches: Match[] }[] } } } };
    }>(
      page.request,
      `query ($id: ID!) { me { actingFor { division(id: $id) { bracket { thirdPlace { ...Match } rounds { matches { ...Match } } } } } } }
       fragment Match on BracketMatch { id needsGame home { team { id } } away { team { id } } }`,
      { id: divisionId },
    );
    const { rounds, thirdPlace } = me.actingFor.division.bracket;
    const open = [...rounds.flatMap(({ matches }) => matches), thirdPlace].filter(({ needsGame }) => needsGame);
    for (const { id, home, away } of open) {
      const { game } = await graph<{ game: Game }>(
        page.request,
        `mutation ($node: ID!, $input: CreateGameInput!) { game: createBracketGame(bracketNode: $node, input: $input) { ${GAME} } }`,
        {
          node: id,
          input: { divisionId, homeTeamId: home!.team.id, awayTeamId: away!.team.id, date: `2030-12-${round}0` },
        },
      );
      await play(page, [game]);
    }
  }
}

/** Saves the season's archive. */
async function exportSeason(guide: Guide, page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'More: Fall 2030' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    guide.press(page.getByRole('menuitem', { name: 'Export season' })),
  ]);
  return readFileSync(await download.path());
}

/** The files of an archive by name; the bytes of two would differ in the time at which they were made. */
function filesOf(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files[name] = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString();
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

test('a season from nothing to its champion, as the guide for administrators tells it', async ({ page }) => {
  const guide = new Guide();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  const menu = (name: string) =>
    page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true });
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const [name, owner] = takesPictures ? ['Pier League', 'dana'] : [unique('Pier League'), unique('dana')];

  await guide.chapter('1. An organization and its owner', async () => {
    await signIn(page, 'admin');
    await page.goto('/organizations');
    await guide.press(button('New organization'));
    await guide.fill(dialog.getByRole('textbox', { name: 'Name' }), name);
    await guide.check(dialog.getByLabel('Basketball'));
    await guide.fill(dialog.getByRole('combobox', { name: 'Time zone' }), 'America/New_York');
    await guide.press(button('Create organization', dialog));
    const card = page.getByRole('region', { name, exact: true });
    await guide.press(card.getByRole('button', { name: `Add a user to ${name}` }));
    await guide.fill(dialog.getByLabel('Username'), owner);
    await guide.choose(dialog.getByLabel('Role'), 'Organization Owner');
    await guide.fill(dialog.getByLabel('Password'), PASSWORD);
    await guide.look(dialog, 'owner');
    await guide.press(button('Create user', dialog));
    await expect(card).toContainText(owner);
  });

  await guide.chapter('2. The season and its league', async () => {
    await signIn(page, owner);
    await page.goto('/dashboard/seasons');
    await expect(button('Create a season')).toBeVisible();
    await guide.look(main, 'first-steps');
    await guide.press(button('Create a season'));
    await guide.fill(dialog.getByLabel('Name'), 'Fall 2030');
    await guide.fill(dialog.getByLabel('First day'), START);
    await guide.check(dialog.getByLabel('Active: it is being played'));
    await guide.press(button('Create season', dialog));
    await page.getByRole('link', { name: 'Fall 2030', exact: true }).first().click();
    await guide.press(button('New league').first());
    await dialog.getByLabel('Name').fill('Tuesday');
    await guide.press(button('Create league', dialog));
  });

  await guide.chapter('3. Teams and players', async () => {
    await page.getByRole('link', { name: 'Tuesday', exact: true }).first().click();
    await guide.press(button('+ Add Team'));
    await guide.press(button(/^Several at once/u, dialog));
    await guide.fill(dialog.getByLabel('Names'), TEAMS.join('\n'));
    await guide.press(button('Check the list', dialog));
    await guide.read(dialog, '12 new');
    await button('Add 12 teams', dialog).click();
    await page.getByRole('table', { name: 'Teams' }).getByRole('link', { name: 'Aces' }).click();
    await guide.press(button('Add Player').first());
    await button(/^Several at once/u, dialog).click();
    await dialog.getByLabel('Names').fill(rosterOf('Aces').join('\n'));
    await button('Check the list', dialog).click();
    await expect(dialog.getByRole('table', { name: 'What happens with each line' }).getByRole('row')).toHaveCount(9);
    await guide.look(dialog, 'players');
    await button('Add 8 players', dialog).click();
    await expect(page.getByRole('table', { name: 'Roster' }).getByRole('row')).toHaveCount(9);
    await pasteRosters(page, TEAMS.slice(1));
  });

  await guide.chapter('4. The schedule', async () => {
    await guide.press(menu('Schedule builder'));
    await guide.fill(main.getByRole('textbox', { name: 'Name', exact: true }), 'Regular season');
    await guide.fill(main.getByLabel('Start Date'), START);
    await guide.fill(main.getByLabel(/^Weeks/u), '11');
    for (const [index, time] of TIMES.entries()) {
      if (index > 0) await button(/^Add time/u).click();
      await main.getByLabel(`Every week, time ${index + 1}`).fill(time);
      if (index === 0) await main.getByLabel('Every week, hall of time 1').fill('Pier Hall');
      await main.getByLabel(`Every week, court of time ${index + 1}`).fill(`Court ${1 + (index % 2)}`);
    }
    await guide.read(main, 'Add time');
    await guide.look(main.locator('form').first(), 'schedule-form');
    await guide.press(button('Create Schedule'));
    await guide.press(button('Generate a draft'));
    await guide.read(main, 'Best possible');
    await guide.press(page.getByRole('tab', { name: 'Fairness' }));
    await guide.look(page.getByRole('table', { name: 'What each team gets' }), 'fairness');
    await guide.press(page.getByRole('tab', { name: 'How good' }));
    await guide.press(button('Publish'));
    await expect(dialog).toContainText('66 games are new.');
    await button('Publish', dialog).click();
    await guide.read(page.locator('body'), 'Full schedule generated!');
    await guide.look(page.getByRole('table', { name: 'Weeks of Regular season' }), 'weeks', 1600);
  });

  await guide.chapter('5. Results', async () => {
    const [first] = await gamesOf(page);
    const pair = `${first!.homeTeam.name} vs ${first!.awayTeam.name}`;
    await guide.press(menu('Schedule'));
    await guide.fill(main.getByLabel('Date', { exact: true }), START);
    await button(`More: ${pair}`).click();
    await guide.press(item('Edit Final Scores'));
    await dialog.getByLabel(first!.homeTeam.name).fill(String(homeScore(first!)));
    await dialog.getByLabel(first!.awayTeam.name).fill('60');
    await guide.press(button('Save scores', dialog));
    await expect(page.getByText('Final game score updated!')).toBeVisible();
    await guide.look(main, 'results');
    await play(
      page,
      (await gamesOf(page)).filter(({ date, homeScore: known }) => date < FLOODED && known === null),
    );
  });

  await guide.chapter('6. A week is lost', async () => {
    await guide.press(button('Create Week Off'));
    await guide.choose(dialog.getByLabel('League'), 'Tuesday');
    await guide.fill(dialog.getByLabel('Date'), FLOODED);
    await guide.fill(dialog.getByLabel('Reason'), 'The hall is flooded');
    await guide.press(button('Create week off', dialog));
    await expect(page.getByText('Week off created!')).toBeVisible();
    await guide.press(menu('Schedule builder'));
    await guide.press(button('Edit Regular season'));
    await guide.fill(dialog.getByLabel(/^Weeks/u), '12');
    await guide.press(button('Save', dialog));
    await expect(page.getByText('Schedule updated successfully')).toBeVisible();
    const before = await gamesOf(page);
    await guide.press(button('Repair'));
    await guide.press(button('Make a draft', dialog));
    await guide.press(page.getByRole('tab', { name: 'What changes' }));
    await guide.look(page.getByRole('table', { name: 'What changes for each team' }), 'repair');
    await guide.press(button('Publish'));
    await guide.read(dialog, '6 games are put elsewhere.');
    await button('Publish', dialog).click();
    await expect(page.getByText('Schedule repaired.')).toBeVisible();
    // Sixty games stay as they were, and those of the lost week are the same ones on the new one.
    const after = await gamesOf(page);
    expect(after.filter(({ date }) => date === FLOODED)).toEqual([]);
    const dates = new Map(after.map(({ id, date }) => [id, date]));
    expect(
      before.filter(({ id, date }) => date !== dates.get(id)).map(({ id, date }) => [date, dates.get(id)]),
    ).toEqual(Array.from({ length: 6 }, () => [FLOODED, '2030-11-19']));
    await play(
      page,
      after.filter(({ homeScore: known }) => known === null),
    );
  });

  await guide.chapter('7. The standings', async () => {
    await guide.press(menu('Standings'));
    const rows = page.getByRole('table', { name: 'Standings' }).getByRole('rowheader');
    // Three teams have ten wins, and one against each other: Bulls have +5 points among them, Aces +2, Comets -7.
    await expect(rows).toHaveText([/Bulls/, /Aces/, /Comets/, ...TEAMS.slice(3).map((name) => new RegExp(name))]);
    await guide.read(main, 'Level teams: head-to-head, point difference, name.');
    await guide.look(main, 'standings');
  });

  await guide.chapter('8. The bracket', async () => {
    await guide.press(menu('Dashboard'));
    await page.getByRole('link', { name: 'Fall 2030', exact: true }).first().click();
    await guide.press(button('New division').first());
    await dialog.getByLabel('Name').fill('Playoffs');
    await guide.press(button('Add division', dialog));
    for (const team of TEAMS.slice(0, 8)) await main.getByLabel(`Select ${team}`, { exact: true }).check();
    await main.getByLabel('Put 8 selected into a division').selectOption({ label: 'Playoffs' });
    await guide.press(page.getByRole('link', { name: 'Bracket of Playoffs' }));
    await guide.press(button('Bracket options'));
    await guide.check(dialog.getByLabel('The losers of the semifinals play for third place'));
    await guide.press(button('Save', dialog));
    await guide.press(button('Seed from standings'));
    await expect(page.getByText('Not seeded', { exact: true })).toBeHidden();
    await guide.press(button('Create game Bulls vs Hawks'));
    await guide.fill(dialog.getByLabel('Date'), '2030-12-10');
    await guide.press(button('Create game', dialog));
    await button(/^More: match \d+, Bulls vs Hawks$/u).click();
    await guide.press(item('Open game'));
    await button('Edit Final Scores').click();
    await dialog.getByLabel('Bulls').fill('70');
    await dialog.getByLabel('Hawks').fill('60');
    await button('Save scores', dialog).click();
    await expect(page.getByText('Final game score updated!')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Semifinals' })).toContainText('Bulls');
    await playBracket(page);
    await page.reload();
    // In the semifinals Bulls beat Dunes, and Comets, third in the standings, beat Aces.
    await expect(page.getByRole('region', { name: 'Champion' })).toContainText('Bulls');
    await expect(page.getByRole('region', { name: 'Third place' })).toContainText('Aces');
    await guide.read(main, 'Champion of Playoffs');
    await guide.look(main, 'champion');
  });

  await guide.chapter('9. The archive', async () => {
    await guide.press(menu('Dashboard'));
    const archive = await exportSeason(guide, page);
    const other = await newOrganization();
    await signIn(page, other.owner);
    await page.goto('/dashboard/seasons');
    await guide.press(menu('Import'));
    await page
      .getByLabel('Drop the three files or a season archive here, or choose them')
      .setInputFiles({ name: 'Fall 2030.zip', mimeType: 'application/zip', buffer: archive });
    await guide.check(page.getByLabel('Make the season active'));
    await guide.press(button('Check the files'));
    await guide.press(button('Import season'));
    await expect(page.getByRole('heading', { name: 'Fall 2030 is imported' })).toBeVisible();
    await guide.look(main, 'imported');
    await guide.press(page.getByRole('link', { name: 'Open the season' }));
    await menu('Dashboard').click();
    expect(filesOf(await exportSeason(guide, page))).toEqual(filesOf(archive));
  });
  guide.end();
});
