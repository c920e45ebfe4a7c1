import { expect, type Page, test } from './test';
import { graph } from './platform-support';
import { firstLeague, openSeason } from './seasons-support';
import { addressOfPart } from './support/parts-of-build';

const MINUTE_MS = 60_000;

const dateOf = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);

/** When the next day begins there. */
function nextMidnight(timeZone: string): number {
  let midnight = Math.ceil(Date.now() / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  while (dateOf(midnight, timeZone) === dateOf(Date.now(), timeZone)) midnight += 15 * MINUTE_MS;
  return midnight;
}

/** Opens a page that looks for the next day; there once it does, so that no moment is told before somebody listens. */
async function openLooking(visitor: Page, url: string): Promise<void> {
  const script = visitor.waitForRequest(addressOfPart('new-day'));
  await visitor.goto(url);
  await visitor.evaluate((address) => import(address), (await script).url());
}

test('a home page that is left open becomes that of the new day at midnight where its league plays, and asks for it once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, seasonId } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  const { timeZone, seasonLeagueId, idOf } = await firstLeague(page, seasonId);
  const midnight = nextMidnight(timeZone);
  const tomorrow = dateOf(midnight, timeZone);
  await graph(page.request, 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }', {
    input: { seasonLeagueId, homeTeamId: idOf('Aces'), awayTeamId: idOf('Bulls'), date: tomorrow, time: '18:00' },
  });
  const visitor = await (await browser.newContext()).newPage();
  let asked = 0;
  await visitor.route('**/graphql*', async (route) => {
    // The game of the new day is followed from then on; what the server would tell is still of the day before.
    if (route.request().method() === 'GET') return route.abort();
    asked += 1;
    // The server's own day has not passed yet.
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(dateOf(Date.now(), timeZone), tomorrow),
    });
  });
  await visitor.clock.install({ time: midnight - 20 * MINUTE_MS });
  await openLooking(visitor, `${baseURL}/${slug}`);
  const today = visitor.getByRole('heading', { name: 'Today', exact: true });
  await visitor.clock.runFor(18 * MINUTE_MS);
  await expect(today).toHaveCount(0);
  expect(asked).toBe(0);
  await visitor.clock.runFor(3 * MINUTE_MS);
  await expect.poll(() => asked).toBe(1);
  await expect(today).toBeVisible();
  await visitor.clock.runFor(60 * MINUTE_MS);
  expect(asked).toBe(1);
});

test('a device that is a day ahead of the server asks four times; a schedule keeps rows that were loaded later', async ({
  browser,
  page,
  baseURL,
}) => {
  const { organization } = await graph<{ organization: { timeZone: string } }>(
    page.request,
    '{ organization(slug: "nba") { timeZone } }',
  );
  /** The schedule is asked for so often, in the quarters of an hour after midnight, then no more. */
  const isAskedFor = async (times: number, prepare?: (visitor: Page) => Promise<void>): Promise<void> => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.clock.install({ time: nextMidnight(organization.timeZone) - 20 * MINUTE_MS });
    await openLooking(visitor, `${baseURL}/nba/schedule`);
    await prepare?.(visitor);
    let [asked, answered] = [0, 0];
    visitor.on('request', (request) => (asked += Number(request.method() === 'POST')));
    visitor.on('requestfinished', (request) => (answered += Number(request.method() === 'POST')));
    const answeredAQuarterLater = async (): Promise<number> => {
      await visitor.clock.runFor(15 * MINUTE_MS);
      return answered;
    };
    await expect.poll(answeredAQuarterLater).toBe(times);
    for (let quarter = 0; quarter < 12; quarter += 1) await answeredAQuarterLater();
    expect(asked).toBe(times);
  };
  await isAskedFor(4);
  await isAskedFor(0, async (visitor) => {
    const rows = visitor.locator('tbody tr');
    const before = await rows.count();
    await visitor.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  });
});
