import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** As in the class names of the drawing: below it one round is shown at a time. */
const PHONE = '(max-width: 39.999rem)';

/**
 * One round at a time on a phone: which one is shown follows swipes, and the arrow keys, Home and End lead to another.
 * Where all rounds are beside each other the keys scroll as ever.
 */
export function useOneRound(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = Math.min(current, count - 1);
  const show = useCallback((index: number): void => {
    const frame = scroller.current?.parentElement;
    frame?.scrollTo({ left: index * frame.clientWidth });
    setCurrent(index);
  }, []);
  const onScroll = (): void => {
    const frame = scroller.current?.parentElement;
    if (frame && matchMedia(PHONE).matches) setCurrent(Math.round(frame.scrollLeft / frame.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined || !matchMedia(PHONE).matches) return;
    event.preventDefault();
    if (next >= 0 && next < count) show(next);
  };
  useEffect(() => {
    const round = scroller.current?.querySelectorAll<HTMLElement>(':scope > section')[shown];
    if (!round) return;
    // As high as the round that is shown, and not as the highest of all.
    const measure = (): void =>
      scroller.current?.parentElement?.style.setProperty('--round-height', `${round.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(round);
    return () => observer.disconnect();
  }, [shown]);
  return { current: shown, show, scroller, frame: { onScroll, onKeyDown } };
}
