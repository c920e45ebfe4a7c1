import { expect, type Page, test } from './test';
import { atWidths } from './pages';
import { actFor, graph, signIn } from './platform-support';
import { findSample } from './sample';

interface Ids {
  season: string;
  league: string;
  division: string;
  page: string;
}

/** Ids of the sample's things that screens are about. */
async function idsOf(page: Page): Promise<Ids> {
  const { me, editablePages } = await graph<{
    me: {
      actingFor: {
        activeSeason: { id: string; divisions: { id: string }[]; seasonLeagues: { league: { id: string } }[] };
      };
    };
    editablePages: { id: string }[];
  }>(
    page.request,
    '{ me { actingFor { activeSeason { id divisions { id } seasonLeagues { league { id } } } } } editablePages { id } }',
  );
  const { id, divisions, seasonLeagues } = me.actingFor.activeSeason;
  return {
    season: id,
    league: seasonLeagues[0]!.league.id,
    division: divisions[0]!.id,
    page: editablePages[0]?.id ?? '',
  };
}

/**
 * What can be pressed or typed into and lies beside the window, unless it can be scrolled into sight within a frame of
 * its own.
 */
async function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('.sr-only, [inert]') &&
          !element.matches('.sr-only'),
      )
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        return own > 1 && height > 1 && (left < -1 || right > width + 1) && !scrolls(element.parentElement);
      })
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`);
  });
}

test('on a phone every admin screen shows all that can be pressed', async ({ page }) => {
  const sample = await findSample(page.request);
  await signIn(page, 'admin');
  await actFor(page, 'nba');
  const { season, league, division, page: written } = await idsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = [
    '/account',
    '/organizations?search=nba',
    '/userSettings',
    '/navbar-links',
    '/pages',
    '/pages/look',
    '/audit',
    '/api-keys',
    '/webhooks',
    '/dashboard/seasons',
    '/dashboard/seasons/import',
    `/dashboard/seasons/${season}`,
    `/dashboard/seasons/${season}/divisions/${division}`,
    '/leagueList',
    `/leagues/${league}`,
    '/fab/standings',
    '/stats',
    '/gamePeriod',
    '/playerAttributes',
    '/teamList',
    `/teams/${sample.team}`,
    `/dashboard/singleTeamToggle/${sample.team}`,
    `/dashboard/seasons/${season}/leagues/${league}`,
    '/playerListAuth?search=james',
    `/players/${sample.player}`,
    `/player/${sample.player}/stats`,
    '/businessPage',
    `/games/${sample.game}`,
    '/schedule',
    '/scheduleBuilder',
    ...(written === '' ? [] : [`/pages/${written}`]),
  ];
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    // A phone, and a window of 1280 px that is zoomed to four times the size.
    await atWidths(page, [390, 320], async (width) => {
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      if (content > width) found.push(`${path}: ${content} px wide at ${width}`);
      found.push(...(await outOfSight(page)).map((each) => `${path} at ${width}: ${each}`));
    });
  }
  expect(found).toEqual([]);
});
