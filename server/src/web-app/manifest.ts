import { accentColours } from '../domain/colours/accent-colours.js';
import { SURFACES } from '../domain/colours/surfaces.js';
import { shortName } from '../domain/text/short-name.js';
import { type IconFile, ICONS } from './icon-forms.js';
import { siteAddress, type SitePlace } from './site-address.js';
import { iconVersion, type SiteLook } from './site-look.js';

const OF_MANIFEST: readonly (readonly [IconFile, 'any' | 'maskable'])[] = [
  ['icon-192.png', 'any'],
  ['icon-512.png', 'any'],
  ['icon-512-maskable.png', 'maskable'],
];

/** A site's web app manifest (W3C), with addresses of its own host. */
export function manifestText(look: SiteLook, place: SitePlace): string {
  const theme = look.theme === 'dark' ? 'dark' : 'light';
  const home = siteAddress(place, '');
  const version = iconVersion(look);
  const icons = OF_MANIFEST.map(([file, purpose]) => {
    const { side } = ICONS[file];
    return { src: siteAddress(place, file, version), sizes: `${side}x${side}`, type: 'image/png', purpose };
  });
  return JSON.stringify({
    id: home,
    name: look.name,
    short_name: shortName(look.name),
    lang: look.language,
    start_url: home,
    // Without a slash at its end: the home page itself has none, and would else lie outside.
    scope: place.prefix || '/',
    // Pages are there to be read and passed on, and bring no buttons of their own to go back, to reload or to share:
    // the window keeps the browser's. On iPhones, which know no such window, a site has one of its own: without it
    // there would be no notifications.
    display: 'standalone',
    display_override: ['minimal-ui'],
    theme_color: accentColours(look.accent, theme).solid,
    background_color: SURFACES[theme][0],
    icons,
  });
}
