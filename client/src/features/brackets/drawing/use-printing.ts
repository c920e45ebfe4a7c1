import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, or shown as it would be. What follows from it is drawn before anything else is done. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

let printing = false;

function isPrinting(): boolean {
  return printing;
}

function subscribe(changed: () => void): () => void {
  const set = (value: boolean) => () => {
    printing = value;
    // A page that prints by a button is laid out on paper before React would draw by itself.
    flushSync(changed);
  };
  const [before, after] = [set(true), set(false)];
  const paper = matchMedia('print');
  const switched = (): void => set(paper.matches)();
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  paper.addEventListener('change', switched);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    paper.removeEventListener('change', switched);
  };
}
