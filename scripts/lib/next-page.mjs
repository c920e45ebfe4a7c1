/**
 * How long it takes from a click on a link to the next page, painted, on a slow line: 1.6 Mbit/s down, 0.75 up, 150 ms
 * there and back, with nothing in the browser's memory.
 */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** So long after somebody has moved the pointer all is there that the page fetches then. */
const SOON_MS = 3_000;

/** Links that visitors follow: the page they are on, and where they stand. */
const WAYS = [
  { name: 'home to standings', from: 'home', link: 'header a[href$="/teamList"]' },
  { name: 'standings to a team', from: 'standings', link: 'main a[href*="/teams/"]' },
  { name: 'box score to a player', from: 'box score', link: 'main a[href*="/players/"]' },
];

/** In the page: ms from the next click until the page that it leads to is painted; its title comes with it. */
function timeNext() {
  window.nextPage = new Promise((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const title = document.title;
        new MutationObserver(() => {
          if (document.title === title) return;
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        }).observe(document.head, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}

/**
 * @param isFirst whether the click is the first that is done at the page; otherwise the pointer was moved there before
 */
async function timeOnce(browser, address, link, isFirst) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { x, y, width, height } = await page.locator(`${link}:visible`).first().boundingBox();
    if (!isFirst) {
      await page.mouse.move(5, 5);
      await page.waitForTimeout(SOON_MS);
    }
    await page.evaluate(timeNext);
    await page.mouse.click(x + width / 2, y + height / 2);
    return await page.evaluate(() => window.nextPage);
  } finally {
    await context.close();
  }
}

/** Prints a table: medians of `count` rounds. @param addresses by name */
export async function printNextPages(browser, addresses, count) {
  console.log(`From a click to the next page on slow 4G (1.6 Mbit/s, 150 ms), medians of ${count}`);
  console.log('| way | the click is the first act | the pointer was moved before |');
  console.log('|---|---:|---:|');
  for (const { name, from, link } of WAYS) {
    const cells = [];
    for (const isFirst of [true, false]) {
      const rounds = [];
      for (let round = 0; round < count; round += 1)
        rounds.push(await timeOnce(browser, addresses[from], link, isFirst));
      cells.push(`${Math.round(rounds.toSorted((one, other) => one - other)[Math.floor(count / 2)])} ms`);
    }
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}
