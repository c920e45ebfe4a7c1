import { holdAnswers, holdFirst, loseAnswer, loseRequests } from './held';
import { graph, moveDown, newOrganization, signIn } from './platform-support';
import { labelsOf as labels, linksOf as rows, openLinks as openLinksOf } from './links-support';
import { openBracket, openSeason } from './seasons-support';
import { editStatistics, openGame } from './statistics-support';
import { expect, type Page, type Request, test } from './test';

const openLinks = async (page: Page, names: readonly string[]): Promise<void> =>
  openLinksOf(page, (await newOrganization()).owner, names);

/** How many requests with this text, made from now on, have been answered. */
function answersTo(page: Page, about: string): () => number {
  let count = 0;
  page.on('requestfinished', (request) => {
    if ((request.postData() ?? '').includes(about)) count += 1;
  });
  return () => count;
}

test('two presses one after the other are stored in their order, also when the first one is slow', async ({ page }) => {
  await openLinks(page, ['Shop']);
  const release = await holdFirst(page, 'mutation UpdateLink');
  const answers = answersTo(page, 'mutation UpdateLink');
  const toggle = page.getByRole('button', { name: 'Toggle Shop' });
  await toggle.click();
  await expect(rows(page).first()).toContainText('Hidden');
  await toggle.click();
  await expect(rows(page).first()).toContainText('Visible');
  release();
  await expect.poll(answers).toBe(2);
  await expect(page.getByText('has been changed meanwhile')).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toContainText('Visible');
});

test('what waits for its turn is not lost with the page unasked, and another link waits for nothing', async ({
  page,
}) => {
  await openLinks(page, ['Shop', 'Forum']);
  const release = await holdFirst(page, 'mutation UpdateLink');
  const answers = answersTo(page, 'mutation UpdateLink');
  const shop = page.getByRole('button', { name: 'Toggle Shop' });
  await shop.click();
  await expect(rows(page).first()).toContainText('Hidden');
  await page.getByRole('button', { name: 'Toggle Forum' }).click();
  await expect.poll(answers).toBe(1);
  await shop.click();
  await expect(rows(page).first()).toContainText('Visible');
  const asked = page.waitForEvent('dialog');
  // The browser goes on only when it is let go.
  void page.evaluate(() => window.location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  release();
  await expect.poll(answers).toBe(3);
  await page.reload();
  await expect(rows(page).first()).toContainText('Visible');
  await expect(rows(page).nth(1)).toContainText('Hidden');
});

for (const isDone of [false, true])
  test(`what a form saves is based on the press before it, whose ${isDone ? 'answer' : 'request'} is slow`, async ({
    page,
  }) => {
    await signIn(page, (await newOrganization()).owner);
    await page.goto('/playerAttributes');
    const release = await holdFirst(page, 'mutation UpdatePlayerAttribute', isDone);
    const sent: Request[] = [];
    page.on('request', (request) => {
      if ((request.postData() ?? '').includes('mutation UpdatePlayerAttribute')) sent.push(request);
    });
    await page.getByRole('button', { name: 'Hide Position' }).click();
    await page.getByRole('button', { name: 'Rename Position' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Role');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Name')).not.toBeEditable();
    expect(sent).toHaveLength(1);
    release();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show Role' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show Role' })).toBeVisible();
  });

test('a press that fails takes those on top of it back, and blames nobody', async ({ page }) => {
  await openLinks(page, ['Shop']);
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    if (!(route.request().postData() ?? '').includes('mutation UpdateLink')) return route.fallback();
    await failing;
    await route.abort();
  });
  const toggle = page.getByRole('button', { name: 'Toggle Shop' });
  for (const word of ['Hidden', 'Visible', 'Hidden']) {
    await toggle.click();
    await expect(rows(page).first()).toContainText(word);
  }
  fail();
  await expect(rows(page).first()).toContainText('Visible');
  await expect(page.getByText('The link could not be changed')).toHaveCount(1);
  await expect(page.getByText('has been changed meanwhile')).toHaveCount(0);
  await page.unroute('**/graphql*');
  await toggle.click();
  await expect(rows(page).first()).toContainText('Hidden');
});

test('colours that are refused are taken back also on another screen', async ({ page }) => {
  await openLinks(page, []);
  await page.goto('/account');
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    if (!(route.request().postData() ?? '').includes('mutation SetMyTheme')) return route.fallback();
    await failing;
    await route.abort();
  });
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Teams', exact: true }).first().click();
  await expect(page.getByLabel('Dark')).toHaveCount(0);
  fail();
  await expect(page.locator('html')).toHaveAttribute('data-theme', before!);
});

test('of two orders the later one is stored and shown, also when the first one is slow', async ({ page }) => {
  await openLinks(page, ['Alpha', 'Beta', 'Gamma']);
  const release = await holdFirst(page, 'mutation ReorderLinks');
  const answers = answersTo(page, 'mutation ReorderLinks');
  await moveDown(page, 'Move Alpha');
  await expect.poll(() => labels(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await moveDown(page, 'Move Beta');
  await expect.poll(() => labels(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
  release();
  await expect.poll(answers).toBe(2);
  await expect.poll(() => labels(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
  await page.reload();
  await expect.poll(() => labels(page)).toEqual(['Alpha', 'Beta', 'Gamma']);
});

test('a press on a link that an order has just moved is based on that order', async ({ page }) => {
  await openLinks(page, ['Shop', 'Forum', 'News']);
  const release = await holdFirst(page, 'mutation ReorderLinks');
  const answers = answersTo(page, 'mutation UpdateLink');
  await moveDown(page, 'Move Shop');
  await expect(rows(page).nth(1)).toContainText('Shop');
  await page.getByRole('button', { name: 'Toggle Forum' }).click();
  // It has not moved.
  await page.getByRole('button', { name: 'Toggle News' }).click();
  await expect(rows(page).nth(2)).toContainText('Hidden');
  release();
  await expect.poll(answers).toBe(2);
  await expect(page.getByText('has been changed meanwhile')).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toContainText(['Forum', 'Shop', 'News']);
  await expect(rows(page).nth(0)).toContainText('Hidden');
  await expect(rows(page).nth(2)).toContainText('Hidden');
});

test('seeds that are moved one after the other are all stored, also when the first answer is slow', async ({
  page,
}) => {
  const { path } = await openBracket(page, ['Aces', 'Bulls', 'Comets', 'Dragons']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Change seeds' }).click();
  const handles = page.getByRole('button', { name: /^Move / });
  const release = await holdFirst(page, 'mutation MoveSeed', true);
  const answers = answersTo(page, 'mutation MoveSeed');
  await moveDown(page, 'Move Aces');
  await expect(handles.first()).toHaveAccessibleName('Move Bulls');
  await moveDown(page, 'Move Bulls');
  await expect(handles.first()).toHaveAccessibleName('Move Aces');
  release();
  await expect.poll(answers).toBe(2);
  await expect(page.getByText('has been changed meanwhile')).toHaveCount(0);
  await page.reload();
  const seeds = page.getByRole('table', { name: 'Teams by seed' });
  await expect(seeds.getByRole('row')).toContainText(['', 'Aces', 'Bulls', 'Comets', 'Dragons']);
});

test('a player’s line that is corrected at once is based on the first press', async ({ page }) => {
  const game = await openGame(page);
  await editStatistics(page, game);
  const release = await holdFirst(page, 'mutation UpdateGameLines', true);
  const answers = answersTo(page, 'mutation UpdateGameLines');
  const choose = async (player: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: player }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Bo Berg', 'Started');
  await choose('Bo Berg', 'Did not play');
  release();
  await expect.poll(answers).toBe(2);
  await expect(page.getByText('Bo Berg did not play')).toBeVisible();
  // Whose line was undone begins anew.
  const answersToUndo = answersTo(page, 'mutation Undo');
  for (const undone of [1, 2]) {
    await choose('Cy Cole', 'Started');
    await expect.poll(answers).toBe(2 + undone);
    await page.getByRole('status').filter({ hasText: 'Cy Cole started' }).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(answersToUndo).toBe(undone);
  }
  await expect(page.getByText('has been changed meanwhile')).toHaveCount(0);
});

test('what is added is told as added, also when the list cannot be read after it', async ({ page }) => {
  await openLinks(page, ['Shop']);
  await page.getByLabel('Label').fill('Forum');
  await page.getByLabel('Link type').selectOption('external');
  await page.getByLabel('External URL').fill('https://forum.example');
  const bringBack = await loseRequests(page, 'query OwnLinks');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(page.getByText('Added Forum.')).toBeVisible();
  await expect(page.getByLabel('Label')).toHaveValue('');
  await bringBack();
  await expect(rows(page)).toHaveCount(2);
});

test('what is saved again since its answer was lost is there once', async ({ page }) => {
  await openLinks(page, ['Shop']);
  await page.getByLabel('Label').fill('Forum');
  await page.getByLabel('Link type').selectOption('external');
  await page.getByLabel('External URL').fill('https://forum.example');
  await loseAnswer(page, 'mutation CreateLink');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(page.getByText('The link could not be added')).toBeVisible();
  await page.getByRole('button', { name: 'Add Link' }).click();
  await expect(page.getByText('Added Forum.')).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(['Shop', 'Forum']);
});

test('a link that is saved late takes nothing of what is typed for another one', async ({ page }) => {
  await openLinks(page, ['Shop', 'Forum']);
  await page.getByRole('button', { name: 'Edit Shop' }).click();
  await page.getByLabel('Label').fill('Store');
  const release = await holdAnswers(page, 'mutation UpdateLink');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Edit Forum' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Label').fill('Board');
  release();
  await expect(page.getByText('Saved Store.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edit Link' })).toBeVisible();
  await expect(page.getByLabel('Label')).toHaveValue('Board');
});

test('a team that is deleted late calls nobody back who has gone on to another screen', async ({ page }) => {
  await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto('/teamList');
  await page.getByRole('link', { name: 'Aces', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const release = await holdAnswers(page, 'mutation DeleteTeams');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Bulls', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Bears');
  release();
  await expect(page.getByText('Teams deleted successfully')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toHaveValue('Bears');
});

test('Enter in the palette takes what is found for the text that stands in it, not for the one before', async ({
  page,
}) => {
  await openSeason(page, { leagues: { D1: ['Quokkas', 'Quails'] } });
  await page.goto('/dashboard/seasons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Quo');
  await expect(page.getByRole('option', { name: /^Quokkas/ })).toBeVisible();
  const release = await holdFirst(page, 'query PaletteSearch');
  await page.getByRole('dialog').getByRole('combobox').fill('Quails');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Quails' })).toBeVisible();
});

test('the palette is looked through by keys and closed; an arrow after an Enter that waits leads nowhere', async ({
  page,
}) => {
  await signIn(page, 'staff-nba');
  await page.goto('/dashboard/seasons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog').getByRole('combobox');
  await page.keyboard.press('Control+k');
  await palette.fill('s');
  await expect(page.getByRole('option').nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await palette.fill('Celt');
  await expect(page.getByRole('option', { name: /Celtics/ }).first()).toBeVisible();
  const release = await holdFirst(page, 'query PaletteSearch');
  await palette.fill('Celti');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d/);
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/seasons$/);
});

test('a business that is edited stays in its form when the list is searched for another one', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  for (const name of ['Alley', 'Bowl'])
    await graph(page.request, 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id } }', {
      input: { name, categories: [], sports: [], states: [], cities: [] },
    });
  await page.goto('/businessPage');
  await page.getByRole('button', { name: 'Edit Alley' }).click();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Alley Two');
  await page.getByLabel('Find').fill('Bowl');
  await expect(page.getByRole('button', { name: 'Edit Alley' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Edit Alley' })).toBeVisible();
  await expect(name).toHaveValue('Alley Two');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Alley Two updated')).toBeVisible();

  // A colleague's change is taken over, also of one that the list does not show.
  await page.getByLabel('Find').fill('');
  await page.getByRole('button', { name: 'Edit Alley Two' }).click();
  await name.fill('Alley Three');
  await page.getByLabel('Find').fill('Bowl');
  await expect(page.getByRole('button', { name: 'Edit Alley Two' })).toHaveCount(0);
  const { me } = await graph<{ me: { actingFor: { businesses: { id: string; version: number; name: string }[] } } }>(
    page.request,
    '{ me { actingFor { businesses { id version name } } } }',
  );
  const { id, version } = me.actingFor.businesses.find((business) => business.name === 'Alley Two')!;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
    { id, input: { cost: '12 a game', expectedVersion: version } },
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Cost')).toHaveValue('12 a game');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Alley Three updated')).toBeVisible();
  await page.getByLabel('Find').fill('');
  await expect(page.getByRole('button', { name: 'Edit Alley Three' })).toBeVisible();
});

test('that no player has a name is said once the answer says so', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Aces'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1', exact: true }).first().click();
  await page.getByRole('link', { name: 'Aces', exact: true }).click();
  await page.getByRole('button', { name: 'Add player' }).click();
  const form = page.getByRole('dialog');
  const release = await holdAnswers(page, 'query PlayerSearch');
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('query PlayerSearch'));
  await form.getByRole('combobox', { name: 'Existing player' }).fill('Zed');
  await asked;
  await expect(form.getByText('No player of this name')).toHaveCount(0);
  release();
  await expect(form.getByText('No player of this name')).toBeVisible();
});

test('the league of a team whose choices come late', async ({ page }) => {
  await openSeason(page, { leagues: { D1: ['Aces'] } });
  const release = await holdAnswers(page, 'query SeasonLeagueChoices');
  await page.goto('/teamList');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Name')).toHaveValue('Aces');
  release();
  await expect(form.getByLabel('League').getByRole('option', { name: 'D1' })).toBeAttached();
  await expect(form.getByLabel('League').locator('option:checked')).toHaveText('D1');
});
