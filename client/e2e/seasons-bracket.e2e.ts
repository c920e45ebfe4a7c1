import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, graph } from './platform-support';
import { fillDivision, firstLeague, openBracket, openSeason, setSeasonDates } from './seasons-support';

test('a division of five shows its byes, its rounds and its seeds; visitors see the same', async ({
  page,
  browser,
}) => {
  const { seasonId, divisionIds, slug } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dragons', 'Eagles'] },
    divisions: ['Gold', 'Silver'],
  });
  const path = `/dashboard/seasons/${seasonId}/divisions/${divisionIds.Gold}`;
  await page.goto(path);
  await expect(page.getByText('No teams found.')).toBeVisible();
  await fillDivision(page, seasonId, divisionIds.Gold!);
  await page.reload();
  const drawing = page.getByRole('region', { name: 'Bracket of Gold' });
  await expect(drawing.getByRole('region', { name: 'Quarterfinals' }).getByRole('listitem')).toHaveCount(4);
  await expect(drawing.getByText('Bye')).toHaveCount(3);
  await expect(
    drawing.getByRole('region', { name: 'Quarterfinals' }).getByRole('listitem').filter({ hasText: 'Dragons' }),
  ).toContainText('Eagles');
  await expect(drawing.getByRole('region', { name: 'Semifinals' })).toContainText('Aces');
  await expect(page.getByRole('table', { name: 'Teams by seed' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Seasons/Fall 2025/Gold');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`/${slug}/standings/${divisionIds.Gold}`);
  await expect(visitor.getByRole('region', { name: 'Bracket of Gold' })).toContainText('Eagles');
  expect((await visitor.goto(`/${slug}/standings/999999999`))!.status()).toBe(404);
  await expect(visitor.getByRole('main')).toContainText('Division not found.');
});

test('a division of another season is not found', async ({ page }) => {
  const { seasonId, divisionIds } = await openSeason(page, { divisions: ['Gold'] });
  for (const path of [
    `/dashboard/seasons/${seasonId}/divisions/999999999`,
    `/dashboard/seasons/999999999/divisions/${divisionIds.Gold}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Division not found.' })).toBeAttached();
  }
});

test('a game of a match is warned of a date far outside the season, and created all the same', async ({ page }) => {
  const { seasonId, divisionIds } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls'] },
    divisions: ['Gold'],
  });
  await setSeasonDates(page, seasonId, { startDate: '2025-09-01', finishDate: '2026-02-15' });
  await fillDivision(page, seasonId, divisionIds.Gold!);
  await page.goto(`/dashboard/seasons/${seasonId}/divisions/${divisionIds.Gold}`);
  await page.getByRole('button', { name: 'Create game Aces vs Bulls' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill('2036-01-05');
  await expect(dialog.getByText('The season Fall 2025 ends on Feb 15, 2026.')).toBeVisible();
  await dialog.getByLabel('Date').fill('2026-03-05');
  await expect(dialog.getByText('The season Fall 2025 ends on Feb 15, 2026.')).toBeHidden();
  await dialog.getByLabel('Date').fill('2036-01-05');
  await dialog.getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(page.getByText('Game created!')).toBeVisible();
});

test('a game is created from its match, seeds are changed by keys after a question, and what no longer meets is deleted', async ({
  page,
}) => {
  const { path } = await openBracket(page, ['Aces', 'Bulls', 'Comets', 'Dragons']);
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Bracket options' }).click();
  await dialog.getByLabel('The losers of the semifinals play for third place').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Third place' })).toContainText('Loser of match 1');

  await page.getByRole('button', { name: 'Create game Aces vs Dragons' }).click();
  await expect(dialog.getByLabel('Home team').getByRole('option', { selected: true })).toHaveText('Aces');
  await expect(dialog.getByLabel('Away team').getByRole('option', { selected: true })).toHaveText('Dragons');
  await dialog.getByRole('button', { name: 'Create game', exact: true }).click();
  await expect(page.getByText('Game created!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aces vs Dragons, TBD' })).toBeVisible();

  await page.getByRole('button', { name: 'Change seeds' }).click();
  await page.getByRole('button', { name: 'Move Dragons' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Dragons is over position 4 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Dragons is over position 3 of 4.')).toBeAttached();
  await page.keyboard.press('Space');
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  await expect(question).toContainText('Change the seeds?');
  await expect(question.getByRole('listitem')).toHaveText(/Aces vs Dragons/);
  await question.getByRole('button', { name: 'Change seeds' }).click();
  const warning = page.getByRole('region', { name: 'Games outside the bracket' });
  await expect(warning).toContainText('Aces vs Dragons');
  await expect(page.getByRole('button', { name: 'Create game Aces vs Comets' })).toBeVisible();
  await expectAccessible(page);

  await warning.getByRole('button', { name: 'Delete game Aces vs Dragons' }).click();
  await expect(question).toContainText('Are you sure you want to delete this game?');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Game deleted!')).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('a double elimination on a phone is one round at a time, on paper one sheet, and it follows the results', async ({
  page,
  browser,
}) => {
  const { seasonId, divisionIds, slug } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dragons'] },
    divisions: ['Gold'],
  });
  const divisionId = divisionIds.Gold!;
  await fillDivision(page, seasonId, divisionId);
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateDivisionInput!) { updateDivision(id: $id, input: $input) { id } }',
    {
      id: divisionId,
      input: { bracketKind: 'DOUBLE_ELIMINATION', expectedVersion: 2 },
    },
  );
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(`/${slug}/standings/${divisionId}`);
  const drawing = visitor.getByRole('region', { name: 'Bracket of Gold' });
  const isCurrent = (name: string) =>
    expect(visitor.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  await isCurrent('Winners’ semifinals');
  await expectNoSidewaysScroll(visitor);
  await drawing.press('ArrowRight');
  await isCurrent('Winners’ final');
  await expect(drawing.getByRole('region', { name: 'Winners’ final' })).toBeInViewport();
  await drawing.press('End');
  await isCurrent('Second final, if needed');
  await expect(drawing.getByRole('region', { name: 'Winners’ final' })).not.toBeInViewport();
  await expectAccessible(visitor);

  await page.goto(`/dashboard/seasons/${seasonId}/divisions/${divisionId}`);
  const administrators = page.getByRole('region', { name: 'Bracket of Gold' });
  await expect(administrators.getByRole('region', { name: 'Winners’ semifinals' })).toContainText('Aces');
  await visitor.setViewportSize({ width: 1280, height: 900 });
  const { me } = await graph<{ me: { actingFor: { division: { teams: { team: { id: string } }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { division(id: $id) { teams { team { id } } } } } }',
    { id: divisionId },
  );
  const [homeTeamId, , , awayTeamId] = me.actingFor.division.teams.map(({ team }) => team.id);
  const { game } = await graph<{ game: { id: string } }>(
    page.request,
    'mutation ($node: ID!, $input: CreateGameInput!) { game: createBracketGame(bracketNode: $node, input: $input) { id } }',
    { node: 'r1m0', input: { divisionId, homeTeamId, awayTeamId } },
  );
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    { id: game.id, input: { homeScore: 50, awayScore: 61, expectedVersion: 1 } },
  );
  await expect(drawing.getByRole('region', { name: 'Winners’ final' })).toContainText('Dragons');
  await expect(drawing.getByRole('region', { name: 'Losers’ round 1' })).toContainText('Aces');
  // The administrator's page, opened before, follows what was done elsewhere, too.
  await expect(administrators.getByRole('region', { name: 'Winners’ final' })).toContainText('Dragons');

  // Whoever prints at once waits for no script.
  await visitor.reload({ waitUntil: 'commit' });
  await visitor.waitForLoadState('domcontentloaded');
  const paper = (await visitor.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // The sheet lies on its side; the rest of the page would not.
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 792 612\]/);
});

test('visitors suppose winners, send the address on, and a result goes before what was supposed of it', async ({
  page,
  browser,
}) => {
  const { seasonId, divisionIds, slug } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dragons'] },
    divisions: ['Gold'],
  });
  const divisionId = divisionIds.Gold!;
  await fillDivision(page, seasonId, divisionId);
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitor.goto(`/${slug}/standings/${divisionId}?whatif=r1m0.999999999`);
  const drawing = visitor.getByRole('region', { name: 'Bracket of Gold' });
  const win = (round: string, team: string) =>
    drawing.getByRole('region', { name: round, exact: true }).getByRole('button', { name: new RegExp(`${team} win`) });
  await expect(visitor.getByText('1 choice of this address fits no open match any more.')).toBeVisible();
  await win('Semifinals', 'Dragons').click();
  await expect(visitor.getByText('1 winner supposed.')).toBeVisible();
  await win('Semifinals', 'Bulls').press('Enter');
  await expect(visitor.getByText('2 winners supposed.')).toBeVisible();
  await expect(win('Semifinals', 'Bulls')).toBeFocused();
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Final', exact: true }).click();
  await win('Final', 'Dragons').click();
  await expect(visitor.getByText('Dragons would be champion.')).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Champion' })).toHaveCount(0);

  // Who is sent the address sees the same.
  await visitor.reload();
  await expect(visitor.getByText('Dragons would be champion.')).toBeVisible();
  await expect(win('Semifinals', 'Dragons')).toHaveAttribute('aria-pressed', 'true');

  const { me } = await graph<{ me: { actingFor: { division: { teams: { team: { id: string } }[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { division(id: $id) { teams { team { id } } } } } }',
    { id: divisionId },
  );
  const [homeTeamId, , , awayTeamId] = me.actingFor.division.teams.map(({ team }) => team.id);
  const { game } = await graph<{ game: { id: string } }>(
    page.request,
    'mutation ($node: ID!, $input: CreateGameInput!) { game: createBracketGame(bracketNode: $node, input: $input) { id } }',
    { node: 'r1m0', input: { divisionId, homeTeamId, awayTeamId } },
  );
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    { id: game.id, input: { homeScore: 61, awayScore: 50, expectedVersion: 1 } },
  );
  await expect(visitor.getByText('1 winner supposed.')).toBeVisible();
  await expect(win('Semifinals', 'Dragons')).toHaveCount(0);
  await expect(win('Final', 'Aces')).toHaveAttribute('aria-pressed', 'false');
  await visitor.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(win('Semifinals', 'Bulls')).toHaveAttribute('aria-pressed', 'false');
  await visitor.getByRole('button', { name: 'What if …' }).click();
  await expect(visitor).toHaveURL(new RegExp(`/standings/${divisionId}$`));
  await expect(win('Semifinals', 'Bulls')).toHaveCount(0);
});

test('a series says when its next game is, beside what else it has, and its menu moves nothing', async ({ page }) => {
  const { seasonId, divisionIds } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls'] },
    divisions: ['Gold'],
  });
  const divisionId = divisionIds.Gold!;
  await fillDivision(page, seasonId, divisionId);
  const { me } = await graph<{
    me: { actingFor: { division: { version: number; teams: { team: { id: string } }[] } } };
  }>(page.request, 'query ($id: ID!) { me { actingFor { division(id: $id) { version teams { team { id } } } } } }', {
    id: divisionId,
  });
  const { version, teams } = me.actingFor.division;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateDivisionInput!) { updateDivision(id: $id, input: $input) { id } }',
    { id: divisionId, input: { bestOf: 3, expectedVersion: version } },
  );
  const ids: string[] = [];
  const [home, away] = teams.map(({ team }) => team.id);
  for (const [index, date] of ['2030-02-02', '2030-02-04', '2030-02-06'].entries()) {
    const { createBracketGame } = await graph<{ createBracketGame: { id: string; version: number } }>(
      page.request,
      'mutation ($input: CreateGameInput!) { createBracketGame(bracketNode: "r1m0", input: $input) { id version } }',
      { input: { divisionId, homeTeamId: home, awayTeamId: away, date, time: '19:00' } },
    );
    ids.push(createBracketGame.id);
    if (index < 1)
      await graph(
        page.request,
        'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
        {
          id: createBracketGame.id,
          input: { homeScore: 60, awayScore: 50, expectedVersion: createBracketGame.version },
        },
      );
  }
  await page.goto(`/dashboard/seasons/${seasonId}/divisions/${divisionId}`);
  // On paper, too: else numbers of games look like scores.
  await expect(page.locator('.bracket-sheet')).toContainText(', best of 3');
  const match = page.getByRole('region', { name: 'Bracket of Gold' }).getByRole('listitem');
  await expect(match).toContainText('Feb 4, 7:00 PM');
  await expect(match.getByRole('link', { name: 'Game 2 of Aces vs Bulls, Feb 4, 7:00 PM' })).toBeVisible();
  // What is behind an open menu has no roles.
  const box = page.locator('li', { hasText: 'Feb 4' }).locator('> div').first();
  await page.getByRole('button', { name: /^More: match 1/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Open game 3' })).toBeVisible();
  expect(await box.evaluate((element) => element.scrollTop)).toBe(0);

  // The second win decides, and what was planned for a third game is deleted where it is named.
  const second = ids[1]!;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
    { id: second, input: { homeScore: 70, awayScore: 61, expectedVersion: 1 } },
  );
  await page.reload();
  const needless = page.getByRole('region', { name: 'Games of decided series' });
  await expect(needless).toContainText('A game is not needed any more');
  await expect(needless.getByRole('listitem')).toContainText('Feb 6, 2030');
  await needless.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(needless).toBeHidden();
});

test('on a phone seeds stand below each other beside names of any length, which keep off the lines around them', async ({
  page,
}) => {
  const { seasonId, slug, divisionIds } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls', `Comets ${'wonderful '.repeat(8)}`.trim()] },
    divisions: ['Gold'],
  });
  await fillDivision(page, seasonId, divisionIds.Gold!);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${slug}/standings/${divisionIds.Gold}`);
  const rows = page.getByRole('table', { name: 'Teams by seed' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const ends = await rows
    .locator('td:first-child, th[scope=row]')
    .evaluateAll((cells) => cells.map((cell) => cell.querySelector('.tabular')!.getBoundingClientRect().right));
  expect(new Set(ends.map(Math.round)).size, String(ends)).toBe(1);
  const name = page.getByRole('region', { name: 'Semifinals' }).getByText(/^Comets/);
  const room = await name.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect().top - text.parentElement!.getBoundingClientRect().top;
  });
  expect(room).toBeGreaterThanOrEqual(3);
});

test('a team that has withdrawn is marked in its bracket, its opponent goes on by a forfeit, and an undo takes the mark off', async ({
  page,
  browser,
}) => {
  const { seasonId, slug, divisionIds } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls', 'Comets', 'Dragons'] },
    divisions: ['Gold'],
  });
  await fillDivision(page, seasonId, divisionIds.Gold!);
  const { seasonLeagueId, idOf } = await firstLeague(page, seasonId);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/standings/${divisionIds.Gold}`);
  const match = visitor.getByRole('region', { name: 'Semifinals' }).getByRole('listitem').filter({ hasText: 'Aces' });
  const seeds = visitor.getByRole('table', { name: 'Teams by seed' });
  await expect(seeds).toContainText('Aces');
  await expect(visitor.getByText('Withdrawn')).toHaveCount(0);

  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1', exact: true }).first().click();
  await page.getByRole('button', { name: 'Edit Aces' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Withdrawn/)
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: 'Team updated!' });
  await told.hover();
  await visitor.reload();
  await expect(match).toContainText('Aces Withdrawn');
  const sheet = visitor.locator('.bracket-sheet');
  await expect(sheet).toContainText('Aces · Withdrawn');
  await expect(seeds.getByRole('row', { name: /Aces/ })).toContainText('Withdrawn');
  // It stays while it is pointed at.
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Aces/ })).not.toContainText('Withdrawn');
  await visitor.reload();
  await expect(seeds).toContainText('Aces');
  await expect(visitor.getByText('Withdrawn')).toHaveCount(0);

  const { me } = await graph<{ me: { actingFor: { seasonLeagueTeams: { nodes: Place[] } } } }>(
    page.request,
    'query ($id: ID!) { me { actingFor { seasonLeagueTeams(first: 9, seasonLeagueId: $id) { nodes { id version team { name } } } } } }',
    { id: seasonLeagueId },
  );
  const aces = me.actingFor.seasonLeagueTeams.nodes.find(({ team }) => team.name === 'Aces')!;
  await graph(
    page.request,
    'mutation ($id: ID!, $input: UpdateSeasonLeagueTeamInput!) { updateSeasonLeagueTeam(id: $id, input: $input) { id } }',
    { id: aces.id, input: { withdrawn: true, expectedVersion: aces.version } },
  );
  const { createBracketGame } = await graph<{ createBracketGame: { id: string } }>(
    page.request,
    'mutation ($node: ID!, $input: CreateGameInput!) { createBracketGame(bracketNode: $node, input: $input) { id } }',
    {
      node: 'r1m0',
      input: {
        divisionId: divisionIds.Gold,
        homeTeamId: idOf('Aces'),
        awayTeamId: idOf('Dragons'),
        date: '2025-10-10',
      },
    },
  );
  await page.goto(`/games/${createBracketGame.id}`);
  await page.getByRole('button', { name: 'Edit Game' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Status').selectOption('Forfeit');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Final Scores' }).click();
  await form.getByLabel('Aces').fill('0');
  await form.getByLabel('Dragons').fill('20');
  await form.getByRole('button', { name: 'Save scores' }).click();
  await expect(form).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Final', exact: true })).toContainText('Dragons');
  // The result says it.
  await expect(match).not.toContainText('Withdrawn');
  await expect(sheet).not.toContainText('Withdrawn');
  await expect(seeds.getByRole('row', { name: /Aces/ })).toContainText('Withdrawn');
});

interface Place {
  id: string;
  version: number;
  team: { name: string };
}

test('the ring of the focus is seen at both teams of a match whose winner is supposed', async ({ page }) => {
  const { seasonId, slug, divisionIds } = await openSeason(page, {
    leagues: { D1: ['Aces', 'Bulls'] },
    divisions: ['Gold'],
  });
  await fillDivision(page, seasonId, divisionIds.Gold!);
  await page.goto(`/${slug}/standings/${divisionIds.Gold}`);
  await page.getByRole('button', { name: /What if/ }).press('Enter');
  for (const team of ['Aces', 'Bulls']) {
    const choice = page.getByRole('button', { name: `${team} win` });
    await choice.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(choice).toBeFocused();
    const [offset, width] = await choice.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return [parseFloat(outlineOffset), parseFloat(outlineWidth)];
    });
    // The box clips what is beyond it.
    expect(offset).toBeLessThanOrEqual(-width!);
  }
});
