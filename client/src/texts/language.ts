import type { Language } from '@domain/languages/language';

let rendered: Language = 'en';

/**
 * The language in which things are said at present: that of the browser's bundle, or of the page that the server
 * renders.
 */
export function language(): Language {
  return import.meta.env.LANGUAGE ?? rendered;
}

/**
 * Says things in a language while something is made, on the server. What is made must not be waited for: meanwhile
 * others would be rendered in it.
 */
export function inLanguage<Made>(of: Language, make: () => Made extends PromiseLike<unknown> ? never : Made): Made {
  const before = rendered;
  rendered = of;
  try {
    return make();
  } finally {
    rendered = before;
  }
}
