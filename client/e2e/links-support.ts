import { graph, signIn } from './platform-support';
import type { Locator, Page } from './test';

/** The list of an organization's own links, with some in it, as one of its people sees it. */
export async function openLinks(page: Page, username: string, labels: readonly string[]): Promise<void> {
  await signIn(page, username);
  for (const label of labels)
    await graph(page.request, 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }', {
      input: { label, slug: label.toLowerCase() },
    });
  await page.goto('/navbar-links');
}

/** The rows of the list. */
export const linksOf = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** Their labels, in order. */
export const labelsOf = (page: Page): Promise<string[]> => linksOf(page).locator('p.font-semibold').allInnerTexts();
