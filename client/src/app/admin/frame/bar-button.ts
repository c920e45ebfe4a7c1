/** As wide as five of them and a name have room for beside each other, however large letters are. */
export const BAR_ICON = 'max-w-[12.5vw]';

/** The look of a button of the bar that is no icon alone. */
export const BAR_BUTTON =
  'inline-flex min-h-10 min-w-[min(2.5rem,12.5vw)] items-center justify-center gap-2 rounded-md px-[min(0.625rem,2vw)] text-sm text-muted hover:bg-surface-2 hover:text-ink';
