import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, graph, newOrganization, signIn, unique } from './platform-support';

test('an owner is led through the first steps, which tick themselves off', async ({ page }) => {
  const { owner, name } = await newOrganization();
  await signIn(page, owner);
  await page.goto('/dashboard/seasons');
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: `First steps for ${name}` }) });
  await expect(steps).toContainText('0 of 5');
  await expectAccessible(page);

  await steps.getByRole('link', { name: 'Do this next: Appearance' }).click();
  await page.getByLabel('Accent colour', { exact: true }).fill('#15803d');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved the appearance.')).toBeVisible();

  await page.goto('/dashboard/seasons');
  await expect(steps).toContainText('1 of 5');
  await steps.getByRole('button', { name: 'Create a season' }).click();
  const season = unique('Fall');
  await page.getByRole('dialog').getByLabel('Name').fill(season);
  await page.getByRole('dialog').getByRole('button', { name: 'Create season' }).click();
  await expect(steps).toContainText('There is a season: make it active.');

  await steps.getByRole('link', { name: 'Do this next: An active season' }).click();
  await page.getByRole('button', { name: 'Make active' }).click();
  await expect(page.getByRole('button', { name: 'Make inactive' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit season' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${season} again`);
  await page.getByRole('dialog').getByLabel('First day').fill('2025-09-01');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${season} again` })).toBeVisible();
  await expect(page.getByText(/^Active · .*Sep 1, 2025/)).toBeVisible();

  const { me } = await graph<{ me: { actingFor: { activeSeason: { id: string } } } }>(
    page.request,
    '{ me { actingFor { activeSeason { id } } } }',
  );
  const { createLeague } = await graph<{ createLeague: { id: string }[] }>(
    page.request,
    'mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { id } }',
    {
      input: { seasonId: me.actingFor.activeSeason.id, name: 'Monday' },
    },
  );
  for (const team of ['Rockets', 'Comets']) {
    await graph(page.request, 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }', {
      input: { seasonLeagueId: createLeague[0]!.id, name: team },
    });
  }
  await page.goto('/dashboard/seasons');
  await expect(steps).toContainText('4 of 5');
  await expect(steps.getByRole('link', { name: 'Do this next: Publish' })).toHaveAttribute('href', '/pages');
});

test('who needs no leading puts the first steps away, and may change their mind', async ({ page }) => {
  const { staff } = await newOrganization();
  await signIn(page, staff);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/seasons');
  const heading = page.getByRole('heading', { name: /^First steps for/ });
  await expect(page.getByText('0 of 4')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Put the first steps away' }).click();
  await expect(heading).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Put the first steps away' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
  await expect(page.getByText('No seasons yet')).toBeVisible();
  await expect(heading).toBeHidden();
});

test('an organization that has everything is not led', async ({ page }) => {
  await signIn(page, 'owner-fab');
  await page.goto('/dashboard/seasons');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^First steps for/ })).toHaveCount(0);
});
