import { followByDocument } from './by-document';
import { siteWorker } from './register';

declare global {
  interface WindowEventMap {
    /** The router shows the page of another address (app/public-page.tsx). */
    pageseen: Event;
  }
}

/** A page that somebody only passes through is not kept. */
const LOOK_MS = 2_000;

/**
 * Has the worker keep the present page, and each that the router shows from now on: they come without a document of
 * their own.
 */
export async function keepSeen(): Promise<void> {
  const worker = (await siteWorker())?.active;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!worker) return;
  followByDocument(() => !navigator.onLine);
  if (connection?.saveData) return;
  let timer: number | undefined;
  const keep = (): void => worker.postMessage({ keep: window.location.href });
  keep();
  window.addEventListener('pageseen', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, LOOK_MS);
  });
}
