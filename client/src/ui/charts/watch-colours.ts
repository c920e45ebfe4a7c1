import { watchTheme } from '@/lib/watch-theme';

/**
 * Calls `changed` whenever the page's colours change: by a choice of theme, or by the device.
 * @returns ends it
 */
export function watchColours(changed: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', changed);
  const end = watchTheme(changed);
  return () => {
    device.removeEventListener('change', changed);
    end();
  };
}
