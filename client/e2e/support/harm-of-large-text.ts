import type { Page } from '@playwright/test';

/** Letters of a word that must find room in one line of a phone, also with text of twice the size. */
const SHORT_WORD = 8;

/**
 * What large text has done to a page: words lie over other words, wherever they stand, or a short word or a figure is
 * broken in its middle.
 */
export function harmOfLargeText(page: Page): Promise<string[]> {
  return page.evaluate((short) => {
    interface Line {
      text: Text;
      left: number;
      right: number;
      top: number;
      bottom: number;
      /** With a ground of their own over what scrolls below them, outermost last. */
      covers: Element[];
    }
    const found = new Set<string>();
    const shownOf = (words: string): string => `'${words.trim().replace(/\s+/g, ' ').slice(0, 30)}'`;
    const range = document.createRange();

    /** What frames leave of a piece of text. A box of letters reaches above and below them. */
    const inSight = (text: Text, rect: DOMRect): Line | null => {
      const inset = rect.height / 8;
      const line = {
        text,
        left: rect.left,
        right: rect.right,
        top: rect.top + inset,
        bottom: rect.bottom - inset,
        covers: [] as Element[],
      };
      for (let around = text.parentElement; around; around = around.parentElement) {
        const { overflowX, position, backgroundColor } = getComputedStyle(around);
        if (position === 'sticky' && backgroundColor !== 'rgba(0, 0, 0, 0)') line.covers.push(around);
        if (overflowX !== 'visible') {
          const frame = around.getBoundingClientRect();
          line.left = Math.max(line.left, frame.left);
          line.right = Math.min(line.right, frame.right);
          line.top = Math.max(line.top, frame.top);
          line.bottom = Math.min(line.bottom, frame.bottom);
        }
        if (position === 'fixed') break;
      }
      return line.right - line.left > 1 && line.bottom - line.top > 1 ? line : null;
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement!;
      if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What is hidden from eyes alone, and what hovers over the page on purpose.
      if (parent.closest('.sr-only, .skip-link, option, [popover], dialog, .table-heads')) continue;
      range.selectNodeContents(text);
      const ownLines = [...range.getClientRects()].flatMap((rect) => inSight(text, rect) ?? []);
      if (ownLines.length === 0) continue;
      lines.push(...ownLines);
      for (const word of text.data.matchAll(/[\p{L}\p{N}.,:%#'’]+/gu)) {
        if (word[0].length > short) continue;
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.add(`broken: ${shownOf(word[0])} of ${shownOf(parent.textContent)}`);
      }
    }
    /** Whether one of the two is behind what stays in its place while its table is scrolled. */
    const isCovered = (one: Line, other: Line): boolean =>
      one.covers.some((cover) => {
        const { left, right } = cover.getBoundingClientRect();
        return (
          !cover.contains(other.text) &&
          Math.max(one.left, other.left) >= left - 1 &&
          Math.min(one.right, other.right) <= right + 1
        );
      });
    lines.sort((a, b) => a.top - b.top);
    for (const [index, line] of lines.entries())
      for (let at = index + 1; at < lines.length && lines[at]!.top < line.bottom - 1; at++) {
        const other = lines[at]!;
        if (other.text === line.text || Math.min(other.right, line.right) - Math.max(other.left, line.left) <= 1)
          continue;
        if (!isCovered(line, other) && !isCovered(other, line))
          found.add(`${shownOf(line.text.data)} over ${shownOf(other.text.data)}`);
      }
    return [...found];
  }, SHORT_WORD);
}
