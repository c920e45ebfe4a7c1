import { expect, type Page, test } from './test';
import { expectAccessible } from './accessible';
import { newOrganization, signIn } from './platform-support';

const STATISTICS = 'MIN,PTS,AST,REB,OREB,DREB,STL,BLK,TO,PF,2PM,2PA,3PM,3PA,FTM,FTA';
const TEAMS = 'team,league,division\nAnts,D1,\nBees,D1,\n';
const GAMES = `date,time,home_team,away_team,home_score,away_score,home_p1,home_p2,home_p3,home_p4,away_p1,away_p2,away_p3,away_p4
2025-09-14,9:00,Ants,Bees,5,3,1,1,1,2,0,1,1,1
2025-09-21,9:00,Bees,Ants,2,4,,,,,,,,
`;
const PLAYERS = `date,team,opponent,first_name,last_name,position,started,${STATISTICS}
2025-09-14,Ants,Bees,Ann,Archer,G,true,30,5,1,2,1,1,0,0,1,2,2,4,0,1,1,2
2025-09-14,Bees,Ants,Bo,Baker,,false,30,3,1,2,1,1,0,0,1,2,1,4,0,1,1,2
`;

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const without = (text: string, part: string): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(part))
    .join('\n');

async function look(page: Page, games: string, players: string): Promise<void> {
  await page.goto('/dashboard/seasons/import');
  await page.getByLabel('Season name').fill('Fall');
  await page
    .getByLabel('Drop the three files or a season archive here, or choose them')
    .setInputFiles([csv('teams.csv', TEAMS), csv('games.csv', games), csv('player_games.csv', players)]);
  await expect(page.getByText(/^Chosen: player_games\.csv/)).toBeVisible();
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expect(page.getByText('The files can be imported.')).toBeVisible();
}

test('what corrected files lack stays, is removed when that is ticked, and comes back by undo', async ({ page }) => {
  const organization = await newOrganization();
  await signIn(page, organization.staff);
  const imported = page.getByRole('heading', { name: 'Fall is imported' });
  const confirm = page.getByRole('button', { name: 'Import season' });
  const box = page.getByRole('checkbox', { name: 'Remove these 1 game and 1 line' });
  await look(page, GAMES, PLAYERS);
  await expect(box).toHaveCount(0);
  await confirm.click();
  await expect(imported).toBeVisible();

  const [games, players] = [without(GAMES, '2025-09-21'), without(PLAYERS, 'Baker')];
  await look(page, games, players);
  await expect(page.getByText('2025-09-21 09:00 Bees – Ants')).toBeVisible();
  await expect(page.getByText('Bo Baker in 2025-09-14 09:00 Ants – Bees')).toBeVisible();
  await expect(box).not.toBeChecked();
  await expectAccessible(page);
  await confirm.click();
  await expect(imported).toBeVisible();
  await expect(page.getByRole('region', { name: 'Worth a look' })).toContainText(
    'Nothing of it is removed unless that is asked for',
  );
  await expect(page.getByText(/^Removed:/)).toHaveCount(0);

  await look(page, games, players);
  await box.check();
  await confirm.click();
  await expect(page.getByText('Removed: 1 game and 1 line.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo the removal' }).click();
  await expect(
    page.getByText('Undone: Removed 1 game and 1 player line that the files of Fall no longer hold.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the removal' })).toHaveCount(0);
  await look(page, games, players);
  await expect(box).toBeVisible();
});
