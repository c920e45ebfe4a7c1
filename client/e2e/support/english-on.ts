import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

type Catalogue = Map<string, string>;

function catalogueOf(language: string): Catalogue {
  const folder = fileURLToPath(new URL('../../src/texts/catalogue/', import.meta.url));
  return new Map(
    readdirSync(folder).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(folder + file, 'utf8')) as Record<string, Record<string, string>>).map(
        ([key, texts]): [string, string] => [`${file} ${key}`, texts[language]!],
      ),
    ),
  );
}

/** Plain texts in English that nothing is called in Spanish. */
const spanish = catalogueOf('es');
const inSpanish = new Set([...spanish.values()].map((text) => text.toLowerCase()));
const ENGLISH = new Set(
  [...catalogueOf('en')]
    .filter(([key, text]) => /\p{L}{2}/u.test(text) && !text.includes('{') && spanish.get(key) !== text)
    .map(([, text]) => text.replace(/<\/?\w+>/g, ''))
    .filter((text) => !inSpanish.has(text.toLowerCase())),
);
/**
 * Names in the demo that happen to be words of the catalogue: a team's, a season's, the abbreviation of fouls, initials
 * of players.
 */
const NAMES = ['Timeout', 'Fall 2025', 'PF', 'RA', 'RS'];
/** Those of statistics and attributes stand in the admin area as they are stored, where they are edited. */
const EDITED = [...catalogueOf('en')].filter(([key]) => /^stat-names|attribute_/.test(key)).map(([, text]) => text);

/** What of a page is English: its title, its texts, and what is read out. */
export async function englishOn(page: Page, names: readonly string[] = NAMES): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts = [document.title.split(' · ')[0]!];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, [lang]:not(html)'))
        texts.push(walker.currentNode.nodeValue!);
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!element.closest('[lang]:not(html)'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return [...new Set(said.map((text) => text.trim()))].filter((text) => ENGLISH.has(text) && !names.includes(text));
}

/** What of a screen of the admin area is English: names that are edited there stand as they are stored. */
export const englishOnScreen = (page: Page): Promise<string[]> => englishOn(page, [...NAMES, ...EDITED]);
