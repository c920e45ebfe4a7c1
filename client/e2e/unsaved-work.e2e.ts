import { type Browser, expect, type Locator, type Page, test } from './test';
import { DIALOGS, type FormCase, type FormPlace, FORMS } from './forms';
import { actFor, graph, newOrganization, PICTURE, signIn } from './platform-support';
import { openSeason, otherAdministrator } from './seasons-support';

interface Prepared extends FormPlace {
  slug: string;
  owner: string;
}

const TYPED = '7';

let place: Prepared;

/** An organization with one of everything that is edited somewhere. */
async function prepare(browser: Browser): Promise<Prepared> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { slug, owner, seasonId } = await openSeason(page, { leagues: { Alpha: ['Aces', 'Bulls'] } });
  await signIn(page, owner);
  const create = async <Name extends string>(name: Name, type: string, input: Record<string, unknown>, fields = 'id') =>
    (
      await graph<Record<Name, never>>(
        page.request,
        `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
        { input },
      )
    )[name];
  const { me } = await graph<{
    me: {
      actingFor: {
        name: string;
        season: {
          seasonLeagues: { id: string; league: { id: string }; teams: { id: string; team: { id: string } }[] }[];
        };
      };
    };
  }>(
    page.request,
    'query ($id: ID!) { me { actingFor { name season(id: $id) { seasonLeagues { id league { id } teams { id team { id } } } } } } }',
    { id: seasonId },
  );
  const [{ id: seasonLeagueId, league, teams }] = me.actingFor.season.seasonLeagues as [
    (typeof me.actingFor.season.seasonLeagues)[number],
  ];
  const [{ id: seasonLeagueTeamId, team }, { team: other }] = teams as [(typeof teams)[number], (typeof teams)[number]];
  const entries: { player: { id: string } }[] = [];
  for (const [firstName, lastName] of [
    ['Ana', 'Reyes'],
    ['Bo', 'Park'],
  ]) {
    entries.push(
      await create(
        'addPlayerToTeam',
        'AddPlayerToTeamInput',
        { seasonLeagueTeamId, firstName, lastName },
        'player { id }',
      ),
    );
  }
  await create('createLink', 'CreateLinkInput', { label: 'Shop', slug: 'shop' });
  const { id: pageId } = (await create('createPage', 'CreatePageInput', { title: 'Rules', path: 'rules' })) as {
    id: string;
  };
  const { id: gameId } = (await create('createGame', 'CreateGameInput', {
    seasonLeagueId,
    homeTeamId: team.id,
    awayTeamId: other.id,
    // Over, and without a result: there is something to accept.
    date: '2025-10-01',
  })) as { id: string };
  const { id: divisionId } = (await create('createDivision', 'CreateDivisionInput', { seasonId, name: 'Gold' })) as {
    id: string;
  };
  await create('createSchedule', 'CreateScheduleInput', {
    seasonLeagueId,
    name: 'Regular season',
    startDate: '2025-10-05',
    numWeeks: 2,
    times: ['18:00'],
  });
  await context.close();
  return {
    divisionId,
    slug,
    owner,
    organization: me.actingFor.name,
    seasonId,
    leagueId: league.id,
    teamId: team.id,
    playerId: entries[0]!.player.id,
    pageId,
    gameId,
  };
}

async function open(page: Page, { as, at, before, opens }: FormCase): Promise<Locator | null> {
  await signIn(page, as ?? place.owner);
  if (as) await actFor(page, place.slug);
  // With a screen before it, to which the browser goes back; the router goes on as after the browser's own buttons.
  await page.goto('/leagueList');
  await page.evaluate((path) => {
    const state = { idx: 1, key: 'forms', usr: null };
    window.history.pushState(state, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, at(place));
  await before?.(page);
  const opener = opens?.(page, place) ?? null;
  // A key on a button that waits for its screen's answer does nothing.
  if (opener) await expect(opener).toBeEnabled();
  await opener?.focus();
  await opener?.press('Enter');
  return opener;
}

/** Where the focus is, in words for a failed test. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');

/** The field of a label, with or without the star of those that are needed. */
const fieldNamed = (part: Locator, label: string) => part.getByLabel(new RegExp(`^${label}( \\*)?$`)).first();

/** The first field of the dialog; null of one without any. */
const firstField = (dialog: Locator) =>
  dialog.locator('input:not([type=hidden]):visible, select:visible, textarea:visible').first();

test.beforeAll(async ({ browser }) => {
  place = await prepare(browser);
});

for (const each of DIALOGS) {
  test(`${each.file}: begins in its first field, gives the focus back, and asks before typed work is gone`, async ({
    page,
  }) => {
    const opener = (await open(page, each))!;
    const dialog = page.getByRole('dialog', each.title === undefined ? {} : { name: each.title });
    await expect(dialog).toBeVisible();
    await expect(async () => {
      const [field] = await firstField(dialog).all();
      // Of radio buttons the chosen one.
      const hasFocus = await field?.evaluate((element: HTMLInputElement) => {
        const { activeElement } = document;
        if (element.type !== 'radio') return element === activeElement;
        return (
          activeElement instanceof HTMLInputElement && activeElement.name === element.name && activeElement.checked
        );
      });
      if (field) expect(hasFocus, await focused(page)).toBe(true);
      else expect(await focused(page)).not.toContain('aria-label="Close"');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }).toPass();

    if (each.types !== null) await expectQuestions(page, dialog, fieldNamed(dialog, each.types));
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(each.gives?.(page) ?? opener).toBeFocused();
  });
}

for (const each of FORMS.filter(({ within, types }) => within === undefined && types !== null)) {
  test(`${each.file}: asks before the screen is left with something typed`, async ({ page }) => {
    await open(page, each);
    const field = fieldNamed(page.getByRole('main'), each.types!);
    await field.fill(TYPED);
    await expectKept(page, field, () => goElsewhere(page), 'Leave without saving?');
    await goElsewhere(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/teamList$/);
  });
}

test('what is edited in its place begins in its first field, and gives the focus back', async ({ page }) => {
  await open(page, { file: '', at: ({ playerId }) => `/players/${playerId}`, types: null });
  for (const [name, begins] of [
    ['Edit profile', /^First name/],
    ['Edit bio', 'Bio'],
    ['Edit sponsor', /^Name/],
  ] as const) {
    const edit = page.getByRole('button', { name, exact: true });
    await edit.press('Enter');
    const card = page.getByRole('main').locator('form');
    await expect(card.getByLabel(begins).first()).toBeFocused();
    await card.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(edit).toBeFocused();
  }
});

test('another thing is not put into a form with something typed unasked', async ({ page }) => {
  await open(page, { file: '', at: () => '/navbar-links', types: null });
  const label = page.getByLabel('Label');
  await label.fill('Store');
  await expectKept(
    page,
    label,
    () => page.getByRole('button', { name: 'Edit Shop' }).click(),
    'Discard your changes?',
    'Store',
  );
  await page.getByRole('button', { name: 'Edit Shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(label).toHaveValue('Shop');
  await label.fill('Shop!');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(label).toHaveValue('');
  await goElsewhere(page);
  await expect(page).toHaveURL(/\/teamList$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the times of another team are not put into the form of one that is not saved unasked', async ({ page }) => {
  await open(page, { file: '', at: () => '/scheduleBuilder', types: null });
  await page.locator('summary', { hasText: /^Team$/ }).click();
  const section = page.locator('details').filter({ has: page.locator('summary', { hasText: /^Team$/ }) });
  await section.getByLabel('League').selectOption({ index: 1 });
  const team = section.getByLabel('Team', { exact: true });
  await team.selectOption({ index: 1 });
  const first = await team.inputValue();
  await section.getByLabel('Times at which').fill(TYPED);
  await team.selectOption({ index: 2 });
  const question = page.getByRole('dialog').filter({ hasText: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(team).toHaveValue(first);
  await expect(section.getByLabel('Times at which')).toHaveValue(TYPED);
  await team.selectOption({ index: 2 });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(section.getByLabel('Times at which')).toHaveValue('');
});

test('what has just been saved is left without a question', async ({ page }) => {
  await open(page, { file: '', at: () => '/pages', types: null });
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill('Sponsors');
  await page.getByLabel('Path').fill('sponsors');
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page).toHaveURL(/\/pages\/[0-9]+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form that was given up by its own button is not asked about', async ({ page }) => {
  await open(page, { file: '', at: ({ playerId }) => `/players/${playerId}`, types: null });
  await page.getByRole('button', { name: 'Edit bio' }).click();
  await page.getByLabel('Bio').fill('Tall');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await goElsewhere(page);
  await expect(page).toHaveURL(/\/teamList$/);
});

test('a page of which nothing was typed is left without a question', async ({ browser }) => {
  const page = await otherAdministrator(browser, place.owner);
  await page.goto(`/pages/${place.pageId}`);
  await expect(page.getByLabel('Title')).toHaveValue('Rules');
  await goElsewhere(page);
  await expect(page).toHaveURL(/\/teamList$/);
});

test('a logo that was chosen and not saved is asked about', async ({ page }) => {
  await openSeason(page, { leagues: { D1: ['Aces'] } });
  await page.goto('/teamList');
  await page.getByRole('link', { name: 'Aces' }).click();
  await page.getByLabel('Picture').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: 'Save logo' })).toBeVisible();
  await goElsewhere(page);
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
});

test('another organization is acted for only once what was typed may go', async ({ page }) => {
  const [one, other] = [await newOrganization(), await newOrganization()];
  await signIn(page, 'admin');
  await actFor(page, one.slug);
  await page.goto('/playerAttributes');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Hobby');
  const switched: string[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('mutation ActFor')) switched.push(request.url());
  });
  const choice = page.getByLabel('Acting for');
  await choice.selectOption({ label: other.name });
  const question = page.getByRole('dialog').filter({ hasText: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(choice.locator('option:checked')).toHaveText(one.name);
  await expect(name).toHaveValue('Hobby');
  expect(switched).toEqual([]);

  // The browser's own question would be a second one.
  const second: string[] = [];
  page.on('dialog', (dialog) => {
    second.push(dialog.type());
    void dialog.accept();
  });
  await choice.selectOption({ label: other.name });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('');
  await expect(choice.locator('option:checked')).toHaveText(other.name);
  expect(second).toEqual([]);
});

/** To another screen, by the router: as every link does. */
async function goElsewhere(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Teams', exact: true })
    .click();
}

/** Escape, a click beside it and going back ask; only a yes throws away. */
async function expectQuestions(page: Page, dialog: Locator, field: Locator): Promise<void> {
  await field.fill(TYPED);
  await field.press('Escape');
  const question = page.getByRole('dialog').filter({ hasText: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue(TYPED);
  await expect(field).toBeFocused();
  await expectKept(page, field, () => page.mouse.click(4, 4), 'Discard your changes?');
  await expectKept(page, field, () => page.evaluate(() => window.history.back()), 'Leave without saving?');
  await page.mouse.click(4, 4);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
}

/** That something asks, and that a no leaves all as it was. */
async function expectKept(
  page: Page,
  field: Locator,
  act: () => Promise<unknown>,
  words: string,
  typed = TYPED,
): Promise<void> {
  const address = page.url();
  await act();
  const question = page.getByRole('dialog').filter({ hasText: words });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: /^(Keep editing|Cancel)$/ }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(field).toHaveValue(typed);
}
