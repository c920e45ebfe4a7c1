import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { customDomain } from './content-support';
import { watch } from './pages';

test('a page of the organization: title, description, questions that fold out', async ({ page }) => {
  const noted = watch(page);
  await page.goto('/fab/leagueInfo');
  await expect(page).toHaveTitle('Frequently asked questions · fab');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /first season/);
  const answer = page.getByText('Between 9 and 12, playoffs included');
  await expect(answer).toBeHidden();
  await page.getByText('How many games do we play?').click();
  await expect(answer).toBeVisible();
  expect(noted.problems).toEqual([]);
});

test('its pages are there before any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fab/registration');
  await expect(page.getByRole('row', { name: /Team \$800 8 regular season games/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Free agent \$100/ })).toBeVisible();
  for (const division of ['D1', 'D2', 'D3', 'D4', 'D5'])
    await expect(page.getByRole('rowheader', { name: division, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Locations for Fall 2025' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Show on map.*Irvine Valley College/ })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await page.goto('/fab/leagueInfo');
  await page.getByText('What does it cost?').click();
  await expect(page.getByText('A team pays $800 a season.')).toBeVisible();
  await context.close();
});

test('paths match in any case, and what nobody wrote is not found', async ({ page }) => {
  expect((await page.goto('/FAB/Tournament'))?.status()).toBe(200);
  await expect(page.getByText('Zero forfeits.')).toBeVisible();
  await expect(page.getByText('Five players.')).toBeVisible();
  await expect(page.getByText('No bench.')).toBeVisible();
  expect((await page.goto('/fab/unwritten'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('three videos, fetched when they come near, in places of their own size', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'video' }),
  );
  await page.goto('/fab/leagueFootage');
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(3);
  for (const frame of await frames.all()) {
    await expect(frame).toHaveAttribute('loading', 'lazy');
    const box = await frame.boundingBox();
    expect(box!.width / box!.height).toBeCloseTo(16 / 9, 1);
  }
});

test('a video that its player cannot play is told, with the way to its own address', async ({ page }) => {
  // It says so once, to the first who greets it.
  const player = (event: object) => `<!doctype html><title>Player</title><script>
    addEventListener('message', ({ source }) => source.postMessage('${JSON.stringify(event)}', '*'), { once: true });
  </script>`;
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    const body = player(asked.length === 2 ? { event: 'onError', info: 150 } : { event: 'onReady', info: null });
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('/fab/leagueFootage');
  for (const frame of await page.locator('iframe').all()) await frame.scrollIntoViewIfNeeded();
  const told = page.getByRole('alert').filter({ hasText: 'The video failed to load' });
  await expect(told).toHaveCount(1);
  const id = /embed\/([\w-]+)/.exec(asked[1]!)![1]!;
  await expect(told.getByRole('link', { name: 'See it at its own address' })).toHaveAttribute('href', new RegExp(id));
  await expectAccessible(page);
  // Nobody else is believed.
  await page.evaluate(() => window.postMessage(JSON.stringify({ event: 'onError', info: 2 }), '*'));
  await expect.poll(() => asked.length).toBe(3);
  await expect(told).toHaveCount(1);
});

test('links of a text stay within the site', async ({ page }) => {
  await page.goto('/fab');
  await page.getByRole('link', { name: 'Register it' }).click();
  await expect(page).toHaveURL('/fab/registration');
});

test('pages load one after another without a new document', async ({ page }) => {
  await page.goto('/fab/contact');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tournament' })).toBeVisible();
  await expect(page).toHaveTitle('Tournament · fab');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('on a custom domain there is no prefix', async ({ page, baseURL }) => {
  const at = customDomain(baseURL);
  expect((await page.goto(`${at}/leaderboard`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Top 20 by points' })).toBeVisible();
  // This organization wrote none, and wrote nothing at a path that only some have.
  expect((await page.goto(`${at}/rules`))?.status()).toBe(404);
  expect((await page.goto(`${at}/registration`))?.status()).toBe(200);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(`${at}/schedule`);
});

test('businesses can be looked through', async ({ page }) => {
  await page.goto('/fab/businesses');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('City').selectOption('Irvine');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/city=Irvine/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tustin Co-ed Nights' })).toBeVisible();
  await page.getByLabel('Sign-up').selectOption('1');
  await expect(page.getByText('No businesses found')).toBeVisible();
});
