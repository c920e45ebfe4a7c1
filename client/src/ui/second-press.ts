import { useEffect } from 'react';

/** Fingers that press twice do so within this time, in milliseconds. */
const TWICE_MS = 400;
/** And within so many pixels. */
const NEAR_PX = 24;

interface Press {
  x: number;
  y: number;
  at: number;
}

let last: Press | null = null;
/** Until when and where presses are passed over; null: nowhere. */
let ignored: Press | null = null;
/** Whether the press under way is passed over, with the click that ends it. */
let isPassedOver = false;

/**
 * Passes over the second half of a double press. To be called when what was pressed has made way for something else, as
 * a dialog does that closes: what comes to lie under the finger is not what was meant.
 */
export function ignoreSecondPress(): void {
  if (last !== null && performance.now() - last.at < TWICE_MS) ignored = last;
}

/**
 * For what comes over the screen for as long as it is there: a double press opens it, or closes it, and does no more.
 */
export function useSecondPressIgnored(): void {
  useEffect(() => {
    ignoreSecondPress();
    return ignoreSecondPress;
  }, []);
}

function pressed(event: PointerEvent): void {
  // Fingers press twice unmeant. Whoever has a mouse sees what is under it, and is fast on purpose.
  if (event.pointerType === 'mouse') {
    [last, ignored, isPassedOver] = [null, null, false];
    return;
  }
  const { clientX: x, clientY: y } = event;
  const at = performance.now();
  isPassedOver = ignored !== null && at - ignored.at < TWICE_MS && Math.hypot(x - ignored.x, y - ignored.y) < NEAR_PX;
  // A third press at once is no more meant than the second was.
  ignored = isPassedOver ? { x, y, at } : null;
  last = { x, y, at };
  passOver(event);
}

function passOver(event: Event): void {
  if (!isPassedOver) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

if (typeof window !== 'undefined') {
  // Ahead of everything that hears presses.
  window.addEventListener('pointerdown', pressed, { capture: true });
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, (event) => event.detail > 0 && passOver(event), { capture: true });
}
