import { expectAccessible } from './accessible';
import { action, button, isSaved, openCourtside, player, score, WIDE } from './courtside-support';
import { expectNoSidewaysScrolling } from './pages';
import { graph } from './platform-support';
import { addStatistic, enterPlays, openGame, pointsId } from './statistics-support';
import { expect, type Locator, test } from './test';

test('the board of the hall and the scoresheet show what is entered at the table', async ({ page }) => {
  const game = await openGame(page);
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }',
    { id: game.gameId, input: { date: '2026-11-27', time: '19:00', expectedVersion: 1 } },
  );
  await page.goto(`/games/${game.gameId}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Scoresheet' }).click();
  // Before the game: both rosters, to be filled in by hand.
  const aces = page.getByRole('region', { name: 'Aces' });
  await expect(aces.getByRole('row')).toHaveCount(1 + 3);
  await expect(aces.locator('[data-line]')).toHaveCount(12 - 3); // for who is on no roster yet
  await expect(page.getByRole('region', { name: 'Running score' }).getByText('160', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Nov 27, 2026 · 7:00 PM')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Aces' })).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Score by period' })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto(`/games/${game.gameId}/board`);
  const [home, away] = [page.getByRole('region', { name: 'Aces' }), page.getByRole('region', { name: 'Bulls' })];
  await expect(page.getByText('Nothing has been entered yet.')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await enterPlays(page, game, [
    { kind: 'MADE_TWO', player: 'Ana Allen', team: 'Aces', clock: 580 },
    { kind: 'MADE_THREE', player: 'Ed Egan', team: 'Bulls', clock: 540 },
    { kind: 'PERSONAL_FOUL', player: 'Di Dorn', team: 'Bulls', clock: 500 },
    { kind: 'MADE_TWO', player: 'Ana Allen', team: 'Aces', clock: 480 },
  ]);
  await expect(home).toContainText('4');
  await expect(away).toContainText('3');
  await expect(away).toContainText('Fouls 1');
  await expect(page.getByText('Aces: Two made')).toBeVisible(); // without a name: the whole hall reads it
  await expectAccessible(page);
  // A score by hand beside the plays: whoever looks at the site sees that one.
  await expect(page.getByText('Box score')).toHaveCount(0);
  const definitionId = await pointsId(page);
  await addStatistic(page, game.gameId, { playerId: game.playerIds['Bo Berg']!, definitionId, delta: 3 });
  await expect(page.getByText('Box score 7:3')).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScrolling(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/games/${game.gameId}/scoresheet`);
  const running = page.getByRole('region', { name: 'Running score' });
  await expect(running.getByRole('row').nth(1)).toContainText('2–0');
  await expect(running.getByRole('row').last()).toContainText('4–3');
  await expect(page.getByRole('region', { name: 'Aces' }).getByRole('row', { name: /Ana Allen/ })).toContainText('4');
  await expect(page.getByRole('region', { name: 'Aces' }).getByTitle('Came on')).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: 'Score by period' }).getByRole('row', { name: /^Bulls/ }),
  ).toContainText('3');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expect(aces.locator('[data-line]')).toHaveCount(0);
  // A period is not torn apart where it has room in one column.
  await page.setViewportSize({ width: 1280, height: 800 });
  const lefts = await running.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
  const table = page.getByRole('region', { name: 'Score by period' });
  await expect(table.getByRole('columnheader', { name: 'Score', exact: true })).toBeVisible(); // not over yet
  await page.getByRole('button', { name: 'Blank scoresheet' }).click();
  await expect(running.getByRole('row').nth(1)).not.toContainText('2–0');
  await expect(table.getByRole('columnheader', { name: 'Final' })).toBeVisible();

  // What counts is the final score, whatever the plays make.
  const { me } = await graph<{ me: { actingFor: { game: { version: number } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { game(id: $id) { version } } } }',
    { id: game.gameId },
  );
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    { id: game.gameId, input: { homeScore: 7, awayScore: 3, expectedVersion: me.actingFor.game.version } },
  );
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Final' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Aces/ })).toHaveText(/7$/);
  await expect(table.getByText('The plays make 4:3.')).toBeVisible();
  await expectAccessible(page);
});

test('however long a game was, its scoresheet is signed below the rosters, on its first page', async ({ page }) => {
  const game = await openGame(page);
  const baskets = Array.from({ length: 60 }, (_, index) => ({
    kind: 'MADE_TWO',
    player: 'Ana Allen',
    team: 'Aces' as const,
    clock: 600 - index,
  }));
  await enterPlays(page, game, baskets);
  await page.goto(`/games/${game.gameId}/scoresheet`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 900 });
  const place = async (of: Locator): Promise<{ left: number; bottom: number }> => {
    const { x, y, height } = (await of.boundingBox())!;
    return { left: x, bottom: y + height };
  };
  const running = await place(page.getByRole('region', { name: 'Running score' }));
  const signatures = await place(page.getByText('Timekeeper'));
  const rosters = await place(page.getByRole('region', { name: 'Score by period' }));
  expect(signatures.bottom).toBeGreaterThan(rosters.bottom);
  expect(signatures.bottom).toBeLessThan(rosters.bottom + 100);
  expect(running.bottom).toBeGreaterThan(signatures.bottom);
  expect(running.left).toBeGreaterThan(signatures.left);
});

test('who enters plays is told that the box score has another score', async ({ page }) => {
  const game = await openCourtside(page, WIDE);
  await button(page, 'Start Q1').click();
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(score(page, 'Aces')).toHaveText('2');
  await isSaved(page);
  const definitionId = await pointsId(page);
  const add = (delta: number) =>
    addStatistic(page, game.gameId, { playerId: game.playerIds['Ana Allen']!, definitionId, delta });
  await add(3);
  const told = page.getByText('The plays make 2:0, the box score has 5:0: something was entered there by hand.');
  await expect(told).toBeVisible();
  await expect(score(page, 'Aces')).toHaveText('2');
  await expectAccessible(page);
  await button(page, 'Not now').click();
  await expect(told).toBeHidden();
  // It is left alone while the game goes on as far apart.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('The plays make 4:0, the box score has 7:0'))
        document.body.dataset.wasTold = 'again';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(score(page, 'Aces')).toHaveText('4');
  await isSaved(page);
  await add(1);
  await expect(page.getByText('The plays make 4:0, the box score has 8:0')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-was-told');
  await add(-4);
  await expect(page.getByText('The plays make')).toBeHidden();
});

test('both scores of the board stand at one height, however long a name is', async ({ page }) => {
  const game = await openGame(page);
  const { me } = await graph<{ me: { actingFor: { game: { homeTeam: { id: string; version: number } } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { game(id: $id) { homeTeam { id version } } } } }',
    { id: game.gameId },
  );
  const { id, version } = me.actingFor.game.homeTeam;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id } }',
    { id, input: { name: 'Aces of the northern lakes', expectedVersion: version } },
  );
  await page.goto(`/games/${game.gameId}/board`);
  const scores = page.locator('[data-part=score]');
  await expect(scores).toHaveCount(2);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    const tops = await scores.evaluateAll((all) => all.map((score) => score.getBoundingClientRect().top));
    expect(tops[0], `at ${width}`).toBe(tops[1]);
  }
});

test('who comes to the table of a game that has a result and no plays is told what entering does', async ({ page }) => {
  const game = await openCourtside(page, WIDE);
  const told = page.getByText('The final score is 70:64, and there are no plays.');
  await expect(told).toBeHidden();
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    { id: game.gameId, input: { homeScore: 70, awayScore: 64, expectedVersion: 1 } },
  );
  await page.reload();
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await player(page, 'Aces', 'Ana Allen').click();
  await action(page, 'Two made').click();
  await expect(told).toBeHidden();
  await expect(page.getByText('The final score is 70:64, the plays make 2:0.')).toBeVisible();
});
