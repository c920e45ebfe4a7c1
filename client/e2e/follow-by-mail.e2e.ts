import { expect, test } from './test';
import { graph, unique } from './platform-support';
import { linkIn, mailTo } from './support/mails';

test('a visitor follows a team by e-mail, once the address has said yes', async ({ page }) => {
  // The server of these tests sends no mail, so that its pages do not offer any: what they read of it is another.
  await page.route('**/nba/teams/*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"onPlatform":true', '"onPlatform":true,"sendsMail":true') });
  });
  const { organization } = await graph<{ organization: { teams: { nodes: { id: string }[] } } }>(
    page.request,
    '{ organization(slug: "nba") { teams(filter: { search: "Houston Rockets" }) { nodes { id } } } }',
  );
  await page.goto(`/nba/teams/${organization.teams.nodes[0]!.id}`);
  await page.getByRole('button', { name: 'By e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Follow Houston Rockets by e-mail' });
  await dialog.getByRole('button', { name: 'Send me a mail to confirm' }).click();
  await expect(dialog.getByLabel('E-mail address')).toHaveAccessibleDescription(/name@example.com/);
  const email = `${unique('fan')}@example.com`;
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByLabel('Results, too').check();
  await dialog.getByRole('button', { name: 'Send me a mail to confirm' }).click();
  await expect(dialog.getByRole('status')).toContainText('Look into your mail');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'By e-mail' })).toBeFocused();
  await page.unroute('**/nba/teams/*');

  await page.goto(linkIn(await mailTo(email), '/mail/confirm'));
  await expect(page.getByRole('main')).toContainText('and how each one ends');
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You follow Houston Rockets');
  await page.getByRole('link', { name: 'To the page of Houston Rockets' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Houston Rockets');
});
