import { type ReactNode, useId, useRef } from 'react';

interface Props {
  /** What the button says to who cannot see it. */
  label: string;
  trigger: ReactNode;
  children: ReactNode;
}

/**
 * A word of explanation behind what it explains: opens on click, touch, hover and focus, closes with Escape. A native
 * popover, so that no scrolling frame cuts it off and public pages need no library for it.
 */
export function Popover({ label, trigger, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const show = (): void => {
    const [from, box] = [button.current?.getBoundingClientRect(), popover.current];
    if (!from || !box) return;
    box.showPopover();
    const left = Math.min(
      Math.max(8, from.left + from.width / 2 - box.offsetWidth / 2),
      window.innerWidth - box.offsetWidth - 8,
    );
    const below = from.bottom + 6 + box.offsetHeight < window.innerHeight;
    box.style.left = `${left}px`;
    box.style.top = `${below ? from.bottom + 6 : from.top - box.offsetHeight - 6}px`;
  };
  const hide = (): void => popover.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-describedby={id}
        onClick={show}
        onFocus={show}
        onBlur={hide}
        onMouseEnter={show}
        onMouseLeave={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
        className="hinted"
      >
        {trigger}
      </button>
      <div ref={popover} id={id} role="tooltip" popover="manual" className="hint">
        {children}
      </div>
    </>
  );
}
