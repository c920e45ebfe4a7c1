import { expect, test } from './test';
import { customDomain } from './content-support';

const MAIN = [
  'Home',
  'Registration',
  'League info',
  'Tournament',
  'Standings',
  'Schedule',
  'Players',
  'Leaderboard',
  'Youth',
  'Join our team',
  'League footage',
  'Contact',
];

test.use({ viewport: { width: 1280, height: 800 } });

test("the main league's navigation, with the youth center in the dropdown", async ({ page }) => {
  await page.goto('/fab/youth');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(MAIN);
  await expect(bar.getByRole('link', { name: 'Youth', exact: true })).toHaveAttribute('aria-current', 'page');
  await bar.getByLabel('More: Youth').click();
  await bar.getByRole('link', { name: 'Youth Center' }).click();
  await expect(page).toHaveURL('/youth/youth-center');
});

test('the dropdown opens and closes by keyboard', async ({ page }) => {
  await page.goto('/fab/contact');
  const more = page.getByLabel('More: Youth');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Youth Center' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Youth Center' })).toBeHidden();
  await expect(more).toBeFocused();
});

test("the youth center's navigation has its external link and its networks", async ({ page }) => {
  await page.goto('/youth-center');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Schedule', 'Standings', 'Players', 'About', '', '']);
  await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute(
    'href',
    'https://youth-center.example.org/about',
  );
  await expect(bar.getByRole('link', { name: 'Standings' })).toHaveAttribute('href', '/youth-center/jTeamList');
  await expect(bar.getByRole('link', { name: 'Facebook' })).toBeVisible();
});

test('others have four entries; on a custom domain without a prefix', async ({ page, baseURL }) => {
  await page.goto(customDomain(baseURL));
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Players', 'Schedule', 'Standings']);
  await expect(bar.getByRole('link', { name: 'Players' })).toHaveAttribute('href', '/players');
});

test('a phone has a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fab');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Contact' })).toBeHidden();
  await bar.getByText('Menu').click();
  await expect(bar.getByRole('link', { name: 'Youth Center' })).toBeVisible();
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Contact' })).toBeHidden();
});

test('the footer shows the networks that are there, who made the site and the way in', async ({ page, baseURL }) => {
  await page.goto('/fab/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveCount(3 + 4);
  await expect(footer.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '?lang=es');
  await expect(footer.getByText('© FAB')).toBeVisible();
  await expect(footer.getByText('Site Powered by')).toBeVisible();
  await footer.getByRole('link', { name: 'Admin Sign In' }).click();
  await expect(page).toHaveURL('/fab/login');
  await page.goto('/valley');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  await page.goto(customDomain(baseURL));
  await expect(footer.getByText('© NBA')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Admin Sign In' })).toHaveAttribute('href', '/login');
  await expect(footer.getByRole('link', { name: 'Courtbook' })).toHaveAttribute('href', /^\/\/localhost:\d+\/site$/);
  await page.goto('/browse');
  await expect(footer.getByText('© LEAGUE')).toBeVisible();
});
