import { expect, test } from './test';
import { customDomain } from './content-support';
import { holdAnswers } from './held';
import { watch } from './pages';
import { graph } from './platform-support';
import { firstLeague, openSeason } from './seasons-support';

test('the main league begins with pictures and its history', async ({ page }) => {
  const noted = watch(page);
  await page.goto('/fab');
  await expect(page).toHaveTitle('fab');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Welcome to fab\. Results, schedule, standings and players of /,
  );
  await expect(page.locator('body')).toHaveClass('homepage');
  await expect(page.getByRole('heading', { level: 1, name: 'FAB Adult Basketball' })).toBeVisible();
  const pictures = page.getByRole('region', { name: 'FAB Adult Basketball' }).getByRole('img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
  }
  await expect(page.getByRole('heading', { name: 'How it began' })).toBeVisible();
  expect(noted.problems).toEqual([]);
});

for (const address of ['/valley', 'custom']) {
  test(`top stat leaders: ${address}`, async ({ page, baseURL }) => {
    await page.goto(address === 'custom' ? customDomain(baseURL) : address);
    await expect(page.getByRole('heading', { level: 1, name: 'Top Stat Leaders' })).toBeVisible();
    for (const name of ['Points', 'Three-Pointers Made', 'Rebounds', 'Assists']) {
      const list = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
      await expect(list.getByRole('list').getByRole('listitem')).toHaveCount(3);
    }
  });
}

test('going home shows the specified loading text', async ({ page }) => {
  await page.goto('/valley/schedule');
  const release = await holdAnswers(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Loading stat leaders...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Top Stat Leaders' })).toBeVisible();
});

test('the youth center welcomes, below its slug and below /youth', async ({ page }) => {
  await page.goto('/youth-center');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Youth Center' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/youth/youth-center');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Youth Center' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Full standings' }).click();
  await expect(page).toHaveURL('/youth/youth-center/teamList');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an organization without a variant has a plain page', async ({ page }) => {
  await page.goto('/harbor');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Recreation' })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the leaderboard has three banners of twenty', async ({ page }) => {
  await page.goto('/fab/leaderboard');
  for (const title of ['Top 20 by points', 'Top 20 by threes', 'Top 20 by team wins']) {
    const banner = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(banner.getByRole('listitem')).toHaveCount(20);
  }
});

test('a game of the past without a result is awaited, one of today is named once, others are to be played', async ({
  page,
}) => {
  const { slug, seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dukes'] } });
  const { timeZone, seasonLeagueId, idOf } = await firstLeague(page, seasonId);
  const create = (homeTeam: string, awayTeam: string, days: number, time = '19:00'): Promise<unknown> =>
    graph(page.request, 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }', {
      input: {
        seasonLeagueId,
        homeTeamId: idOf(homeTeam),
        awayTeamId: idOf(awayTeam),
        date: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + days * 86_400_000),
        time,
      },
    });
  await create('Aces', 'Bulls', -2);
  await create('Comets', 'Dukes', 2);
  // More of today than the page asks for of those to be played.
  for (let hour = 10; hour < 23; hour += 1) await create('Aces', 'Dukes', 0, `${hour}:00`);
  await page.context().clearCookies();
  await page.goto(`/${slug}`);
  const card = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Result awaited').getByRole('listitem')).toHaveText(/Bulls.*Aces|Aces.*Bulls/);
  await expect(card('To be played').getByRole('listitem')).toHaveText(/Comets.*Dukes|Dukes.*Comets/);
  await expect(card('Today').getByRole('listitem')).toHaveText(Array(13).fill(/Aces.*Dukes|Dukes.*Aces/));
});
