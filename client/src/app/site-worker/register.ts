import { readPageState } from '../page-state';
import { siteWorkerPlace } from './site-worker-place';

/**
 * The worker of the present site, once it is active. Registers it where it is not.
 * @returns undefined where there can be none: without https, in a frame, on pages of no site, or where the installation
 *   has switched it off (`PAGES_OFFLINE`)
 */
export async function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const place = siteWorkerPlace(readPageState().site);
  if (!place || window.top !== window || !('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(place.script, { scope: place.scope, updateViaCache: 'none' });
    await isActive(registration);
    // One that is switched off has taken itself away by now.
    const found = await serviceWorker.getRegistration(place.scope);
    return found?.active && found.scope === registration.scope ? found : undefined;
  } catch {
    // The browser forbids it, or the network is gone.
    return undefined;
  }
}

async function isActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker) return;
  await new Promise<void>((done) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') done();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
