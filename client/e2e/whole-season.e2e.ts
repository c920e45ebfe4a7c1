import { readFileSync } from 'node:fs';
import { Guide, takesPictures } from './guide';
import { newOrganization, PASSWORD, signIn, unique } from './platform-support';
import { expect, type Locator, type Page, test } from './test';
import { filesOf, gamesOf, homeScore, pasteRosters, play, playBracket, rosterOf, TEAMS } from './whole-season-support';

const TIMES = ['18:00', '18:00', '19:00', '19:00', '20:00', '20:00'];
/** The fifth Tuesday of a season that lies ahead, whenever this runs: a repair changes what is to come. */
const [START, FLOODED] = ['2030-09-03', '2030-10-01'];

/** Saves the season's archive. */
async function exportSeason(guide: Guide, page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'More: Fall 2030' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    guide.press(page.getByRole('menuitem', { name: 'Export season' })),
  ]);
  return readFileSync(await download.path());
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
    await guide.press(card.getByRole('button', { name: `Manage ${name}` }));
    await expect(page.getByRole('banner')).toContainText(name);
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
    const forfeit = dialog.getByLabel('Nobody played: it is decided by forfeit');
    await guide.check(forfeit);
    await forfeit.uncheck();
    await guide.press(button('Save scores', dialog));
    await expect(page.getByText('Score updated successfully')).toBeVisible();
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
    await guide.read(page.getByRole('tabpanel'), '6 games changed, the fewest possible');
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
    await expect(page.getByRole('status').filter({ hasText: 'into division Playoffs.' })).toBeVisible();
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
    const files = filesOf(archive);
    expect(files['games.csv']!.trim().split('\n')).toHaveLength(1 + 66 + 8);
    expect(filesOf(await exportSeason(guide, page))).toEqual(files);
  });
  guide.end();
});
