import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, newOrganization, signIn } from './platform-support';
import { type APIResponse, expect, request as requests, test } from './test';

test('an owner makes a key, a program reads by it, and it opens nothing once it is revoked', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug, owner } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/api-keys');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByLabel('Name').fill('Scoreboard bot');
  await form.getByRole('radio', { name: /Read what members see/ }).check();
  await form.getByLabel('Origins').fill('scores.example');
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText(/must be scheme and host/)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Origins').fill('https://scores.example');
  await form.getByLabel('Last day').fill('20261-12-31');
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText('Is in the year 20261: the last one that can be entered is 2199.')).toBeVisible();
  await form.getByLabel('Last day').fill('');
  await form.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'API key', exact: true });
  const key = await shown.getByRole('status', { name: 'API key' }).innerText();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expect(shown.getByText('It is in your clipboard.')).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Close' }).last().click();

  const program = await requests.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const ask = (): Promise<APIResponse> =>
    program.post('/graphql', { data: { query: '{ organization { slug users { username } } }' }, timeout: 0 });
  const answer = await ask();
  expect([answer.status(), await answer.json()]).toEqual([
    200,
    { data: { organization: { slug, users: expect.arrayContaining([{ username: owner }]) } } },
  ]);

  const row = page.getByRole('listitem').filter({ hasText: 'Scoreboard bot' });
  await expect(row).toContainText(`${key.slice(0, 14)}…`);
  await expect(row).not.toContainText(key);
  await row.getByRole('button', { name: 'Edit Scoreboard bot' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Scoreboard bot' });
  await edit.getByLabel('Name').fill('Hall board');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved Hall board.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(row.getByRole('img', { name: /^Scoreboard bot: / })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Revoke Scoreboard bot' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await ask()).status()).toBe(401);
  await program.dispose();
});

test('a test key opens a league of its own, in which a game is simulated, and which is reset', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/api-keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByLabel('Name').fill('Hall bot');
  await form.getByRole('radio', { name: /Write games and statistics/ }).check();
  await form.getByRole('checkbox', { name: 'Test key' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create key' }).click();
  await page
    .getByRole('dialog', { name: 'API key', exact: true })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();

  const opened = page.getByRole('region', { name: 'Test organization of Hall bot' });
  await opened.getByRole('button', { name: 'Simulate a game for Hall bot' }).click();
  await expect(opened.getByRole('status')).toContainText('is being simulated');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await opened.getByRole('button', { name: 'Stop the game of Hall bot' }).click();
  await expect(opened.getByRole('status')).toBeHidden();
  await opened.getByRole('button', { name: 'Reset now what Hall bot opens' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('The test organization is as it was made.')).toBeVisible();

  const site = await opened.getByRole('link', { name: /^Test of / }).getAttribute('href');
  await page.goto(`${site}/teamList`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Alpha' }).first()).toBeVisible();
});
