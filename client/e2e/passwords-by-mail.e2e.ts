import { expect, test } from './test';
import { graph, newOrganization, signIn, unique } from './platform-support';
import { linkIn, mailTo } from './support/mails';

test('somebody who is invited chooses the password by a link, and signs in with it', async ({ page, browser }) => {
  const { id, name } = await newOrganization();
  await signIn(page, 'admin');
  await page.goto(`/userSettings?organization=${id}`);
  const username = unique('guest');
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Invite by a link').check();
  await expect(dialog.getByLabel('Password')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create user' }).click();
  const link = page.getByRole('dialog', { name: 'Link of the invitation' });
  const first = await link.locator('output').innerText();
  await link.getByRole('button', { name: 'Close' }).first().click();
  const row = page.getByRole('row', { name: username });
  await expect(row).toContainText(/Invited until \w+ \d+, \d+/);

  // Another link takes the place of the first one.
  await row.getByRole('button', { name: `More: the invitation of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Make another link' }).click();
  const second = await link.locator('output').innerText();
  await link.getByRole('button', { name: 'Close' }).first().click();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(first);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link is good no longer');
  await guest.goto(second);
  await expect(guest.getByRole('main')).toContainText(`administration of ${name}. Your user name is ${username}.`);
  await guest.getByLabel(/^New password \*$/).fill('password12');
  await guest.getByLabel('New password again').fill('password12');
  await guest.getByRole('button', { name: 'Set password' }).click();
  await expect(guest.getByLabel(/^New password \*$/)).toHaveAccessibleDescription(/commonest/);
  await guest.getByLabel(/^New password \*$/).fill('four words of a guest');
  await guest.getByLabel('New password again').fill('four words of a guest');
  await guest.getByRole('button', { name: 'Set password' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
  await expect(guest.getByRole('main')).not.toContainText('signed out');
  await guest.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await guest.getByLabel('Username').fill(username);
  await guest.getByLabel('Password').fill('four words of a guest');
  await guest.getByRole('button', { name: 'LOGIN' }).click();
  await guest.waitForURL('**/dashboard/seasons');
  await page.reload();
  await expect(row).not.toContainText('Invited');
});

test('an invitation that was withdrawn opens nothing', async ({ page, browser }) => {
  const { id } = await newOrganization();
  await signIn(page, 'admin');
  const [username, email] = [unique('guest'), `${unique('guest')}@example.com`];
  await graph(page.request, 'mutation ($input: CreateUserInput!) { createUser(input: $input) { invitationLink } }', {
    input: { username, email, role: 'STAFF', organizationId: id, invite: true },
  });
  const link = linkIn(await mailTo(email), '/choose-password');
  await page.goto(`/userSettings?organization=${id}`);
  await page.getByRole('button', { name: `More: the invitation of ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Withdraw the invitation' }).click();
  await expect(page.getByRole('row', { name: username })).toContainText('Invitation withdrawn');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link is good no longer');
});

test('a forgotten password is chosen anew by a link of a mail, which works once', async ({ page }) => {
  const { id, slug } = await newOrganization();
  await signIn(page, 'admin');
  const [username, email] = [unique('forgetful'), `${unique('forgetful')}@example.com`];
  await graph(page.request, 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }', {
    input: { username, email, role: 'STAFF', organizationId: id, password: 'the former password' },
  });
  await page.context().clearCookies();

  await page.goto(`/${slug}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('main')).toContainText('This installation sends no e-mail');
  await page.getByLabel('User name or e-mail address').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
  const link = linkIn(await mailTo(email), '/choose-password');
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(`A new password for ${username}`);
  await page.getByLabel(/^New password \*$/).fill('a password of today');
  await page.getByLabel('New password again').fill('another one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('New password again')).toHaveAccessibleDescription('The two are not the same.');
  await page.getByLabel('New password again').fill('a password of today');
  await page.getByLabel('New password again').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set');
  await expect(page).not.toHaveURL(/#/);

  await page.goto(`/${slug}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('a password of today');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL('**/dashboard/seasons');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is good no longer');
});
