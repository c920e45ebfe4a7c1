import { type CDPSession, expect, type Locator, type Page, test } from './test';
import { holdAnswers, holdFirst } from './held';
import { graph } from './platform-support';
import { openSchedule, otherAdministrator } from './seasons-support';

const TEAMS = ['Aces', 'Bulls', 'Crows', 'Ducks'];
const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';

type Pair = readonly [home: string, away: string, date?: string];

/**
 * Makes a schedule of Mondays from 2030-01-07 with games at 18:00, 19:00 … of its first one, where no other date is
 * said.
 */
async function openWithGames(page: Page, input: object, pairs: readonly Pair[]) {
  const { id, owner } = await openSchedule(page, TEAMS, { startDate: '2030-01-07', ...input });
  const { schedule } = await graph<{
    schedule: { seasonLeague: { id: string }; gameCounts: { teams: { id: string; name: string }[] }[] };
  }>(page.request, 'query ($id: ID!) { schedule(id: $id) { seasonLeague { id } gameCounts { teams { id name } } } }', {
    id,
  });
  const idOf = new Map(schedule.gameCounts.flatMap(({ teams }) => teams.map((team) => [team.name, team.id])));
  for (const [index, [home, away, date = '2030-01-07']] of pairs.entries()) {
    const of = { scheduleId: id, seasonLeagueId: schedule.seasonLeague.id, date, time: `${18 + index}:00` };
    await graph(page.request, CREATE, { input: { ...of, homeTeamId: idOf.get(home), awayTeamId: idOf.get(away) } });
  }
  return { id, owner };
}

async function enterBye(page: Page, scheduleId: string, name: string, date: string): Promise<void> {
  const { schedule } = await graph<{
    schedule: { seasonLeague: { teams: { id: string; team: { name: string } }[] } };
  }>(page.request, 'query ($id: ID!) { schedule(id: $id) { seasonLeague { teams { id team { name } } } } }', {
    id: scheduleId,
  });
  const seasonLeagueTeamId = schedule.seasonLeague.teams.find(({ team }) => team.name === name)!.id;
  await graph(page.request, 'mutation ($input: CreateByeInput!) { createBye(input: $input) { id } }', {
    input: { seasonLeagueTeamId, date },
  });
}

const game = (page: Page, matchup: string, time: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${matchup}, .* ${time} PM`) });
const free = (page: Page, time: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Move .* to .* ${time} PM`) });

test('two administrators move games of one schedule: no move is lost, and whoever has seen less is told', async ({
  page,
  browser,
}) => {
  const times = ['18:00', '19:00', '20:00', '21:00'];
  const pairs = [['Aces', 'Bulls'] as const, ['Crows', 'Ducks'] as const];
  const { owner } = await openWithGames(page, { numWeeks: 1, times }, pairs);
  const other = await otherAdministrator(browser, owner);
  for (const each of [page, other]) {
    await each.goto('/scheduleBuilder');
    await expect(game(each, 'Crows vs Ducks', '7:00')).toBeVisible();
  }
  // The other one looks at the table as it was, until told otherwise.
  let show = (): void => {};
  const held = new Promise<void>((resolve) => (show = resolve));
  await other.route('**/graphql*', async (route) => {
    if ((route.request().postData() ?? '').includes('query ScheduleBoard')) await held;
    await route.fallback();
  });

  await game(page, 'Aces vs Bulls', '6:00').click();
  await free(page, '8:00').click();
  await expect(page.getByText(/^Game moved to/)).toBeVisible();

  await game(other, 'Crows vs Ducks', '7:00').click();
  await free(other, '8:00').click();
  await expect(other.getByText('Aces vs Bulls is played there. Swap the two instead.')).toBeVisible();
  await game(other, 'Crows vs Ducks', '7:00').click();
  await free(other, '9:00').click();
  await expect(other.getByText(/^Game moved to/)).toBeVisible();
  // The same game.
  await game(other, 'Aces vs Bulls', '6:00').click();
  await free(other, '7:00').click();
  await expect(other.getByRole('alert').filter({ hasText: 'changed' })).toBeVisible();
  show();

  for (const each of [page, other]) {
    await each.bringToFront();
    if (each === page) await each.reload();
    await expect(game(each, 'Aces vs Bulls', '8:00')).toBeVisible();
    await expect(game(each, 'Crows vs Ducks', '9:00')).toBeVisible();
  }
});

test('a game that is moved on before its first move is answered is where it was moved to last', async ({ page }) => {
  await openWithGames(page, { numWeeks: 1, times: ['18:00', '19:00', '20:00'] }, [['Aces', 'Bulls']]);
  await page.goto('/scheduleBuilder');
  const release = await holdFirst(page, 'mutation MoveGame', true);
  await game(page, 'Aces vs Bulls', '6:00').click();
  await free(page, '7:00').click();
  await game(page, 'Aces vs Bulls', '7:00').click();
  await free(page, '8:00').click();
  await expect(game(page, 'Aces vs Bulls', '8:00')).toBeVisible();
  release();
  await expect(page.getByText(/^Game moved to .* 8:00 PM/)).toBeVisible();
  await expect(page.getByText('changed meanwhile')).toHaveCount(0);
  await page.reload();
  await expect(game(page, 'Aces vs Bulls', '8:00')).toBeVisible();
});

test('a game that is dragged says what would come of it where it is; a swap that is not wanted takes a reason', async ({
  page,
}) => {
  const pairs = [['Aces', 'Bulls'] as const, ['Crows', 'Ducks', '2030-01-14'] as const];
  const { id } = await openWithGames(page, { numWeeks: 2, times: ['18:00', '19:00'] }, pairs);
  await enterBye(page, id, 'Aces', '2030-01-14');
  await page.goto('/scheduleBuilder');
  const dragged = game(page, 'Aces vs Bulls', '6:00');
  await dragged.hover();
  await page.mouse.down();
  const over = async (target: Locator): Promise<void> => {
    const { x, y } = await middle(target);
    await page.mouse.move(x, y, { steps: 5 });
  };
  await over(page.getByRole('button', { name: /Mon, Jan 14, 2030, 6:00 PM/ }));
  // In the panel, and in what is read out.
  const outcome = 'Possible with a reason. Aces has a bye on Jan 14, 2030. No game in week 1 for Aces, Bulls.';
  await expect(page.getByText(`Mon, Jan 14, 2030, 6:00 PM: ${outcome}`)).toBeVisible();
  await over(game(page, 'Crows vs Ducks', '7:00'));
  await expect(page.getByText(/is over Crows vs Ducks, .*Possible with a reason\. Aces has a bye/)).toBeAttached();
  await page.mouse.up();

  const dialog = page.getByRole('dialog', { name: 'Swap games' });
  await expect(dialog).toContainText('Aces has a bye on Jan 14, 2030.');
  await dialog.getByLabel('Reason').fill('They agreed.');
  await dialog.getByRole('button', { name: 'Swap anyway' }).click();
  await expect(page.getByText('Matchups swapped!')).toBeVisible();
  await expect(game(page, 'Aces vs Bulls', '7:00')).toBeVisible();
});

test('a game that is dragged, or that keys have selected, stays where it is while cells above it become higher and lower', async ({
  page,
}) => {
  const dates = ['2030-01-07', '2030-01-14', '2030-01-21', '2030-01-28'];
  const times = ['18:00', '19:00', '20:00', '21:00'];
  const pairs = dates.map((date): Pair => ['Aces', 'Bulls', date]);
  await openWithGames(page, { numWeeks: 4, times }, pairs);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/scheduleBuilder');
  const known = await holdAnswers(page, 'query CellsForGame');
  const last = page.getByRole('button', { name: /^Aces vs Bulls, Mon, Jan 28/ });
  const first = page.getByRole('button', { name: /^Aces vs Bulls, Mon, Jan 7/ });
  // What stands above the table is there, so that nothing else moves it.
  await expect(page.getByText('A draft is a whole plan', { exact: false })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await last.hover();
  const top = async (): Promise<number> => (await last.boundingBox())!.y;
  const height = async (): Promise<number> => (await top()) - (await first.boundingBox())!.y;
  const stays = (from: number) => expect.poll(async () => Math.abs((await top()) - from)).toBeLessThan(2);
  const [before, low, { x, y }] = [await top(), await height(), await middle(last)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y, { steps: 3 });
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  known();
  await expect.poll(height).toBeGreaterThan(low + 40);
  await stays(before);
  await page.mouse.up();
  await expect.poll(height).toBe(low);
  await stays(before);

  await last.focus();
  await page.keyboard.press('Enter');
  await expect.poll(height).toBeGreaterThan(low + 40);
  await stays(before);
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(low);
  await stays(before);
});

test('a cell that is pressed while it comes to be known what a move breaks is pressed all the same', async ({
  page,
}) => {
  await openWithGames(page, { numWeeks: 1, times: ['18:00', '19:00'] }, [['Aces', 'Bulls']]);
  let tell = (): void => {};
  const known = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/graphql*', async (route) => {
    if ((route.request().postData() ?? '').includes('query CellsForGame')) await known;
    await route.fallback();
  });
  await page.goto('/scheduleBuilder');
  await game(page, 'Aces vs Bulls', '6:00').click();
  const text = free(page, '7:00').getByText('Free', { exact: true });
  const { x, y, width, height } = (await text.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  tell();
  await expect(page.getByRole('button', { name: /^Move .* 7:00 PM\. Fits/ })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/^Game moved to/)).toBeVisible();
});

/** A finger, as the browser's own input has it. */
class Finger {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: { x: number; y: number }): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  }

  async move(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
      const at = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
      return this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    });
    await Promise.all(steps);
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger that rests on a game drags it, and one that does not scrolls', async ({ page }) => {
    await openWithGames(page, { numWeeks: 2, times: ['18:00'] }, [['Aces', 'Bulls']]);
    await page.goto('/scheduleBuilder');
    const dragged = game(page, 'Aces vs Bulls', '6:00');
    const target = page.getByRole('button', { name: /Mon, Jan 14, 2030, 6:00 PM/ });
    await target.scrollIntoViewIfNeeded();
    const finger = await Finger.of(page);
    const scrolled = () => page.evaluate(() => window.scrollY);

    const before = await scrolled();
    const start = await middle(dragged);
    // Sent at once: one that rests for a quarter of a second drags.
    await Promise.all([finger.down(start), finger.move(start, { x: start.x, y: start.y + 200 })]);
    await finger.up();
    await expect.poll(scrolled).toBeLessThan(before);
    await expect(dragged).toHaveAttribute('aria-pressed', 'false');

    // Anew: a page that a finger has moved goes on for a while.
    await page.goto('/scheduleBuilder');
    // In the middle: near an edge the page would scroll by itself while something is dragged.
    await target.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    const [from, to] = [await middle(dragged), await middle(target)];
    await finger.down(from);
    await expect(dragged).toHaveAttribute('aria-pressed', 'true');
    const held = await scrolled();
    await finger.move(from, to);
    await finger.up();
    await expect(page.getByText(/^Game moved to Mon, Jan 14/)).toBeVisible();
    // Cells that say more are higher, so the page may stand a little otherwise; the finger went much farther.
    expect(Math.abs((await scrolled()) - held)).toBeLessThan(Math.abs(to.y - from.y) / 4);
  });
});
