import { expect, test } from './test';
import { graph } from './platform-support';
import { firstLeague, openSeason } from './seasons-support';

const MINUTE_MS = 60_000;

test('a home page that is left open becomes that of the new day at midnight where its league plays, and asks for it once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  const { timeZone, seasonLeagueId, idOf } = await firstLeague(page, seasonId);
  const dateOf = (instant: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
  let midnight = Math.ceil(Date.now() / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  while (dateOf(midnight) === dateOf(Date.now())) midnight += 15 * MINUTE_MS;
  const tomorrow = dateOf(midnight);
  await graph(page.request, 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }', {
    input: { seasonLeagueId, homeTeamId: idOf('Aces'), awayTeamId: idOf('Bulls'), date: tomorrow, time: '18:00' },
  });
  const visitor = await (await browser.newContext()).newPage();
  let asked = 0;
  await visitor.route('**/graphql*', async (route) => {
    // The game of the new day is followed from then on.
    if (route.request().method() === 'GET') return route.continue();
    asked += 1;
    // The server's own day has not passed yet.
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(dateOf(Date.now()), tomorrow) });
  });
  await visitor.clock.install({ time: midnight - 20 * MINUTE_MS });
  const looks = visitor.waitForRequest(/new-day/);
  await visitor.goto(`${baseURL}/${slug}`);
  await looks;
  const today = visitor.getByRole('heading', { name: 'Today', exact: true });
  await visitor.clock.runFor(19 * MINUTE_MS);
  await expect(today).toHaveCount(0);
  expect(asked).toBe(0);
  await visitor.clock.runFor(2 * MINUTE_MS);
  await expect(today).toBeVisible();
  await visitor.clock.runFor(60 * MINUTE_MS);
  expect(asked).toBe(1);
});
