import { expect, type Page, test } from './test';
import { useTheme } from './accessible';
import { expectNoSidewaysScrolling, watch } from './pages';
import { actFor, graph, signIn } from './platform-support';
import { findSample, type Sample } from './sample';
import { ALL_PUBLIC_PAGES } from './support/all-public-pages';
import { crawl } from './support/crawl';
import { englishOn, englishOnScreen } from './support/english-on';

/** Home pages of the demo: the platform's, and one of each organization. */
const HOMES = ['/', '/nba', '/fab', '/harbor', '/valley', '/youth-center'];
/**
 * So many of each kind: links are the same in both languages. With CRAWL=all it is every address there is, which takes
 * minutes.
 */
const MOST = { en: 3, es: 1 };

for (const language of ['en', 'es'] as const) {
  test(`no link of the sites leads nowhere, no page loads from elsewhere, each is described, no id stands twice, and all are in '${language}'`, async ({
    baseURL,
    request,
  }) => {
    test.slow();
    const { visited, foreign, otherLanguage, undescribed, doubledIds } = await crawl(baseURL!, HOMES, {
      language,
      most: process.env.CRAWL === 'all' ? Infinity : MOST[language],
    });
    // The platform's pages lead to organizations, too, that other tests are changing meanwhile; asked for afterwards,
    // so that none is missing.
    const { listings } = await graph<{ listings: { slug: string }[] }>(request, '{ listings { slug } }');
    const others = listings.map(({ slug }) => `/${slug}`).filter((site) => !HOMES.includes(site));
    const ofDemo = (address: string): boolean => !others.some((site) => new RegExp(`^${site}\\b`).test(address));
    expect(visited.filter(({ status, address }) => status !== 200 && ofDemo(address))).toEqual([]);
    expect({
      foreign: foreign.filter(ofDemo),
      otherLanguage: otherLanguage.filter(ofDemo),
      undescribed: undescribed.filter(ofDemo),
      doubledIds: doubledIds.filter(ofDemo),
    }).toEqual({ foreign: [], otherLanguage: [], undescribed: [], doubledIds: [] });
    expect(visited.length).toBeGreaterThan(500);
  });
}

/** Screens of the admin area, with ids of the real season: each path of the private set but those of other tests. */
async function screens(page: Page, { game, player, team }: Sample): Promise<string[]> {
  const { me } = await graph<{
    me: {
      actingFor: {
        activeSeason: { id: string; divisions: { id: string }[]; leagues: { id: string }[] };
      };
    };
  }>(page.request, '{ me { actingFor { activeSeason { id divisions { id } leagues { id } } } } }');
  const { id: season, divisions, leagues } = me.actingFor.activeSeason;
  const [division, league] = [divisions[0]!.id, leagues[0]!.id];
  return [
    '/account',
    '/navbar-links',
    '/pages',
    '/leagueList',
    `/leagues/${league}`,
    '/fab/standings',
    '/stats',
    '/gamePeriod',
    '/playerAttributes',
    '/teamList',
    `/teams/${team}`,
    '/playerListAuth',
    `/players/${player}`,
    `/player/${player}/stats`,
    '/businessPage',
    '/schedule',
    `/games/${game}`,
    `/games/${game}/courtside`,
    `/games/${game}/scoresheet`,
    '/scheduleBuilder',
    '/dashboard/seasons',
    '/dashboard/seasons/import',
    `/dashboard/seasons/${season}`,
    `/dashboard/seasons/${season}/integrity`,
    `/dashboard/seasons/${season}/divisions/${division}`,
    `/dashboard/seasons/${season}/leagues/${league}`,
    `/dashboard/seasons/${season}/leagues/${league}/teams/${team}`,
  ];
}
const OF_OWNERS = ['/userSettings', '/pages/look', '/audit', '/api-keys', '/webhooks'];

/**
 * The page at a desk in the light and on a phone in the dark: as wide as its window, and no longer than what it shows.
 */
async function expectInShape(page: Page): Promise<void> {
  for (const [width, theme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await useTheme(page, theme);
    await expectNoSidewaysScrolling(page);
    const blank = await page.evaluate(() => {
      const ends = [...document.body.querySelectorAll('main, footer')].map(
        (part) => part.getBoundingClientRect().bottom + window.scrollY,
      );
      const least = Math.max(window.innerHeight, ...ends);
      return Math.max(0, Math.floor(document.documentElement.scrollHeight - least - 0.5));
    });
    expect(blank, `blank px at ${width}`).toBe(0);
  }
}

for (const [user, language, further] of [
  ['staff-nba', 'en', []],
  ['owner-nba', 'es', OF_OWNERS],
  ['admin', 'en', [...OF_OWNERS, '/organizations']],
] as const) {
  test.describe(user, () => {
    test.use({ locale: language, viewport: { width: 1280, height: 844 } });

    test('every screen and every page: nothing logged, nothing from elsewhere, in shape, in one language', async ({
      page,
      request,
      baseURL,
    }) => {
      test.slow();
      await signIn(page, user);
      if (user === 'admin') await actFor(page, 'nba');
      const sample = await findSample(request);
      const noted = watch(page);
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
      });
      const addresses = [
        ...ALL_PUBLIC_PAGES.map(([, path]) => ({ address: path(sample), english: englishOn })),
        ...[...(await screens(page, sample)), ...further].map((address) => ({ address, english: englishOnScreen })),
      ];
      for (const { address, english } of addresses) {
        await test.step(address, async () => {
          const response = await page.goto(address);
          expect.soft(response!.status(), address).toBe(200);
          await expect(page.locator('main')).toContainText(/\p{L}/u);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expect(page.getByText('Loading...')).toHaveCount(0);
          await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
          await expectInShape(page);
          if (language !== 'en') expect.soft(await english(page), address).toEqual([]);
        });
      }
      expect({ problems: noted.problems, elsewhere }).toEqual({ problems: [], elsewhere: [] });
    });
  });
}
