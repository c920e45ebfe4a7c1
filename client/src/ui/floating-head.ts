/**
 * Keeps the head of a table in sight that scrolls sideways in its frame: such a frame holds what is sticky within it,
 * so a copy of the head stands at the window's top instead, as far to the side as the frame is. The copy is for eyes
 * and fingers; keyboard and screen readers have the head itself.
 * @param box what scrolls sideways, with the table in it
 * @param place where the copy stands
 * @returns what ends it
 */
export function floatHead(box: HTMLElement, place: HTMLElement): () => void {
  const head = box.querySelector('thead')!;
  const follow = (): void => {
    place.scrollLeft = box.scrollLeft;
  };
  const press = ({ target }: MouseEvent): void => {
    const index = [...place.querySelectorAll('th')].findIndex((cell) => cell.contains(target as Node));
    head.querySelectorAll('th')[index]?.querySelector('button')?.click();
  };
  const draw = (): void => {
    place.hidden = head.getBoundingClientRect().top >= topOf(place) || getComputedStyle(box).overflowX !== 'auto';
    place.replaceChildren(...(place.hidden ? [] : [copyOf(head)]));
    follow();
  };
  // Only the passing of the window's top is waited for: scrolling itself costs nothing.
  const passing = new IntersectionObserver(draw, { rootMargin: `-${topOf(place) + head.offsetHeight}px 0px 0px` });
  const resizing = new ResizeObserver(draw);
  const changing = new MutationObserver(draw);
  passing.observe(head);
  resizing.observe(head);
  changing.observe(head, { attributes: true, childList: true, subtree: true });
  box.addEventListener('scroll', follow, { passive: true });
  place.addEventListener('click', press);
  return () => {
    for (const observer of [passing, resizing, changing]) observer.disconnect();
    box.removeEventListener('scroll', follow);
    place.removeEventListener('click', press);
    place.hidden = true;
  };
}

/** How far below the window's top heads stay: on admin screens a bar is above. */
function topOf(place: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(place).top) || 0;
}

/** A table of nothing but the head, its columns as wide as they are. */
function copyOf(head: HTMLTableSectionElement): HTMLTableElement {
  const table = head.parentElement!;
  const copy = table.cloneNode(false) as HTMLTableElement;
  const row = head.cloneNode(true) as HTMLTableSectionElement;
  const cells = row.querySelectorAll('th');
  head.querySelectorAll('th').forEach((cell, index) => {
    const { style } = cells[index]!;
    style.width = style.minWidth = style.maxWidth = `${cell.getBoundingClientRect().width}px`;
  });
  for (const button of row.querySelectorAll('button')) button.tabIndex = -1;
  copy.style.width = `${table.offsetWidth}px`;
  copy.append(row);
  return copy;
}
