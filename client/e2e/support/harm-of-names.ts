import type { Page } from '@playwright/test';

/**
 * What a long name has done to a page: something lies beside the window, figures lie beside their table's frame (in a
 * wide window), a name lies over the next column, a short word beside it is broken, or it is cut off and nothing says
 * the rest.
 */
export function harmOfNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const words = (element: Element): string => `${element.tagName} '${element.textContent.trim().slice(0, 24)}'`;
    const rightOf = (element: Element): number => element.getBoundingClientRect().right;
    const { scrollWidth, clientWidth } = document.documentElement;
    const isWide = clientWidth > 1000;

    if (scrollWidth > window.innerWidth) {
      const leaves = [...document.querySelectorAll('body *')].filter((each) => each.childElementCount === 0);
      const beside = leaves.filter((each) => rightOf(each) > clientWidth + 1).slice(0, 3);
      found.add(`the page is ${scrollWidth} px wide: ${beside.map(words).join(', ')}`);
    }

    for (const frame of document.querySelectorAll('.table-frame')) {
      const right = Math.min(rightOf(frame), clientWidth) + 1;
      const cells = [...frame.querySelectorAll('tr > *')].filter((each) => each.checkVisibility());
      const figures = cells.filter((cell) => cell.matches('.number, .center'));
      if (isWide && figures.some((cell) => rightOf(cell) > right))
        found.add(`figures beside their frame: ${words(frame)}`);
      for (const cell of cells)
        if (cell.scrollWidth > cell.clientWidth + 1) found.add(`over the next column: ${words(cell)}`);
    }
    for (const table of document.querySelectorAll('section:not(.table-frame) > table')) {
      const isOut = table.scrollWidth > table.parentElement!.clientWidth + 1;
      if (isWide && isOut) found.add(`figures beside their frame: ${words(table)}`);
    }

    for (const element of document.querySelectorAll('td *, th *')) {
      if (element.childElementCount > 0 || !/^\S{2,4}$/.test(element.textContent.trim())) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      if (range.getClientRects().length > 1) found.add(`broken: ${words(element)}`);
    }

    for (const element of document.querySelectorAll<HTMLElement>('body *:not(input, select)')) {
      if (getComputedStyle(element).textOverflow !== 'ellipsis' || !element.checkVisibility()) continue;
      if (element.scrollWidth <= element.clientWidth) continue;
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      const said = element.closest('[title]')?.getAttribute('title') ?? '';
      if (!said.includes(element.textContent.trim()))
        found.add(`cut off, and nothing says the rest: ${words(element)}`);
    }
    return [...found];
  });
}
