import type { Language } from '@domain/languages/language';
import { en } from './en.generated';
import { es } from './es.generated';
import { language } from './language';

type Texts = typeof en;

const catalogues: Readonly<Record<Language, Texts>> = { en, es };

/**
 * Every text, by part and key, in the language of what is rendered at present: src/texts. Call it while rendering. In
 * bundles of browsers the words stand in the place of the calls, and nothing of this is there.
 */
export const t = {} as Texts;
for (const part of Object.keys(en) as (keyof Texts)[])
  Object.defineProperty(t, part, { get: () => catalogues[language()][part] });
