import { openGame, type TestGame } from './statistics-support';
import { expect, type Locator, type Page } from './test';

export const PHONE = { width: 390, height: 664 };
export const WIDE = { width: 1280, height: 800 };
export const ROSTERS = {
  Aces: ['Ana Allen', 'Bo Berg', 'Cy Cole', 'Dee Dunn', 'Eli East'],
  Bulls: ['Flo Frost', 'Gus Gray', 'Hal Hunt', 'Ida Ives', 'Jo Jones'],
};

/** A game at the table, on a phone unless a size is told. */
export async function openCourtside(page: Page, size = PHONE): Promise<TestGame> {
  const game = await openGame(page, ROSTERS);
  await page.setViewportSize(size);
  await goCourtside(page, game);
  return game;
}

export async function goCourtside(page: Page, { gameId }: Pick<TestGame, 'gameId'>): Promise<void> {
  await page.goto(`/games/${gameId}/courtside`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const player = (page: Page, team: string, name: string): Locator =>
  page.getByRole('region', { name: `Players of ${team}` }).getByRole('button', { name, exact: true });
/** What happened, by its words in full: a button that shows others is called by both. */
export const action = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'What happened' }).getByRole('button', { name: new RegExp(`^${name}(, |$)`) });
export const followed = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
export const team = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Teams' }).getByRole('button', { name: new RegExp(`^${name}`) });
export const score = (page: Page, name: string): Locator => team(page, name).locator('[data-part=score]');
/**
 * Whether nothing waits to be sent. What was entered last has to be in sight by then: before it is kept, nothing waits
 * either.
 */
export const isSaved = (page: Page) => expect(button(page, 'Everything is saved.')).toBeVisible();
export const list = (page: Page): Locator => page.getByRole('region', { name: 'Plays', exact: true });

/** What may have followed the last play. */
export const strip = (page: Page): Locator => page.getByRole('region', { name: 'What followed', exact: true });

/** Lets no request to the graph through. Answers what does again. */
export async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql*', (route) => route.abort());
  return () => page.unroute('**/graphql*');
}
