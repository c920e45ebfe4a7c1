import { useSyncExternalStore } from 'react';

/** Whether the page is being printed, or shown as it would be. */
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
    changed();
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
