import { language } from '@/texts/language';
import { keptGameIds } from './device-storage';

const COURTSIDE = /^\/games\/(\d+)\/courtside$/;

/**
 * Lets one address open without a network from now on: the screen's own and nothing else of the site. Takes away what
 * games have left behind that this device no longer keeps.
 * @param path of the screen: `/games/{id}/courtside` or `/score/game`
 */
export async function openOffline(path: string): Promise<void> {
  // Without https there is none.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const area = path.split('/', 2)[1]!;
  await serviceWorker.register(`/${area}/courtside-worker.js?lang=${language()}`, {
    scope: path,
    updateViaCache: 'none',
  });
  const [kept, registrations] = await Promise.all([keptGameIds(), serviceWorker.getRegistrations()]);
  const needless = registrations.filter(({ scope }) => {
    const { pathname } = new URL(scope);
    const gameId = COURTSIDE.exec(pathname)?.[1];
    return gameId !== undefined && pathname !== path && !kept.has(gameId);
  });
  await Promise.all(needless.map((registration) => registration.unregister()));
}
