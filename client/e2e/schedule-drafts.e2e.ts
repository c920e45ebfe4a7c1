import { type Browser, expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, graph } from './platform-support';
import { openSchedule } from './seasons-support';

const TEAMS = ['Aces', 'Bulls', 'Crows', 'Ducks', 'Elks', 'Foxes', 'Gulls', 'Hawks'];

/** A schedule of a league with eight teams: seven weeks, three times a day, so that teams take turns to rest. */
const RESTING = { startDate: '2025-10-06', numWeeks: 7, times: ['18:00', '19:00', '20:00'] };

/** The public schedule as somebody sees it who is not signed in. */
async function openAsVisitor(browser: Browser, slug: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}/schedule`);
  return visitor;
}

test('two drafts are generated, compared and one of them published; visitors see its games until that is undone', async ({
  page,
  browser,
}) => {
  const { slug } = await openSchedule(page, TEAMS, RESTING);
  await page.goto('/scheduleBuilder');
  await expect(page.getByText('every pair once needs 28', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Generate a draft' }).click();
  await expect(page.getByRole('heading', { name: 'Draft 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Another', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Draft 2' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'What changes for each team' }).getByRole('row')).toHaveCount(9);

  await page.getByRole('tab', { name: 'Fairness' }).click();
  await expect(page.getByRole('table', { name: 'What each team gets' })).toContainText('Hawks');
  await page.getByRole('tab', { name: 'How good' }).click();
  await expect(page.getByText('Back-to-back byes', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Weeks' }).click();
  await expect(page.getByRole('region', { name: 'Week 7' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect(page.getByRole('table', { name: 'Draft 2 and Draft 1' }).getByRole('row')).toHaveCount(9);
  await expect(
    page.getByRole('region', { name: 'Only in Draft 1', exact: true }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  const visitor = await openAsVisitor(browser, slug);
  const games = visitor.getByRole('table').getByRole('row').filter({ hasText: / PM/ });
  await expect(visitor.getByText('No games, byes, or week-offs found.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('This will overwrite all existing games for this schedule. Continue?');
  await expect(question).toContainText('No game is replaced. 21 games are new.');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Full schedule generated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open draft 2' })).toBeHidden();
  // What the other draft was made from is not so any more.
  await page.getByRole('button', { name: 'Open draft 1' }).click();
  await expect(page.getByText('This draft was made before something changed', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await visitor.reload();
  await expect(games.first()).toBeVisible();

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Open draft 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await visitor.reload();
  await expect(visitor.getByText('No games, byes, or week-offs found.')).toBeVisible();

  await page.getByRole('button', { name: 'Discard draft 2' }).click();
  await expect(page.getByRole('button', { name: 'Open draft 2' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Open draft 2' })).toBeVisible();
});

test('a hall that is lost for a date moves the games there, and no other, and is remembered until it is taken off', async ({
  page,
}) => {
  const timeSlots = [
    { time: '18:00', location: 'North Hall' },
    { time: '18:00', location: 'South Hall' },
    { time: '19:00', location: 'South Hall' },
  ];
  const { id } = await openSchedule(page, TEAMS.slice(0, 4), { startDate: '2030-01-07', numWeeks: 3, timeSlots });
  await graph(page.request, 'mutation ($id: ID!) { generateFullSchedule(scheduleId: $id) { message } }', { id });
  const { me } = await graph<{ me: { actingFor: { games: { nodes: { date: string; location: string }[] } } } }>(
    page.request,
    '{ me { actingFor { games(first: 100) { nodes { date location } } } } }',
    {},
  );
  const { date } = me.actingFor.games.nodes.find(({ location }) => location === 'North Hall')!;
  await page.goto('/scheduleBuilder');
  await page.getByRole('button', { name: 'Repair' }).click();
  await page.getByLabel('A hall that is lost').selectOption('North Hall');
  await page.getByLabel('Lost on').fill(date);
  // Another one may be lost as well, here on a day without games.
  await page.getByRole('button', { name: 'Another hall or day' }).click();
  await page.getByLabel('A hall that is lost').last().selectOption('South Hall');
  await page.getByLabel('Lost on').last().fill('2030-03-04');
  await page.getByRole('button', { name: 'Another hall or day' }).click();
  await page.getByRole('button', { name: 'Remove hall 3' }).click();
  await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.postData()?.includes('lostHalls') ?? false);
  await page.getByRole('button', { name: 'Make a draft' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    variables: {
      lostHalls: [
        { location: 'North Hall', date },
        { location: 'South Hall', date: '2030-03-04' },
      ],
    },
  });
  await expect(page.getByRole('heading', { name: 'Draft 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'No game is replaced. 1 game is put elsewhere. 5 games stay as they are. No game is placed there any more: North Hall,',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const list = page.getByRole('list', { name: 'Halls that cannot be played in' });
  await expect(list.getByRole('listitem')).toContainText(['North Hall, Jan', 'South Hall, Mar 4']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Take off South Hall, Mar 4' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The message before it, of the publication, has an Undo, too.
  await expect(page.getByText('Taken off: South Hall, Mar 4.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a week off says which games stand on its day; the builder shows them there, and a repair without room says so', async ({
  page,
}) => {
  const times = ['18:00', '19:00'];
  const { id } = await openSchedule(page, TEAMS.slice(0, 4), { startDate: '2030-01-07', numWeeks: 3, times });
  await graph(page.request, 'mutation ($id: ID!) { generateFullSchedule(scheduleId: $id) { message } }', { id });
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Create Week Off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill('2030-01-15');
  await expect(dialog.getByRole('status')).toBeEmpty();
  await dialog.getByLabel('Date').fill('2030-01-14');
  await expect(dialog.getByRole('status')).toContainText('2 games stand on that day. They stay there until moved');
  await dialog.getByLabel('Reason').fill('Flood');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create week off' }).click();
  await expect(page.getByText('Week off created!')).toBeVisible();
  // Of a team that shall rest its own games alone.
  await page.getByRole('button', { name: 'Create Bye' }).click();
  await dialog.getByLabel('Team').selectOption({ label: 'Aces' });
  await dialog.getByLabel('Date').fill('2030-01-07');
  await expect(dialog.getByRole('status')).toContainText('One game stands on that day. It stays there until moved');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.goto('/scheduleBuilder');
  const table = page.getByRole('table', { name: 'Weeks of Regular season' });
  await expect(table.getByRole('cell').filter({ hasText: 'Flood' }).getByRole('button')).toHaveCount(2);
  await expect(table.getByRole('columnheader', { name: 'Other times' })).toBeHidden();
  await page.getByRole('button', { name: 'Repair' }).click();
  const noRoom = page.getByText('2 games are removed since no free time is left', { exact: false });
  await expect(noRoom).toBeVisible();
  // Beside another schedule, too, the address leads to the open draft.
  const { schedules } = await graph<{ schedules: { seasonLeague: { id: string } }[] }>(
    page.request,
    '{ schedules { seasonLeague { id } } }',
  );
  await graph(page.request, 'mutation ($input: CreateScheduleInput!) { createSchedule(input: $input) { id } }', {
    input: { seasonLeagueId: schedules[0]!.seasonLeague.id, name: 'Cup', startDate: '2030-05-06', numWeeks: 2 },
  });
  await page.reload();
  await expect(noRoom).toBeVisible();
});
