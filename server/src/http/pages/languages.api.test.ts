import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/languages/language.js';
import { routers } from '../../routers.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import type { TestResponse } from '../../testing/http-client.js';
import { bundlesOf } from './bundles.js';
import { findRenderer } from './renderer.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { platformHost: 'leagues.example' }, routers });
});
afterAll(() => app.close());

const get = (path: string, headers = {}): Promise<TestResponse> =>
  app.request({ path, host: 'leagues.example', headers });
const ES = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
const EN = { 'accept-language': 'en-US,en;q=0.9' };

test('the address goes before the choice that was kept, that before the organization’s, and that before the device’s', async () => {
  const free = await createOrganization(app.manager);
  const spanish = await createOrganization(app.manager, { siteLanguage: 'es' });
  const language = async (path: string, headers = {}): Promise<unknown> =>
    (await get(path, headers)).headers['content-language'];
  const of = ({ slug }: { slug: string }, query = ''): string => `/${slug}/schedule${query}`;
  expect(await language(of(free))).toBe('en');
  expect(await language(of(free), ES)).toBe('es');
  expect(await language(of(free), { 'accept-language': 'pt-BR' })).toBe('en');
  expect(await language(of(spanish))).toBe('es');
  expect(await language(of(spanish), EN)).toBe('es');
  expect(await language(of(spanish), { ...ES, cookie: 'a=b; language=en' })).toBe('en');
  expect(await language(of(free), { cookie: 'language=es' })).toBe('es');
  expect(await language(of(free), { cookie: 'language=xx', ...ES })).toBe('es');
  expect(await language(of(free, '?lang=en'), { cookie: 'language=es' })).toBe('en');
  expect(await language(of(free, '?lang=xx'))).toBe('en');
  expect(await language('/', ES)).toBe('es');
  expect(await language(`/${free.slug}/nothing-here`, ES)).toBe('es');
});

test('an address that leads on leads to the same language', async () => {
  const { slug } = await createOrganization(app.manager);
  const location = async (path: string): Promise<unknown> => (await get(path)).headers['location'];
  expect(await location(`//${slug}?lang=es`)).toBe(`/${slug}?lang=es`);
  expect(await location(`/${slug}//schedule?season=1&lang=es`)).toBe(`/${slug}/schedule?season=1&lang=es`);
  expect(await location(`/${slug}//schedule`)).toBe(`/${slug}/schedule`);
});

test('the admin area is in the language of its organization, unless its user has chosen another', async () => {
  const { id } = await createOrganization(app.manager, { siteLanguage: 'es' });
  const as = await app.signInAs(await createUser(app.manager, id));
  const open = async (headers = {}): Promise<unknown> =>
    (await app.request({ path: '/dashboard/seasons', host: 'leagues.example', as, headers })).headers[
      'content-language'
    ];
  expect(await open(EN)).toBe('es');
  expect(await open({ cookie: `${as['cookie']}; language=en` })).toBe('en');
});

test('what is kept of a page is kept for each language, and caches between are told so', async () => {
  const { slug } = await createOrganization(app.manager);
  const path = `/${slug}/schedule`;
  const answers = [];
  for (const headers of [EN, ES, EN, ES, { ...EN, cookie: 'language=es' }, { ...ES, cookie: 'language=en' }])
    answers.push(await get(path, headers));
  expect(answers.map(({ headers }) => headers['content-language'])).toEqual(['en', 'es', 'en', 'es', 'es', 'en']);
  const tags = answers.map(({ headers }) => headers['etag']);
  expect(new Set(tags).size).toBe(2);
  expect([tags[2], tags[3], tags[4], tags[5]]).toEqual([tags[0], tags[1], tags[1], tags[0]]);
  for (const { headers } of answers) expect(headers['vary']).toMatch(/Accept-Language.*Cookie/);
  expect((await get(path, { ...ES, 'if-none-match': tags[0] })).status).toBe(200);
  expect((await get(path, { ...ES, 'if-none-match': tags[1] })).status).toBe(304);
});

test('many wants share what is kept', async () => {
  const { slug } = await createOrganization(app.manager);
  const path = `/${slug}/schedule`;
  const before = app.app.parts.responses.size;
  for (const accepted of ['es', 'es-MX', 'es-AR,es;q=0.5', 'fr,es', 'en', 'en-GB', 'de', undefined])
    await get(path, accepted === undefined ? {} : { 'accept-language': accepted });
  expect(app.app.parts.responses.size - before).toBe(2);
});

test('search engines find the page of each language', async () => {
  const { slug } = await createOrganization(app.manager);
  const page = `http://leagues.example/${slug}/schedule`;
  const links = (text: string): string[] =>
    (text.match(/<link rel="(?:canonical|alternate" hreflang)[^>]*>/g) ?? []).map((link) =>
      link
        .replace(/<link rel="|alternate" hreflang="|" href="|">|"/g, ' ')
        .trim()
        .replace(/\s+/g, ' '),
    );
  const alternates = [`en ${page}?lang=en`, `es ${page}?lang=es`, `x-default ${page}`];
  expect(links((await get(`/${slug}/schedule`, ES)).text)).toEqual([`canonical ${page}`, ...alternates]);
  const { text } = await get(`/${slug}/schedule?lang=es&utm_source=x`);
  expect(links(text)).toEqual([`canonical ${page}?lang=es`, ...alternates]);
  expect(text).toContain('<meta property="og:locale" content="es_LA">');
  expect(links((await get(`/${slug}/nothing-here`)).text)).toEqual([]);
});

test('pages that are rendered at the same time do not take each other’s language', async () => {
  const { renderer } = await findRenderer();
  const host = 'leagues.example';
  const request = { host, platformHost: host, analyticsId: null, pathname: '/browse', search: '' };
  const { site, pathname } = renderer.siteOf(request);
  const render = async (language: 'en' | 'es'): Promise<string> => {
    const page = await renderer.preparePage(site, pathname, '');
    await new Promise(setImmediate);
    return page!.render({ listings: [] }, { chosen: language, device: 'en' }).html;
  };
  const alone = { en: await render('en'), es: await render('es') };
  expect(alone.en).not.toBe(alone.es);
  const wanted = Array.from({ length: 40 }, (_, index) => LANGUAGES[((index * 7) % 3) % 2]!);
  expect(await Promise.all(wanted.map(render))).toEqual(wanted.map((language) => alone[language]));
});

test('what has no words in it is the same file in both languages', async () => {
  const [english, spanish] = await Promise.all(LANGUAGES.map((language) => bundlesOf('public', null, language)));
  expect(spanish!.script).not.toBe(english!.script);
  expect(spanish!.styles).toEqual(english!.styles);
  const framework = /\/framework-/;
  expect(spanish!.modules.filter((name) => framework.test(name))).toEqual(
    english!.modules.filter((name) => framework.test(name)),
  );
});
