import type { Page } from '@playwright/test';

/**
 * Holds back the graph's answers to a page until the release is called.
 * @param about only those to operations with this text in them
 * @returns the release
 */
export async function holdAnswers(page: Page, about = ''): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(about)) await held;
    await route.continue();
  });
  return release;
}
