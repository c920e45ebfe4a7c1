import type { Page, Route } from '@playwright/test';

/**
 * Holds back the graph's answers to a page until the release is called.
 * @param about only those to operations with this text in them
 * @returns the release
 */
export function holdAnswers(page: Page, about = ''): Promise<() => void> {
  return hold(page, '**/graphql*', about);
}

/**
 * Holds back what a page asks for until the release is called.
 * @param addresses a pattern of theirs
 * @param about only requests with this text in their body
 * @returns the release
 */
export async function hold(page: Page, addresses: string, about = ''): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if ((route.request().postData() ?? '').includes(about)) await held;
    await route.continue();
  });
  return release;
}

/** Waits for the answer to a request with this text in its body, which is made from now on. */
export async function answered(page: Page, about: string): Promise<void> {
  const response = await page.waitForResponse((each) => (each.request().postData() ?? '').includes(about));
  await response.finished();
}

/**
 * Holds back the first of a page's requests to the graph with this text in them, while later ones pass it.
 * @param isDone its answer is held back: what it asks for is done
 * @returns what lets it go on
 */
export async function holdFirst(page: Page, about: string, isDone = false): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  await page.route('**/graphql*', async (route) => {
    const isHeld = isFirst && (route.request().postData() ?? '').includes(about);
    if (!isHeld) return route.continue();
    isFirst = false;
    if (!isDone) {
      await held;
      return route.continue();
    }
    const response = await route.fetch();
    await held;
    return route.fulfill({ response });
  });
  return release;
}

/**
 * Loses a page's requests to the graph with this text in them, as a network does that is gone for a moment.
 * @returns brings it back
 */
export async function loseRequests(page: Page, about: string): Promise<() => Promise<void>> {
  const lose = (route: Route): Promise<void> =>
    (route.request().postData() ?? '').includes(about) ? route.abort() : route.fallback();
  await page.route('**/graphql*', lose);
  return () => page.unroute('**/graphql*', lose);
}

/** Loses the answer to the next request to the graph with this text in it: what it asks for is done. */
export async function loseAnswer(page: Page, about: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql*', async (route) => {
    if (isLost || !(route.request().postData() ?? '').includes(about)) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
