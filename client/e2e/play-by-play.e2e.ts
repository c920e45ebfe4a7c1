import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScrolling } from './pages';
import { enterPlays, openGame } from './statistics-support';

test('visitors read a game play by play: flow, numbers, shots; it goes on by itself', async ({ page, browser }) => {
  const game = await openGame(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${game.slug}/games/${game.gameId}`);
  await expect(visitor.getByRole('link', { name: 'Play by play' })).toBeHidden();
  await enterPlays(page, game, [
    { kind: 'MADE_TWO', player: 'Ana Allen', team: 'Aces', clock: 580, x: 90, y: 52 },
    { kind: 'MISSED_TWO', player: 'Di Dorn', team: 'Bulls', clock: 560, x: 88, y: 30 },
    { kind: 'MADE_THREE', player: 'Ed Egan', team: 'Bulls', clock: 540, x: 72, y: 80 },
    { kind: 'TURNOVER', player: 'Ed Egan', team: 'Bulls', clock: 500 },
    { kind: 'MADE_TWO', player: 'Bo Berg', team: 'Aces', clock: 480 },
  ]);
  await visitor.reload();
  await visitor.getByRole('link', { name: 'Play by play' }).click();
  await expect(visitor.getByRole('heading', { name: 'Play by play', level: 1 })).toBeVisible();
  const plays = visitor.locator('section').filter({ has: visitor.getByRole('heading', { name: 'Q1', exact: true }) });
  const first = plays.getByRole('listitem').last();
  await expect(first).toContainText('9:40');
  await expect(first).toContainText('Ana Allen');
  await expect(first).toContainText('2 - 0');
  await expect(plays.getByRole('listitem').first()).toContainText('4 - 3');
  await expect(visitor.getByText('2 lead changes')).toBeVisible();
  await expect(visitor.getByRole('row', { name: 'Biggest lead' })).toContainText(/2\s*1/);
  await expect(visitor.getByText('3 of 4 shots have a place.')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Shots of Bulls: 1 of 2 made' })).toBeVisible();
  // One colour for a team everywhere, and room for its letters in their circle.
  const inks = await visitor.evaluate(() => {
    const coloursOf = (selector: string, property: 'backgroundColor' | 'color'): string[] =>
      [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element)[property]);
    return {
      head: coloursOf('.told-score .monogram', 'backgroundColor'),
      flow: coloursOf('#flow .chart-legend svg', 'color'),
      shots: coloursOf('#shots figure svg > g', 'color'),
      plays: [...new Set(coloursOf('.told-play > :nth-child(2)', 'backgroundColor'))],
    };
  });
  expect(new Set(inks.head).size).toBe(2);
  expect(inks).toEqual({ head: inks.head, flow: inks.head, shots: inks.head, plays: inks.head });
  for (const letters of await visitor.locator('.told-score .monogram').all())
    expect(await letters.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).fontSize))).toBeLessThan(12);
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScrolling(visitor);

  await enterPlays(page, game, [{ kind: 'MADE_THREE', player: 'Di Dorn', team: 'Bulls', clock: 455 }], 6);
  await expect(plays.getByRole('listitem').first()).toContainText('4 - 6');
  await expect(visitor.getByText('3 lead changes')).toBeVisible();
});

test('a game without plays says so, and a missing one is not found', async ({ page }) => {
  const { slug, gameId } = await openGame(page);
  await page.goto(`/${slug}/games/${gameId}/plays`);
  await expect(page.getByText('No plays yet')).toBeVisible();
  await page.goto(`/${slug}/games/999999/plays`);
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeAttached();
});
