import type { AskedLanguage, Language, SiteLanguage } from './language.js';

/** The language of a page: the visitor's choice, else the site's own, else that of the device. */
export function languageFor({ chosen, device }: AskedLanguage, site: SiteLanguage = 'device'): Language {
  return chosen ?? (site === 'device' ? device : site);
}
