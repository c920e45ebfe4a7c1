import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { graph } from './platform-support';
import { gameOfToday, namePlayer, setScore, setStatus } from './todays-game';

/** A visitor's page, and the streams that it has asked for. */
async function visitorAt(page: Page, address: string): Promise<{ visitor: Page; streams: string[] }> {
  const visitor = await (await page.context().browser()!.newContext()).newPage();
  const streams: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  const asked = visitor.waitForRequest((request) => request.resourceType() === 'eventsource');
  await visitor.goto(address);
  await asked;
  return { visitor, streams };
}

/** A mark that a reload would take away. */
const mark = (visitor: Page): Promise<void> => visitor.evaluate(() => void Object.assign(window, { isSame: true }));
const isSame = (visitor: Page): Promise<boolean> => visitor.evaluate(() => 'isSame' in window);

test('a visitor’s box score follows the game, by the platform’s path and by the organization’s own host', async ({
  page,
  baseURL,
}) => {
  const game = await gameOfToday(page);
  const addresses = [
    `${baseURL}/${game.slug}/games/${game.id}`,
    `${baseURL!.replace('localhost', game.domain)}/games/${game.id}`,
  ];
  const visitors = await Promise.all(addresses.map((address) => visitorAt(page, address)));
  for (const { visitor } of visitors) {
    await mark(visitor);
    await expect(visitor.getByLabel('Scoreboard')).toContainText('Scheduled');
  }
  await setStatus(page, game, 'IN_PROGRESS');
  for (const { visitor } of visitors) await expect(visitor.getByLabel('Scoreboard')).toContainText('In progress');
  await setScore(page, game, 61, 58);
  for (const { visitor } of visitors) {
    await expect(visitor.getByLabel('Scoreboard')).toContainText('Final');
    await expect(visitor.getByLabel('Scoreboard')).toContainText(/61.*58/);
    await expect(visitor.getByRole('status').filter({ hasText: 'Aces' })).toHaveText('Final: Aces 61, Bulls 58');
  }
  // A result may be another one after all.
  await setScore(page, game, 61, 62);
  for (const { visitor, streams } of visitors) {
    await expect(visitor.getByLabel('Scoreboard')).toContainText(/61.*62/);
    await expect(visitor.getByRole('status').filter({ hasText: 'Aces' })).toHaveText('Final: Aces 61, Bulls 62');
    expect(await isSame(visitor)).toBe(true);
    expect(streams).toHaveLength(1);
    await expectAccessible(visitor);
  }
});

test('schedule and home follow the day, also for who is signed in', async ({ page, baseURL }) => {
  const game = await gameOfToday(page);
  const site = `${baseURL}/${game.slug}`;
  const schedule = await visitorAt(page, `${site}/schedule`);
  const home = await visitorAt(page, site);
  expect(new URL(schedule.streams[0]!).searchParams.get('query')).toMatch(/^subscription DayScores/);
  await page.goto(`${site}/schedule`);
  for (const each of [schedule.visitor, home.visitor, page]) await mark(each);
  await setStatus(page, game, 'IN_PROGRESS');
  await expect(home.visitor.getByRole('link', { name: /Aces.*Bulls.*In progress/ })).toBeVisible();
  const { addPoints } = await namePlayer(page, game, ['Ann', 'Ash']);
  await addPoints(2);
  await addPoints(3);
  for (const each of [schedule.visitor, page])
    await expect(each.getByRole('row', { name: /Aces.*Bulls/ })).toContainText('5 - 0');
  await expect(home.visitor.getByRole('link', { name: 'Aces 5 Bulls 0 In progress' })).toBeVisible();
  // Home without scripts, too.
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(site);
  await expect(reader.getByRole('link', { name: 'Aces 5 Bulls 0 In progress' })).toBeVisible();
  await setScore(page, game, 40, 44);
  for (const each of [schedule.visitor, page])
    await expect(each.getByRole('row', { name: /Aces.*Bulls/ })).toContainText(/40.*44/);
  await expect(home.visitor.getByRole('region', { name: 'Latest scores' })).toContainText('Bulls44');
  // One word for one state, wherever on the page the game stands.
  const named = home.visitor.getByRole('main').getByRole('link', { name: /Aces.*40.*Bulls.*44/ });
  await expect(named).toHaveText([/Completed/, /Completed/]);
  for (const each of [schedule.visitor, home.visitor, page]) expect(await isSame(each)).toBe(true);
});

test('a team’s page follows its games, with the record that follows from them', async ({ page, baseURL }) => {
  const game = await gameOfToday(page);
  const { organization } = await graph<{ organization: { game: { homeTeam: { id: string } } } }>(
    page.request,
    'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { homeTeam { id } } } }',
    { slug: game.slug, id: game.id },
  );
  const address = `${baseURL}/${game.slug}/teams/${organization.game.homeTeam.id}`;
  const { visitor, streams } = await visitorAt(page, address);
  await page.goto(address);
  for (const each of [visitor, page]) await mark(each);
  await setStatus(page, game, 'IN_PROGRESS');
  const { addPoints } = await namePlayer(page, game, ['Ann', 'Ash']);
  await addPoints(2);
  for (const each of [visitor, page]) {
    const row = each.getByRole('row', { name: /Aces.*Bulls/ });
    await expect(row).toContainText('In progress');
    await expect(row).toContainText('2 - 0');
  }
  await setScore(page, game, 61, 58);
  for (const each of [visitor, page]) {
    await expect(each.getByRole('row', { name: /Aces.*Bulls/ })).toContainText(/W.*61 - 58/);
    await expect(each.getByRole('main')).toContainText('1-0');
    expect(await isSame(each)).toBe(true);
  }
  expect(streams).toHaveLength(1);
});

test('the lists of the admin area follow the day, too', async ({ page }) => {
  const game = await gameOfToday(page);
  await setStatus(page, game, 'IN_PROGRESS');
  const { addPoints } = await namePlayer(page, game, ['Ann', 'Ash']);
  const { organization } = await graph<{
    organization: { game: { homeTeam: { id: string }; season: { id: string }; league: { id: string } } };
  }>(
    page.request,
    'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { homeTeam { id } season { id } league { id } } } }',
    { slug: game.slug, id: game.id },
  );
  const { homeTeam, season, league } = organization.game;
  const schedule = await page.context().newPage();
  await schedule.goto('/schedule');
  await page.goto(`/dashboard/seasons/${season.id}/leagues/${league.id}/teams/${homeTeam.id}`);
  const rows = [schedule, page].map((each) => each.getByRole('row', { name: /Aces.*Bulls/ }));
  for (const row of rows) await expect(row).toContainText('0 - 0');
  for (const each of [schedule, page]) await mark(each);
  await addPoints(3);
  for (const row of rows) await expect(row).toContainText('3 - 0');
  await setScore(page, game, 61, 58);
  for (const row of rows) {
    await expect(row).toContainText('61 - 58');
    await expect(row).not.toContainText('In progress');
  }
  for (const each of [schedule, page]) expect(await isSame(each)).toBe(true);
});

test('standings follow the results of the day, and their corrections', async ({ page, baseURL }) => {
  const game = await gameOfToday(page);
  const { visitor, streams } = await visitorAt(page, `${baseURL}/${game.slug}/standings`);
  await mark(visitor);
  const first = visitor.getByRole('table').first().getByRole('row').nth(1);
  await setScore(page, game, 61, 58);
  await expect(first).toContainText('Aces');
  await setScore(page, game, 61, 62);
  await expect(first).toContainText('Bulls');
  expect(await isSame(visitor)).toBe(true);
  expect(streams).toHaveLength(1);
});

test('a hidden page listens to nothing, and begins with what is then', async ({ page, baseURL }) => {
  const game = await gameOfToday(page);
  const { visitor, streams } = await visitorAt(page, `${baseURL}/${game.slug}/games/${game.id}`);
  const ended = visitor.waitForEvent('requestfailed', (request) => request.resourceType() === 'eventsource');
  await hide(visitor, true);
  await ended;
  await setStatus(page, game, 'IN_PROGRESS');
  expect(streams).toHaveLength(1);
  await expect(visitor.getByLabel('Scoreboard')).toContainText('Scheduled');
  await hide(visitor, false);
  await expect(visitor.getByLabel('Scoreboard')).toContainText('In progress');
  expect(streams).toHaveLength(2);
});

test('a page that is refused, or without EventSource, or whose games are of another day, is as it came', async ({
  page,
  baseURL,
}) => {
  const game = await gameOfToday(page);
  const address = `${baseURL}/${game.slug}/games/${game.id}`;
  const context = await page.context().browser()!.newContext();
  const refused = await context.newPage();
  const problems: string[] = [];
  refused.on('pageerror', ({ message }) => problems.push(message));
  await refused.route(/graphql/, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } }));
  const answered = refused.waitForResponse((response) => response.status() === 429);
  await refused.goto(address);
  await answered;
  await expect(refused.getByLabel('Scoreboard')).toContainText('Aces');

  const without = await context.newPage();
  without.on('pageerror', ({ message }) => problems.push(message));
  await without.addInitScript(() => void Reflect.deleteProperty(window, 'EventSource'));
  await without.goto(address);
  await expect(without.getByLabel('Scoreboard')).toContainText('Aces');

  const { organization } = await graph<{ organization: { games: { nodes: { id: string }[] } } }>(
    page.request,
    '{ organization(slug: "nba") { games(first: 1) { nodes { id } } } }',
  );
  const over = await context.newPage();
  const asked: string[] = [];
  over.on('request', (request) => asked.push(request.resourceType()));
  await over.goto(`${baseURL}/nba/games/${organization.games.nodes[0]!.id}`);
  await expect(over.getByLabel('Scoreboard')).toContainText('Final');
  expect(asked).not.toContain('eventsource');
  expect(problems).toEqual([]);
});

test('a player’s page leads to the game that is played, whose box score shows whoever has something in it', async ({
  page,
  baseURL,
}) => {
  const game = await gameOfToday(page);
  const { playerId, addPoints } = await namePlayer(page, game, ['Ann', 'Ash']);
  const visitor = await (await page.context().browser()!.newContext()).newPage();
  await visitor.goto(`${baseURL}/${game.slug}/players/${playerId}`);
  await expect(visitor.getByRole('heading', { name: 'Ann Ash' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: /In progress/ })).toHaveCount(0);
  await setStatus(page, game, 'IN_PROGRESS');
  await visitor.reload();
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'In progress Aces vs Bulls' }).click();
  await expect(visitor.getByLabel('Scoreboard')).toContainText('In progress');
  await expect(visitor.getByText('No statistics yet')).toBeVisible();
  await addPoints(2);
  await expect(visitor.getByRole('row', { name: /Ann Ash/ })).toBeVisible();
  // What is entered counts for nothing yet, and stands in the box score alone.
  await visitor.goto(`${baseURL}/${game.slug}/player/${playerId}/stats`);
  await expect(visitor.getByRole('link', { name: 'In progress Aces vs Bulls' })).toBeVisible();
  await expect(visitor.locator('#games')).toContainText('No games available');
});

/** As when another tab comes to the front, which a browser without windows does not do. */
function hide(visitor: Page, hidden: boolean): Promise<void> {
  return visitor.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
