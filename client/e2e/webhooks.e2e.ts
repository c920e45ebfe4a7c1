import { createHmac } from 'node:crypto';
import { startReceiver, type WebhookReceiver } from '../../server/src/testing/webhook-receiver';
import { expectAccessible } from './accessible';
import { newOrganization, signIn } from './platform-support';
import { expect, test } from './test';

let receiver: WebhookReceiver;
test.beforeEach(async () => {
  receiver = await startReceiver();
});
test.afterEach(() => receiver.close());

test('a webhook is made, tried, repaired, rotated, switched off, deleted and brought back', async ({ page }) => {
  await signIn(page, (await newOrganization()).owner);
  await page.goto('/webhooks');
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('https://169.254.169.254/latest');
  await dialog.getByLabel('Roster changed').uncheck();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/private, local or reserved/);
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await page.getByRole('dialog', { name: 'Signing secret' }).getByRole('status').innerText();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const webhook = page.getByRole('main').getByRole('listitem').first();
  await expect(webhook).toContainText('Told of: Game final, Score corrected, Schedule published');
  await expect(webhook).not.toContainText('Roster changed');

  receiver.answer = () => ({ status: 500, text: 'out of order' });
  await page.getByRole('button', { name: /^Test/ }).click();
  const delivery = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').first();
  await expect(delivery).toContainText('It answered 500 instead of 200 to 299.');
  await expect(delivery).toContainText('out of order');
  receiver.answer = () => ({ status: 200 });
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect(delivery).toContainText('Delivered');
  const [first, second] = receiver.received;
  expect(second!.body.id).toBe(first!.body.id);
  const [time, sum] = String(second!.headers['courtbook-signature']).split(',');
  const expected = createHmac('sha256', secret)
    .update(`${time!.slice(2)}.${second!.text}`)
    .digest('hex');
  expect(sum).toBe(`v1=${expected}`);
  await expectAccessible(page);

  const more = page.getByRole('button', { name: /^More: / });
  await more.click();
  await page.getByRole('menuitem', { name: 'Rotate secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await expect(page.getByRole('dialog', { name: 'Signing secret' }).getByRole('status')).not.toHaveText(secret);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(webhook).toContainText('The former secret signs as well until');
  await more.click();
  await page.getByRole('menuitem', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: /^Switch on/ }).click();
  await expect(page.getByRole('button', { name: /^Switch on/ })).toHaveCount(0);
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(webhook).toContainText('Told of: Game final');
});
