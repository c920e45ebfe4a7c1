import {
  action,
  button,
  cutNetwork,
  goCourtside,
  isSaved,
  list,
  openCourtside,
  PHONE,
  player,
  ROSTERS,
  score,
  strip,
  team,
  WIDE,
} from './courtside-support';
import { enterPlays, openGame } from './statistics-support';
import { expect, type Locator, type Page, test } from './test';

/** Names that fill two lines of a phone's tile. */
const LONG = {
  Aces: [
    'Maximiliano Fernandez-Guerrero',
    'Bartholomew Featherstonehaugh',
    'Cy Cole',
    'Dee Dunn',
    'Eli East',
    'Fay Fox',
    'Gil Good',
  ],
  Bulls: ['Flo Frost'],
};

/** Texts of what is in sight that go beyond the edges of it. */
const overflowOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const range = document.createRange();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          if (texts.currentNode.parentElement!.closest('.sr-only')) continue;
          range.selectNodeContents(texts.currentNode);
          const { left, right, top, bottom, width } = range.getBoundingClientRect();
          if (width > 0 && (left < box.left || right > box.right || top < box.top || bottom > box.bottom)) return true;
        }
        return false;
      })
      .map((element) => element.textContent),
  );

const shotPlaces = async (page: Page): Promise<void> => {
  await button(page, 'Settings and keys').click();
  await page.getByLabel('Tap where shots were taken').check();
  await button(page, 'Done').click();
};

test('every word of the actions stands in its button, from small phones to desks, in both languages', async ({
  page,
}) => {
  const game = await openCourtside(page, WIDE);
  // With starters there are substitutions.
  await button(page, 'Starters: Aces').click();
  for (const name of ROSTERS.Aces) await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start (5 of 5)' }).click();
  await expect(list(page).getByRole('listitem')).not.toHaveCount(0);
  await isSaved(page);
  for (const language of ['en', 'es']) {
    await page.goto(`/games/${game.gameId}/courtside?lang=${language}`);
    const buttons = page.locator('.court-action, .court-quiet');
    await expect(buttons.filter({ hasText: language === 'en' ? 'Turnover' : 'Pérdida' })).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [768, 1024],
      [820, 1180],
      [1024, 768],
      [1100, 800],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await overflowOf(buttons), `${language} at ${width}`).toEqual([]);
    }
  }
});

test('on a phone nothing moves while starters are chosen, and names are read whole', async ({ page }) => {
  const game = await openGame(page, LONG);
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await button(page, 'Starters: Aces').click();
  const dialog = page.getByRole('dialog');
  const tiles = dialog.getByRole('listitem').getByRole('button');
  const places = () => tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  const before = await places();
  for (let index = 0; index < LONG.Aces.length; index += 1) {
    await tiles.nth(index).click();
    expect(await places(), `${index + 1} chosen`).toEqual(before);
  }
  await expect(dialog.getByRole('alert')).toHaveText('No more than 5 play at once.');
  const cut = await tiles.locator('span').evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('on a short phone all actions are in sight below a whole roster', async ({ page }) => {
  const game = await openGame(page, LONG);
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await button(page, 'Start Q1').click();
  await expect(button(page, 'Start Q1')).toBeHidden();
  for (const name of ['Personal foul', 'Technical foul']) await expect(action(page, name)).toBeInViewport({ ratio: 1 });
});

test('on a phone everybody on the court and the team stand within the screen, six after a mistake, too', async ({
  page,
}) => {
  const six = [...ROSTERS.Aces, 'Fay Fox'];
  const game = await openGame(page, { ...ROSTERS, Aces: six });
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  const tiles = page.getByRole('region', { name: 'Players of Aces' }).getByRole('button');
  await expect(tiles.filter({ visible: true })).toHaveCount(7);
  for (const tile of await tiles.filter({ visible: true }).all()) await expect(tile).toBeInViewport({ ratio: 1 });
  // Five of them, on the smallest.
  await page.setViewportSize({ width: 320, height: 568 });
  await team(page, 'Bulls').click();
  const others = page.getByRole('region', { name: 'Players of Bulls' }).getByRole('button').filter({ visible: true });
  await expect(others).toHaveCount(6);
  for (const tile of await others.all()) await expect(tile).toBeInViewport({ ratio: 1 });
});

test('a player who cannot be added without a network is not added, and why is said', async ({ page }) => {
  await openCourtside(page);
  await button(page, 'Starters: Aces').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await dialog.getByLabel('First name').fill('Zed');
  await dialog.getByLabel('Last name').fill('Zane');
  await cutNetwork(page);
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The player could not be added. Is there a network?');
});

test('the choice of starters outlasts a player who is added meanwhile, or not after all', async ({ page }) => {
  await openCourtside(page);
  await button(page, 'Starters: Aces').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Ana Allen', 'Bo Berg', 'Cy Cole']) await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Start (3 of 5)' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Add player' }).click();
  await dialog.getByLabel('First name').fill('Zed');
  await dialog.getByLabel('Last name').fill('Zane');
  await dialog.getByLabel('Jersey number').fill('00');
  await dialog.getByRole('button', { name: 'Add player' }).click();
  await dialog.getByRole('button', { name: '00 Zed Zane' }).click();
  await dialog.getByRole('button', { name: 'Start (4 of 5)' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Players of Aces' }).getByRole('button')).toContainText([
    'Allen',
    'Berg',
    'Cole',
    'Zane',
  ]);
});

test('on a phone whoever was fouled in shooting is in sight, to throw', async ({ page }) => {
  const names = ['Ana Allen', 'Bo Berg', 'Cy Cole', 'Dee Dunn', 'Eli East', 'Fay Fox', 'Gil Good', 'Hal Hunt'];
  const game = await openGame(page, { Aces: names, Bulls: ['Flo Frost'] });
  await page.setViewportSize(PHONE);
  await goCourtside(page, game);
  await player(page, 'Aces', 'Hal Hunt').click();
  await action(page, 'Two missed').click();
  await strip(page).getByRole('button', { name: 'Foul?' }).click();
  await strip(page).getByRole('button', { name: 'Frost' }).click();
  const shooter = strip(page).getByRole('button', { name: 'Hunt' });
  await expect(shooter).toHaveAttribute('aria-pressed', 'true');
  await expect(shooter).toBeInViewport({ ratio: 0.95 });
});

test('on a phone the court is closed without a place by its button, and by Escape', async ({ page }) => {
  await openCourtside(page);
  await shotPlaces(page);
  const court = button(page, 'Court: tap where the shot was taken');
  const close = button(page, 'Close the court');
  for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
    await button(page, 'Where the shot was taken').click();
    await expect(court).toBeVisible();
    const { width, height } = (await close.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await leave();
    await expect(court).toBeHidden();
    await expect(action(page, 'Two made')).toBeVisible();
  }
});

test('the bar says what an undo takes back', async ({ page }) => {
  await openCourtside(page, WIDE);
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await player(page, 'Bulls', 'Flo Frost').click();
  await action(page, 'Steal').click();
  const bar = page.getByRole('status').filter({ hasText: 'Frost: Steal' });
  await expect(bar).toHaveText('Frost: Steal');
  await list(page)
    .getByRole('button', { name: /Two made/ })
    .click();
  await page.getByRole('dialog').getByLabel('Play').selectOption('Three made');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(bar).toContainText('Undo correction: Allen: Three made');
  await list(page)
    .getByRole('button', { name: /Three made/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(bar).toContainText('Undo deletion: Allen: Three made');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(bar).toHaveText('Frost: Steal');
  await expect(score(page, 'Aces')).toHaveText('2');
  await isSaved(page);
});

test('on a tablet all actions are in sight below the court; the place of a play opens by what looks like it', async ({
  page,
}) => {
  await openCourtside(page, { width: 1024, height: 768 });
  await shotPlaces(page);
  for (const name of ['Personal foul', 'Technical foul']) await expect(action(page, name)).toBeInViewport({ ratio: 1 });
  const court = button(page, 'Court: tap where the shot was taken');
  expect((await court.boundingBox())!.height).toBeGreaterThan(150);
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await list(page)
    .getByRole('button', { name: /Two made/ })
    .click();
  const place = page.getByRole('dialog').getByText('Place on the court');
  await expect(place).toHaveCSS('display', 'list-item'); // which has the triangle of what can be opened
  await place.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Court/ })).toBeVisible();
});

/** Phones on their side, from the smallest. */
const ON_ITS_SIDE = [
  { width: 568, height: 320 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];

for (const size of ON_ITS_SIDE)
  test(`on a phone on its side everything can be tapped: ${size.width}x${size.height}`, async ({ page }) => {
    await openCourtside(page, size);
    await button(page, 'Start Q1').click();
    await expect(button(page, 'Start Q1')).toBeHidden();
    const targets = page.locator('.court :is(button, a)');
    const small = await targets.evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => ({ box: each.getBoundingClientRect(), name: each.ariaLabel ?? each.textContent }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    expect(await overflowOf(page.locator('.court-action, .court-quiet'))).toEqual([]);
    // On the smallest the middle scrolls.
    const lastActions = size.height > 320 ? ['Personal foul', 'Technical foul'] : [];
    for (const name of lastActions) await expect(action(page, name)).toBeInViewport({ ratio: 1 });

    // Both teams stand beside the actions.
    for (const [name, names] of Object.entries(ROSTERS))
      for (const one of [names[0]!, names.at(-1)!]) {
        await player(page, name, one).click();
        await expect(player(page, name, one)).toHaveAttribute('aria-pressed', 'true');
      }
    await action(page, 'Technical foul').click();
    await player(page, 'Aces', 'Ana Allen').click();
    await action(page, 'Two made').click();

    // What may have followed lies over the end of the middle, which scrolls on below it.
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    const free = await page.evaluate(() => {
      const top = document.querySelector('.court-panels')!.getBoundingClientRect().top;
      return document.querySelector('.court-strip')!.getBoundingClientRect().top - top;
    });
    expect(free).toBeGreaterThan(2 * 44);
    await strip(page).getByRole('button', { name: 'Berg' }).click();
    await player(page, 'Bulls', 'Ida Ives').click();
    await action(page, 'Two missed').click();
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    await action(page, 'Personal foul').click();
    await player(page, 'Aces', 'Eli East').click();

    // All plays are there to be corrected.
    await button(page, 'All plays').click();
    await expect(list(page).getByRole('button', { name: /Assist.*Berg/ })).toBeVisible();
    await expect(action(page, 'Two made')).toBeHidden();
    await button(page, 'All plays').click();

    await button(page, 'Settings and keys').click();
    await page.getByLabel('Score only').check();
    await button(page, 'Done').click();
    const two = page.getByRole('group', { name: 'Bulls' }).getByRole('button', { name: 'Two made' });
    await expect(two).toBeInViewport({ ratio: 1 });
    await two.click();
    await expect(score(page, 'Bulls')).toHaveText('2');
    await isSaved(page);
  });

test('in dialogs and messages, too, nothing is smaller than a finger', async ({ page }) => {
  await openCourtside(page);
  const tooSmall = () =>
    page.locator(':is([role=dialog], [aria-live]) :is(button, input, select)').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && !each.matches('[type=radio], [type=checkbox]'))
        .map((each) => ({ box: each.getBoundingClientRect(), name: each.ariaLabel ?? each.textContent }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ name }) => name),
    );
  const dialog = page.getByRole('dialog');
  for (const name of ['Starters: Aces', 'Settings and keys', /^Period and clock/]) {
    await button(page, name).first().click();
    await expect(dialog).toBeVisible();
    expect(await tooSmall()).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await button(page, 'All plays').click();
  await list(page)
    .getByRole('button', { name: /Two made/ })
    .click();
  await expect(dialog).toBeVisible();
  expect(await tooSmall()).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const message = page.getByText('Play deleted.');
  await expect(message).toBeVisible();
  expect(await tooSmall()).toEqual([]);
  // It lies over neither the bar above nor the one below, which takes the deletion back.
  await expect(dialog).toBeHidden();
  const box = (await message.locator('..').boundingBox())!;
  expect(box.y).toBeGreaterThan(PHONE.height / 2);
  const undo = button(page, 'Undo');
  expect(box.y + box.height).toBeLessThanOrEqual((await undo.boundingBox())!.y);
  await undo.click();
  await expect(list(page).getByRole('button', { name: /Two made/ })).toBeVisible();
});

test('a long list of plays is scrolled by itself: the screen never leaves the window', async ({ page }) => {
  const game = await openGame(page, ROSTERS);
  const kinds = Array.from({ length: 30 }, () => ({ kind: 'MADE_TWO', player: 'Ana Allen', team: 'Aces' }) as const);
  await enterPlays(page, game, kinds);
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await goCourtside(page, game);
    await expect(list(page).getByRole('listitem')).toHaveCount(31);
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.clientHeight,
    ]);
    expect(content).toBe(window);
  }
  // On a phone, where what may have followed leaves little of the last plays.
  await page.setViewportSize(PHONE);
  // Not what the other device has just entered: whether that is one play would be asked.
  await player(page, 'Aces', 'Bo Berg').click();
  await action(page, 'Two made').click();
  await expect(strip(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
});
