import { graph, newOrganization, signIn } from './platform-support';
import { expect, test } from './test';

test('shots', async ({ page }) => {
  const { owner } = await newOrganization();
  await signIn(page, owner);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/api-keys');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.screenshot({ path: '/tmp/keys-shots/empty-1280.png' });
  const make = async (input: Record<string, unknown>) =>
    (
      await graph<{ createApiKey: { apiKey: { id: string } } }>(
        page.request,
        'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }',
        { input },
      )
    ).createApiKey.apiKey.id;
  await make({ name: 'Scoreboard bot', scopes: ['WRITE_GAMES'] });
  await make({
    name: 'Newspaper',
    scopes: ['READ'],
    expiresAt: '2027-06-30T21:59:59Z',
    origins: ['https://www.daily-news.example', 'https://sports.daily-news.example'],
  });
  await make({ name: 'Data warehouse of the federation', scopes: ['READ_MEMBERS'] });
  const gone = await make({ name: 'Old website', scopes: ['WRITE'] });
  await graph(page.request, 'mutation ($id: ID!) { revokeApiKey(id: $id) { apiKey { id } } }', { id: gone });
  for (let i = 0; i < 6; i += 1) await make({ name: `Import script ${i + 1}`, scopes: ['WRITE'] });
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes('"apiKeys"')) return route.fulfill({ response, body: text });
    const body = JSON.parse(text);
    body.data.apiKeys.forEach((key: any, k: number) => {
      if (k === 2) return;
      key.lastUsedAt = new Date().toISOString();
      key.days.forEach((day: any, i: number) => {
        day.requests = Math.round((Math.sin(i / 3 + k) + 1.2) * 400 * (k + 1)) * (i % 7 === 6 ? 0 : 1);
        day.errors = i % 9 === 4 ? Math.round(day.requests / 5) : 0;
      });
    });
    await route.fulfill({ response, json: body });
  });
  for (const theme of ['DARK', 'LIGHT']) {
    await graph(page.request, 'mutation ($theme: Theme!) { setMyTheme(theme: $theme) { id } }', { theme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/api-keys');
      await expect(page.getByText('Scoreboard bot').first()).toBeVisible();
      await page.screenshot({ path: `/tmp/keys-shots/list-${width}-${theme}.png`, fullPage: true });
      await page.getByRole('button', { name: 'New key' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.screenshot({ path: `/tmp/keys-shots/new-${width}-${theme}.png` });
    }
  }
  await page.goto('/api-keys');
  await page.getByText(/requests/).first().click();
  await page.screenshot({ path: `/tmp/keys-shots/table.png` });
  await page.getByRole('button', { name: 'Revoke Newspaper' }).click();
  await page.screenshot({ path: `/tmp/keys-shots/revoke.png` });
});
