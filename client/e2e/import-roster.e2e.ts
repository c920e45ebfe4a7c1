import { readFileSync } from 'node:fs';
import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll } from './platform-support';
import { openSeason } from './seasons-support';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const check = (page: Page) => page.getByRole('button', { name: 'Check the file' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Import roster' });

test('a roster is looked at, corrected, imported into a league and taken back', async ({ page }) => {
  const { seasonId } = await openSeason(page, { leagues: { D1: ['Ants'] } });
  await page.goto(`/dashboard/seasons/${seasonId}`);
  await page.getByRole('link', { name: 'D1' }).first().click();
  await page.getByRole('link', { name: 'Import a roster' }).click();
  await expect(page.getByRole('heading', { name: 'Import a roster', level: 1 })).toBeVisible();
  await expect(page.getByLabel('League *')).toHaveValue(new URL(page.url()).searchParams.get('seasonLeague')!);
  await expect(page.getByRole('radio', { name: 'Roster alone' })).toBeChecked();
  await expect(check(page)).toBeDisabled();
  await expectAccessible(page);

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('roster.csv');
  expect(readFileSync(await template.path(), 'utf8')).toBe(
    '\uFEFFteam,first_name,last_name,player_key,captain,jersey_number,team_position,known_as,Number,Position\r\n',
  );

  const roster =
    'Club,player,Number,Position,captain\nAnts,Ann Archer,7,Guard,yes\nAnts,Bo Baker,eight,Wing,\nBees,Cy Carter,5,,\n';
  await page.getByLabel('Roster file').setInputFiles(csv('players.csv', roster));
  await expect(page.getByText(/^Chosen: players\.csv/)).toBeVisible();
  await check(page).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('unknown column "Club"');
  await expect(confirm(page)).toBeDisabled();
  await page.getByLabel('What Club is').selectOption('team');
  await expect(problems.getByRole('row')).toHaveCount(2);
  await expect(problems.getByRole('row').nth(1)).toHaveText(/roster\.csv\s*3\s*Number\s*"eight" is not a number/, {
    useInnerText: true,
  });
  await expectAccessible(page);

  await page.getByLabel('Roster file').setInputFiles(csv('players.csv', roster.replace('eight', '8')));
  await check(page).click();
  await expect(page.getByText('3 lines of 2 teams.')).toBeVisible();
  await expect(page.getByText('Added to a roster: 3 players, 3 of them new here.')).toBeVisible();
  await expect(page.getByText('Bees, made by the import (line 4)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Line by line' }).getByRole('row').nth(1)).toHaveText(
    /Ann Archer\s*New player\s*Ants\s*2\s*captain; Number 7; Position Guard/,
  );
  await expectAccessible(page);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'The roster is imported' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '3 players added, 1 new team' }).first()).toBeVisible();
  await expectAccessible(page);
  const done = page.url();

  await page.getByRole('link', { name: 'Open D1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('D1');
  await expect(page.getByRole('row', { name: /Ants/ })).toContainText('Ann Archer');
  await page.getByRole('link', { name: 'Ants' }).click();
  await expect(page.getByRole('row', { name: /Bo Baker/ })).toBeVisible();

  await page.goto(done);
  await page
    .getByLabel('Roster file')
    .setInputFiles(
      csv('players.csv', roster.replace('eight', '8').replace('Club', 'team').concat('Ants,Dee Dunn,9,,\n')),
    );
  await check(page).click();
  await expect(page.getByText('On the roster already: 0 changed, 3 unchanged.')).toBeVisible();
  await confirm(page).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible();
  await page.getByRole('link', { name: 'Open D1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('D1');
  await page.getByRole('link', { name: 'Ants' }).click();
  await expect(page.getByRole('row', { name: /Bo Baker/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Dee Dunn/ })).toHaveCount(0);
});

test('a roster of one team, by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSeason(page, { leagues: { D1: ['Ants', 'Bees'] } });
  await page.goto('/dashboard/seasons/import');
  await page.getByRole('radio', { name: 'Whole season' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/what=roster/);
  await page.getByLabel('League *').selectOption({ label: 'D1 (Fall 2025)' });
  await page.getByLabel('Team').selectOption('Bees');
  await expect(page).toHaveURL(/seasonLeague=\d+&team=\d+/);
  await page.reload();
  await expect(page.getByLabel('Team').locator('option:checked')).toHaveText('Bees');
  await page
    .getByLabel('Roster file')
    .setInputFiles(csv('bees.csv', 'first_name,last_name,jersey_number\nEva,Ecker,00\nEva,Ecker,01\n'));
  await check(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText(
    '"Eva Ecker" is on line 2 already, in the same team',
  );
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => window.scrollTo(0, 0)); // what the bar at the top half covers would count as too small
  await expectAccessible(page);
  await page
    .getByLabel('Roster file')
    .setInputFiles(csv('bees.csv', 'first_name,last_name,jersey_number\nEva,Ecker,00\n'));
  await check(page).focus();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The roster is imported' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open D1' })).toBeFocused();
});
