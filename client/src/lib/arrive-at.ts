import type { MouseEvent } from 'react';

/** The path of the page that came last. */
let last: string | undefined;

/**
 * Has a page that somebody went to begin where it begins: the link that led there is gone, or stands before the
 * content, and the keyboard would go on from there. The content has the page's title as its name, which is read out
 * with the focus. Who works in the page, in a dialog over it, or in the search above it, is not disturbed, nor who
 * waits for a dialog to open, nor anybody by the page that comes first.
 */
export function arriveAt(path: string, title: string): void {
  const content = document.getElementById('content');
  if (content && last !== undefined) {
    content.ariaLabel = title;
    if (last !== path && !document.activeElement?.closest('#content *, [role=dialog], [aria-expanded=true], input'))
      content.focus({ preventScroll: true });
  }
  last = path;
}

/**
 * What the link past the head does once the page is alive: without the address, to whose place browsers go back instead
 * of where the page stood.
 */
export function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
