import type { MouseEvent } from 'react';

/** A click in a row is one on its link, whichever button and keys it has: the browser knows what they mean. */
function follow({ currentTarget, target, type, nativeEvent }: MouseEvent): void {
  if ((target as Element).closest('a, button, input, label') || window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector('a')?.dispatchEvent(new window.MouseEvent(type, nativeEvent));
}

/** What makes a table's row lead by a click anywhere in it to where its first link leads. */
export const ROW_LINK = {
  'data-linked': 'true',
  onClick: follow,
  onAuxClick: follow,
  // The middle button would begin to scroll instead.
  onMouseDown: (event: MouseEvent) => event.button === 1 && event.preventDefault(),
};
