import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Looks for what keeps people out (WCAG 2.2 AA, as far as a program can find it), in both themes. Names, roles and
 * sizes are the same in both: in the dark one, in which the page is left, only the colours are looked at.
 * @param alsoAdvised looks for what axe advises beyond the guidelines, too
 */
export async function expectAccessible(page: Page, { alsoAdvised = false } = {}): Promise<void> {
  await useTheme(page, 'light');
  await expectNone(page, { type: 'tag', values: alsoAdvised ? [...WCAG, 'best-practice'] : WCAG });
  await useTheme(page, 'dark');
  await expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

/**
 * Looks at the page in the theme that it has.
 * @param without a selector of what somebody else's package draws
 */
export async function expectAccessibleAsIs(page: Page, without?: string): Promise<void> {
  await expectNone(page, { type: 'tag', values: WCAG }, without);
}

/** Sees the page in the other theme, as an organization with that theme would. Colours are there, not on their way. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    // Two frames: the second begins after the first was drawn in the new colours. Buttons take their time to get there.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
}

/**
 * Shows the page from its beginning, with messages that pass out of the way: whether they, or a bar that stays, cover a
 * part of some button depends on how far the page happens to be scrolled.
 * @returns takes it back
 */
async function fromItsBeginning(page: Page): Promise<() => Promise<void>> {
  const at = await page.evaluate(() => window.scrollY);
  const show = (top: number, events: string): Promise<void> =>
    page.evaluate(
      ([place, reached]) => {
        window.scrollTo({ top: place, behavior: 'instant' });
        for (const message of document.querySelectorAll<HTMLElement>('[aria-live="polite"].fixed > *'))
          message.style.pointerEvents = reached;
      },
      [top, events] as const,
    );
  await show(0, 'none');
  return () => show(at, '');
}

/**
 * Rows of a table are made alike, and there are up to thousands: the first twelve and the last one speak for all. What
 * axe looks at longest are the colours of each single text.
 */
const ALIKE = 'tbody tr:nth-child(n + 13):not(:last-child)';

/** What is given to the builder in place of axe, where that is there already. It must not be empty. */
const NOTHING = 'undefined';

/**
 * Brings axe into a frame that has none yet: half a megabyte of script, which the builder would bring four times for
 * two themes. A frame that goes away meanwhile is left out.
 */
async function bringAxe(frame: Frame): Promise<void> {
  try {
    if (await frame.evaluate(() => 'axe' in window)) return;
    await frame.evaluate(axe.source);
    await frame.evaluate(lookFaster);
  } catch (error) {
    if (frame.parentFrame() === null) throw error;
  }
}

/** What is used here of axe's own idea of a colour. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): this;
}

/**
 * In the page: axe remembers the colours that it has read, and does not write down each element that it looks at. A
 * page has a dozen colours, which it would read anew for each text and everything behind that, a quarter of its time.
 */
function lookFaster(): void {
  const { axe: brought } = window as unknown as {
    axe: { configure(spec: object): void; commons: { color: { Color: { prototype: Colour } } } };
  };
  brought.configure({ noHtml: true });
  const { prototype } = brought.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (this: Colour, text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    read.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

async function expectNone(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
  without?: string,
): Promise<void> {
  for (const frame of page.frames()) await bringAxe(frame);
  const asItWas = await fromItsBeginning(page);
  const builder = new AxeBuilder({ page, axeSource: NOTHING }).exclude(ALIKE);
  const { violations } = await (without === undefined ? builder : builder.exclude(without))
    // What passes is not described, and nothing is put together in a window of its own: both took longer than looking.
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  await asItWas();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' in ')).join(' | ')}`),
  ).toEqual([]);
}
