import type { Page } from '../test';

/** What takes the focus and does not show it: a ring that is cut off on two sides, or is like what it stands on. */
export function unseenRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const pixelOf = (colour: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = pixelOf(colour).map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string): number => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const groundOf = (from: Element | null): string | null => {
      for (let box = from; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (pixelOf(backgroundColor)[3] === 255) return backgroundColor;
      }
      return null;
    };
    const found: string[] = [];
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
      const offset = parseFloat(outlineOffset);
      const box = element.getBoundingClientRect();
      const cut = new Set<string>();
      const cutBy = (clip: { left: number; right: number; top: number; bottom: number }): void => {
        // Less than a pixel of the ring is none.
        if (box.left - offset - 1 < clip.left) cut.add('left');
        if (box.right + offset + 1 > clip.right) cut.add('right');
        if (box.top - offset - 1 < clip.top) cut.add('top');
        if (box.bottom + offset + 1 > clip.bottom) cut.add('bottom');
      };
      if (offset > 0) {
        const { clientWidth } = document.documentElement;
        cutBy({ left: 0, right: clientWidth, top: -Infinity, bottom: Infinity });
        for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement)
          if (getComputedStyle(frame).overflowX !== 'visible') cutBy(frame.getBoundingClientRect());
      }
      const ground = groundOf(offset < 0 ? element : element.parentElement);
      const alike = ground !== null && contrast(outlineColor, ground) < 3;
      if (outlineStyle !== 'none' && cut.size < 2 && !alike) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
      found.push(
        `${element.tagName} ${name}: ${alike ? `${outlineColor} on ${ground}` : `cut ${[...cut].join(', ')}`}`,
      );
    }
    return found;
  });
}
