/**
 * `npm run lighthouse [-- ROUNDS]`: performance, accessibility and search scores of the public pages, as a phone would
 * see them, on the built product with its demo data, ROUNDS times each (default 3); and how long it takes from there to
 * the next page. Prints tables; what a figure means depends on how busy the machine is, so its load is printed, too.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { printNextPages } from './lib/next-page.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/port.mjs';
import { main } from './lib/shell.mjs';

const CATEGORIES = ['performance', 'accessibility', 'seo'];
const FLAGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const QUERY = `{ organization(slug: "nba") {
  games(first: 1, filter: { date: "2017-10-17" }) { nodes { id } }
  players(first: 1, filter: { search: "James Harden" }) { nodes { id } }
} }`;

/** The built product with demo data of its own, ready to answer. */
async function startServer(port) {
  const child = spawn(process.execPath, [`${root}scripts/e2e-server.mjs`], {
    env: { ...process.env, E2E_PORT: String(port) },
    stdio: 'inherit',
  });
  let ended = false;
  child.once('close', () => {
    ended = true;
  });
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (ended) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return () => new Promise((resolve) => child.once('close', resolve) && child.kill('SIGTERM'));
}

/** The pages that are measured, by name. */
async function pagesOf(origin) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const { games, players } = (await response.json()).data.organization;
  return {
    home: '/nba',
    'box score': `/nba/games/${games.nodes[0].id}`,
    standings: '/nba/teamList',
    player: `/nba/players/${players.nodes[0].id}`,
  };
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Medians over the rounds of one page, as cells of a table. */
async function measure(url, port, count) {
  const { default: lighthouse } = await import('lighthouse');
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    rounds.push(lhr);
  }
  const scores = CATEGORIES.map((category) =>
    Math.round(100 * median(rounds.map(({ categories }) => categories[category].score ?? 0))),
  );
  const value = (audit) => median(rounds.map(({ audits }) => audits[audit].numericValue));
  const seconds = (audit) => `${(value(audit) / 1000).toFixed(2)} s`;
  return [
    ...scores,
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    `${Math.round(value('total-blocking-time'))} ms`,
    value('cumulative-layout-shift').toFixed(3),
  ];
}

await main(async () => {
  const count = Number(process.argv[2] ?? 3);
  await ensureDependencies();
  const { chromium } = await import('playwright'); // there only now
  await build();
  const port = await freePort();
  const stop = await startServer(port);
  const debugPort = await freePort();
  const args = [
    ...FLAGS,
    `--remote-debugging-port=${debugPort}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  try {
    console.log(
      `Lighthouse, mobile preset, medians of ${count}; load of the machine at the start ${loadavg()[0].toFixed(1)}`,
    );
    console.log('| page | performance | accessibility | SEO | first paint | largest paint | blocking | layout shift |');
    console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
    const origin = `http://localhost:${port}`;
    const paths = Object.entries(await pagesOf(origin));
    const addresses = Object.fromEntries(paths.map(([name, path]) => [name, origin + path]));
    for (const [name, address] of Object.entries(addresses))
      console.log(`| ${[name, ...(await measure(address, debugPort, count))].join(' | ')} |`);
    await printNextPages(browser, addresses, count);
    console.log(`Load at the end ${loadavg()[0].toFixed(1)}`);
  } finally {
    await browser.close();
    await stop();
  }
});
