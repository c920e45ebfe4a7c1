import type { IncomingHttpHeaders } from 'node:http';
import { languageNamed } from '../../domain/languages/language-named.js';
import { languageOfDevice } from '../../domain/languages/language-of-device.js';
import { cookieNamed } from '../security/cookies.js';
import type { PageLanguage } from './renderer.js';

/** Holds what the visitor has chosen on this host; the page's own switch sets it. */
const COOKIE = 'language';

/**
 * In which language a request wants its page: as the address says (`?lang=es`), as the visitor has chosen before, or as
 * the device is set.
 */
export function pageLanguage(headers: IncomingHttpHeaders, search: string): PageLanguage {
  const named = search.includes('lang=') ? languageNamed(new URLSearchParams(search).get('lang')) : null;
  const chosen = named ?? languageNamed(cookieNamed(headers.cookie, COOKIE));
  return { named, chosen, device: languageOfDevice(headers['accept-language']) };
}

/** Wants that come to the same page share their key, however many headers there are. */
export function keyOf({ named, chosen, device }: PageLanguage): string {
  return named === null ? (chosen ?? `device ${device}`) : `named ${named}`;
}
