import { openGame } from './statistics-support';
import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, graph } from './platform-support';
import { openBracket, openSeason, otherAdministrator } from './seasons-support';

const dialog = (page: Page) => page.getByRole('dialog');
const games = (page: Page) => page.getByRole('table', { name: 'Games' });

/** Creates a game on the schedule's screen. */
async function createGame(page: Page, home: string, away: string, date: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Game', exact: true }).click();
  await dialog(page).getByLabel('Home team').selectOption(home);
  await dialog(page).getByLabel('Away team').selectOption(away);
  await dialog(page).getByLabel('Date').fill(date);
  await dialog(page).getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a forfeit says so beside its score, and a result that does not count is neither won nor lost', async ({
  page,
  browser,
}) => {
  const { slug } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto('/schedule');
  for (const [date, status, score] of [
    ['2025-11-01', 'Forfeit', '20'],
    ['2025-11-08', 'Cancelled', '44'],
  ] as const) {
    await createGame(page, 'Aces', 'Bulls', date);
    const row = games(page).getByRole('row').last();
    const act = async (item: string): Promise<void> => {
      await row.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await act('Edit Final Scores');
    await dialog(page).getByLabel('Aces').fill(score);
    await dialog(page).getByLabel('Bulls').fill('0');
    await dialog(page).getByRole('button', { name: 'Save scores' }).click();
    await expect(row).toContainText(`${score} - 0`);
    await act('Edit Game');
    await dialog(page).getByLabel('Status').selectOption(status);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row).toContainText(`${score} - 0${status}`);
  }
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/schedule`);
  await expect(visitor.getByRole('row', { name: /20 - 0/ })).toContainText('Forfeit');
  await visitor.getByRole('table').getByRole('link', { name: /Aces/ }).first().click();
  await expect(visitor.getByText('Forfeit', { exact: true })).toBeVisible();
  await expect(visitor.getByText('The game was decided by forfeit.')).toBeVisible();
  // Nothing was played, so there are no periods.
  await expect(visitor.getByRole('region', { name: 'Line score' })).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Aces' }).first().click();
  await expect(visitor.getByRole('row', { name: /20 - 0/ })).toContainText('wonW20 - 0Forfeit');
  await expect(visitor.getByRole('row', { name: /44 - 0/ })).not.toContainText('won');
  await expect(visitor.getByRole('row', { name: /44 - 0/ })).toContainText('44 - 0Cancelled');
  await visitor
    .getByRole('row', { name: /44 - 0/ })
    .getByRole('link')
    .first()
    .click();
  await expect(visitor.getByRole('link', { name: /Nov 1.*20 - 0/ })).toContainText('Forfeit');
});

test('a fifth overtime, which is not on the list of periods, is put there when it is needed', async ({ page }) => {
  await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto('/schedule');
  await createGame(page, 'Aces', 'Bulls', '2025-11-01');
  await games(page).getByRole('link', { name: /Aces/ }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Score by period' }).click();
  for (const name of ['OT1', 'OT2', 'OT3', 'OT4', 'OT5'])
    await dialog(page)
      .getByRole('button', { name: `Add ${name}` })
      .click();
  // Nine periods, and what they have to add up to is still in sight.
  await expect(dialog(page).getByRole('columnheader', { name: 'Final' })).toBeInViewport({ ratio: 1 });
  await dialog(page).getByLabel('Aces, Q1').fill('20');
  // Taken back, it is no longer there to be filled in.
  await expect(page.getByText('OT5 created')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(dialog(page).getByLabel('Aces, OT5')).toBeHidden();
  // The dialog takes the press for none of its own.
  await expect(dialog(page).getByLabel('Aces, Q1')).toHaveValue('20');
  await dialog(page).getByRole('button', { name: 'Add OT5' }).click();
  await dialog(page).getByLabel('Aces, OT5').fill('10');
  await dialog(page).getByLabel('Bulls, OT5').fill('7');
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('Scores by period saved.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'OT5' })).toBeVisible();
  await page.goto('/gamePeriod');
  await expect(page.getByText('OT5', { exact: true })).toBeVisible();
});

test('a game is created, edited, scored and deleted, and Undo brings it back; standings and visitors follow', async ({
  page,
  browser,
}) => {
  const { slug } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls', 'Comets'] } });
  await page.goto('/schedule');
  await expect(page.getByText('No games available')).toBeVisible();
  await page.getByRole('button', { name: 'Create Game', exact: true }).click();
  await dialog(page).getByLabel('Home team').selectOption('Aces');
  await dialog(page).getByLabel('Away team').selectOption('Aces');
  await dialog(page).getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(dialog(page)).toContainText('Teams must be different.');
  await dialog(page).getByLabel('Away team').selectOption('Bulls');
  await dialog(page).getByLabel('Date').fill('2025-11-22');
  await dialog(page).getByLabel('Time').fill('19:05');
  await dialog(page).getByLabel('Location').fill('Irvine Valley College');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(page.getByText('Game created!')).toBeVisible();
  await expect(games(page).getByRole('row', { name: /Aces.*Bulls/ })).toContainText('Nov 22, 2025');
  await expect(games(page).getByRole('row', { name: /Aces.*Bulls/ })).toContainText('7:05 PM');

  await page.getByRole('button', { name: 'More: Aces vs Bulls' }).click();
  await page.getByRole('menuitem', { name: 'Edit Final Scores' }).click();
  const forfeit = dialog(page).getByLabel('Nobody played: it is decided by forfeit');
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(dialog(page).getByText('Enter both scores.')).toHaveCount(2);
  await forfeit.check();
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(dialog(page)).toContainText('Enter both scores: whether it is a forfeit is saved with them.');
  await forfeit.uncheck();
  await dialog(page).getByLabel('Aces').fill('99999');
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(dialog(page)).toContainText('Enter both scores.');
  await expect(dialog(page)).toContainText('Enter a whole number from 0 to 9999.');
  await dialog(page).getByLabel('Aces').fill('58');
  await dialog(page).getByLabel('Bulls').fill('58');
  await forfeit.check();
  await expect(dialog(page).getByRole('status')).toHaveText('With equal scores nobody wins this game.');
  await forfeit.uncheck();
  await dialog(page).getByLabel('Aces').fill('61');
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('Score updated successfully')).toBeVisible();
  await expect(games(page).getByRole('row', { name: /Aces.*Bulls/ })).toContainText('61 - 58');
  // Decided without play, it turns out; and then that somebody played after all.
  for (const isForfeit of [true, false]) {
    await page.getByRole('button', { name: 'More: Aces vs Bulls' }).click();
    await page.getByRole('menuitem', { name: 'Edit Final Scores' }).click();
    await expect(forfeit).toBeChecked({ checked: !isForfeit });
    await forfeit.setChecked(isForfeit);
    await dialog(page).getByRole('button', { name: 'Save scores' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const row = games(page).getByRole('row', { name: /Aces.*Bulls/ });
    await (isForfeit ? expect(row) : expect(row).not).toContainText(/forfeit/i);
  }

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/teamList`);
  await expect(visitor.getByRole('row', { name: /Aces/ })).toContainText(/1\s*0/);

  await games(page).getByRole('link', { name: /Aces/ }).click();
  await page.getByRole('button', { name: 'Edit Game' }).click();
  await expect(dialog(page).getByLabel('Location')).toHaveValue('Irvine Valley College');
  await dialog(page)
    .getByLabel(/^Video/)
    .fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await dialog(page).getByLabel('Status').selectOption('Cancelled');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Game details updated successfully!')).toBeVisible();
  await expect(page.getByTitle(/^Video of/)).toHaveAttribute('src', /youtube(-nocookie)?\.com\/embed\/dQw4w9WgXcQ/);
  // Whether it plays is for another site to say: the way there stands below it.
  await expect(page.getByText('If it does not play here, it is at its own address:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('row', { name: /Aces/ })).toContainText(/0\s*0/);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Score by period' }).click();
  for (const [period, home, away] of [
    ['Q1', '15', '14'],
    ['Q2', '16', '14'],
    ['Q3', '10', '12'],
    ['Q4', '10', '11'],
  ] as const) {
    await dialog(page).getByLabel(`Aces, ${period}`).fill(home);
    await dialog(page).getByLabel(`Bulls, ${period}`).fill(away);
  }
  await expect(dialog(page).getByRole('row', { name: /Aces/ })).toContainText('≠ 51 differs from the final score61');
  await dialog(page).getByRole('button', { name: 'Add OT1' }).click();
  await dialog(page).getByLabel('Aces, OT1').fill('10');
  await dialog(page).getByLabel('Bulls, OT1').fill('7');
  await expectAccessible(page);
  // On a phone all of it is in sight, with the teams' names.
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const team of ['Aces', 'Bulls']) {
    await expect(dialog(page).getByRole('rowheader', { name: team })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByLabel(`${team}, OT1`)).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('row', { name: team }).getByRole('cell').last()).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog(page).getByRole('row', { name: /Aces/ })).toContainText('6161');
  await expectAccessible(page);
  await page.setViewportSize({ width, height });
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('Scores by period saved.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Aces.*15.*16.*10.*10.*10.*61/ })).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete game' }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete this game?');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.getByText('No games available')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(games(page).getByRole('row', { name: /Aces.*Bulls/ })).toBeVisible();
});

test('the schedule’s date stays while the tab lives; several games are deleted at once; a phone shows all of it', async ({
  page,
}) => {
  await openSeason(page, { leagues: { D1: ['Aces', 'Bulls', 'Comets'] } });
  await page.goto('/schedule');
  await createGame(page, 'Aces', 'Bulls', '2025-11-22');
  await createGame(page, 'Bulls', 'Comets', '2025-11-23');
  await createGame(page, 'Comets', 'Aces', '2025-11-23');
  await page.getByLabel('Date', { exact: true }).fill('2025-11-23');
  await expect(games(page).getByRole('row')).toHaveCount(3);
  await page.goto('/dashboard/seasons');
  await page.goto('/schedule');
  await expect(page).toHaveURL(/date=2025-11-23/);
  await expect(games(page).getByRole('row')).toHaveCount(3);

  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('Select games, byes, or week-offs to delete.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all items' }).check();
  await page.getByRole('button', { name: 'Delete selected (2)' }).click();
  await expect(dialog(page)).toContainText('Bulls vs Comets, Sun, Nov 23, 2025');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Items deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(games(page).getByRole('row')).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('on a phone today’s games are one tap away, and dates have no year in either language', async ({ page }) => {
  await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/schedule');
  await createGame(page, 'Aces', 'Bulls', '2025-11-22');
  const { me } = await graph<{ me: { actingFor: { today: string } } }>(page.request, '{ me { actingFor { today } } }');
  await createGame(page, 'Bulls', 'Aces', me.actingFor.today);
  await expect(games(page).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${me.actingFor.today}`));
  await expect(games(page).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Sat, Nov 22', { exact: true })).toBeVisible();
  await page.goto('/schedule?lang=es');
  await expect(page.getByText('sáb 22 nov', { exact: true })).toBeVisible();
});

test('two administrators enter the final score of one game: the later one is told who was faster', async ({
  page,
  browser,
}) => {
  const { owner } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto('/schedule');
  await createGame(page, 'Aces', 'Bulls', '2025-11-22');
  const other = await otherAdministrator(browser, owner);
  for (const each of [page, other]) {
    await each.goto('/schedule');
    await each.getByRole('button', { name: 'More: Aces vs Bulls' }).click();
    await each.getByRole('menuitem', { name: 'Edit Final Scores' }).click();
    await expect(dialog(each).getByLabel('Aces')).toHaveValue('');
  }
  const enter = async (each: Page, home: string, away: string): Promise<void> => {
    await dialog(each).getByLabel('Aces').fill(home);
    await dialog(each).getByLabel('Bulls').fill(away);
    await dialog(each).getByRole('button', { name: 'Save scores' }).click();
  };
  await enter(other, '40', '41');
  await expect(other.getByText('Score updated successfully')).toBeVisible();
  await enter(page, '42', '41');
  await expect(dialog(page).getByRole('alert').first()).toContainText(owner);
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('Score updated successfully')).toBeVisible();
  await expect(games(page).getByRole('row', { name: /Aces.*Bulls/ })).toContainText('42 - 41');
});

test('a bracket’s match gets its game from its place in the bracket, and its winner goes on', async ({ page }) => {
  const { path } = await openBracket(page, ['Aces', 'Bulls', 'Comets']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Create game Bulls vs Comets' }).click();
  await expect(dialog(page).getByLabel('Home team')).toHaveValue(/\d/);
  await dialog(page).getByLabel('Date').fill('2025-12-01');
  await dialog(page).getByRole('button', { name: 'Create game', exact: true }).click();
  await page.getByRole('link', { name: /^Bulls vs Comets/ }).click();
  await page.getByRole('button', { name: 'Edit Final Scores' }).click();
  await dialog(page).getByLabel('Bulls').fill('30');
  await dialog(page).getByLabel('Comets').fill('33');
  await dialog(page).getByRole('button', { name: 'Save scores' }).click();
  await expect(page.getByText('Final game score updated!')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Create game Aces vs Comets' })).toBeVisible();
});

test('a video whose player cannot play it, or does not come, is told', async ({ page, browser }) => {
  const { slug, gameId } = await openGame(page);
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }',
    { id: gameId, input: { videoUrl: 'https://youtu.be/dQw4w9WgXcQ', expectedVersion: 1 } },
  );
  const visitor = await (await browser.newContext()).newPage();
  await visitor.clock.install();
  let player = '';
  await visitor.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>${player}</script>` }),
  );
  /** Opens the game with a player that answers a greeting by what it says. */
  const open = async (answers: readonly string[]): Promise<void> => {
    player = `onmessage = ({ source, data }) => data.includes('listening') && ${JSON.stringify(answers)}.forEach(
      (event) => source.postMessage(JSON.stringify({ event, info: 100 }), '*'))`;
    const response = visitor.waitForResponse('https://www.youtube-nocookie.com/**');
    await visitor.goto(`/${slug}/games/${gameId}`);
    await visitor.getByTitle(/^Video of/).scrollIntoViewIfNeeded();
    await (await response).frame().waitForLoadState('load');
  };
  const told = visitor.getByRole('alert').filter({ hasText: 'The video failed to load' });
  await open(['onReady', 'onError']);
  await expect(told).toContainText('it was removed, is private, or may not be played on other sites');
  await expect(told.getByRole('link')).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');
  await open([]);
  await expect(async () => {
    await visitor.clock.runFor(5_000);
    await expect(told).toContainText('its player has not answered', { timeout: 100 });
  }).toPass();
  await open(['onReady']);
  await visitor.clock.runFor(15_000);
  await expect(visitor.getByTitle(/^Video of/)).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a video that is on another site than YouTube is a link', async ({ page, browser }) => {
  const { slug, gameId } = await openGame(page);
  const videoUrl = 'https://video.example/watch/1';
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }',
    { id: gameId, input: { videoUrl, expectedVersion: 1 } },
  );
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/games/${gameId}`);
  await expect(visitor.getByRole('link', { name: videoUrl })).toHaveAttribute('href', videoUrl);
});

test('a day of the schedule says at its head that it is off, above the games that it has all the same', async ({
  page,
  browser,
}) => {
  const { slug } = await openSeason(page, { leagues: { D1: ['Aces', 'Bulls'] } });
  await page.goto('/schedule');
  await createGame(page, 'Aces', 'Bulls', '2025-11-01');
  const { me } = await graph<{ me: { actingFor: { activeSeason: { seasonLeagues: { id: string }[] } } } }>(
    page.request,
    '{ me { actingFor { activeSeason { seasonLeagues { id } } } } }',
  );
  const [seasonLeague] = me.actingFor.activeSeason.seasonLeagues;
  await graph(page.request, 'mutation ($input: CreateWeekOffInput!) { createWeekOff(input: $input) { id } }', {
    input: { seasonLeagueId: seasonLeague!.id, date: '2025-11-01', reason: 'Hall closed' },
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/schedule?day=2025-11-01`);
  const day = visitor.getByRole('region', { name: 'Day by day' });
  await expect(day).toContainText(/No Games \(Hall closed\).*Aces/);
  await visitor.goto(`/${slug}/schedule?day=2025-11-02`);
  await expect(day).not.toContainText('No Games (Hall closed)');
});
