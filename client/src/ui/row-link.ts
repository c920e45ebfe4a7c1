import type { MouseEvent } from 'react';

/**
 * A click in a row is one on its link, with the same keys: what they mean is the browser's matter. The middle button
 * stands for the key that opens a new tab, since browsers open nothing for a script's middle button.
 */
function follow({ currentTarget, target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if ((target as Element).closest('a, button, input, label')) return;
  const isMiddle = button === 1;
  // Who has just selected words of the row has not asked for its game.
  if (isMiddle || (button === 0 && window.getSelection()?.isCollapsed !== false))
    currentTarget.querySelector('a')?.dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        shiftKey,
        ctrlKey: ctrlKey || isMiddle,
        metaKey: metaKey || isMiddle,
      }),
    );
}

/** What makes a table's row lead by a click anywhere in it to where its first link leads. */
export const ROW_LINK = {
  'data-linked': 'true',
  onClick: follow,
  onAuxClick: follow,
  // The middle button would begin to scroll instead.
  onMouseDown: (event: MouseEvent) => event.button === 1 && event.preventDefault(),
};
