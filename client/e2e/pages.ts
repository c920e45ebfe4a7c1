import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Response } from '@playwright/test';

/**
 * What went wrong in a page, as the browser reports it: errors, warnings (hydration among them), and requests that it
 * should not need.
 */
export interface Watch {
  problems: string[];
  requests: string[];
}

/** Notes what a page logs and asks for from now on. */
export function watch(page: Page): Watch {
  const noted: Watch = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noted.problems.push(message.text());
  });
  page.on('pageerror', (error) => noted.problems.push(error.message));
  page.on('request', (request) => {
    if (/\/(graphql|api)(\/|\?|$)/.test(request.url())) noted.requests.push(request.url());
  });
  return noted;
}

/** Opens a page and waits until it has come alive. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await page.waitForLoadState('networkidle');
  return response!;
}

/** Sees the page in the other theme, as an organization with that theme would. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    // Two frames: the second begins after the first was drawn in the new colours. Buttons take their time to get there.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
}

/** No violation of WCAG 2.2 AA that a program can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
  ).toEqual([]);
}

/** The page is no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
