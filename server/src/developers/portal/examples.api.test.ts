import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bulk } from '../../bulk/bulk.js';
import { calendars } from '../../calendars/calendars.js';
import { hashPassword } from '../../features/users/password.service.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createGame, createLeagueWorld, createUser, type LeagueWorld } from '../../testing/factories.js';
import { restRouter } from '../../rest/router.js';
import { readDocuments } from './documents.js';
import type { Example } from './markdown.js';

const PASSWORD = 'a long enough password';
const SDK = fileURLToPath(new URL('../../../../sdk/', import.meta.url));
const documents = readDocuments();

let app: TestApp;
let world: LeagueWorld;
let directory: string;
let key: string;
let testKey: string;
/** A chat, and what was posted into it. */
let chat: Server;
const posts: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, routers: [bulk, calendars, restRouter] });
  world = await createLeagueWorld(app.manager);
  const username = `staff-${world.organization.slug}`;
  await createUser(app.manager, world.organizationId, { username, passwordHash: await hashPassword(PASSWORD) });
  key = (await app.showKeyOf({ organizationId: world.organizationId }))['authorization']!;
  const owner = await createUser(app.manager, world.organizationId, { role: 'org_owner' });
  const made = await app.graphql<{ made: { secret: string } }>(
    'mutation { made: createApiKey(input: { name: "Tests", scopes: [WRITE], isTest: true }) { secret } }',
    {},
    { as: await app.signInAs({ id: owner.id, organizationId: world.organizationId }) },
  );
  testKey = `Bearer ${made.data!.made.secret}`;
  chat = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => (body += String(part)));
    req.on('end', () => {
      posts.push((JSON.parse(body) as { text: string }).text);
      res.end('ok');
    });
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courtbook-examples-'));
  return () => rm(directory, { recursive: true });
});
afterAll(async () => {
  chat.close();
  await app.close();
});

/** An example as it stands, about the league of the test. */
const here = (text: string): string =>
  text
    .replaceAll('http://localhost:4000', app.url)
    .replaceAll(/\bnba\b/g, world.organization.slug)
    .replaceAll('/bulk/5/', `/bulk/${world.current.season.id}/`)
    .replaceAll('YOUR-PASSWORD', PASSWORD)
    .replaceAll('Bearer YOUR-KEY', key)
    .replaceAll('Bearer YOUR-TEST-KEY', testKey);

const call = promisify(execFile);
const env = () => ({ ...process.env, PYTHONPATH: join(SDK, 'python') });
const run = async (command: string, ...args: string[]): Promise<string> =>
  (await call(command, args, { cwd: directory, env: env(), maxBuffer: 1 << 27 })).stdout;

/** How an example of a language is run: what it prints. */
const RUN: Readonly<Record<string, (text: string) => Promise<string>>> = {
  sh: (text) => run('sh', '-ec', text),
  js: (text) => run(process.execPath, '--input-type=module', '--eval', text),
  python: (text) => run('python3', '-c', text),
  async ts(text) {
    const file = join(directory, 'example.ts');
    await writeFile(file, text.replace('courtbook-client', join(SDK, 'typescript/src/index.ts')));
    const program = ['--import', '@oxc-node/core/register', file];
    return (await call(process.execPath, program, { cwd: SDK })).stdout;
  },
  async graphql(text) {
    const { data, errors } = await app.graphql(text);
    expect(errors).toBeUndefined();
    return JSON.stringify(data);
  },
  // A formula of a spreadsheet: the table that it asks for.
  async text(text) {
    const response = await fetch(/"(http[^"]+)"/.exec(text)![1]!);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
    return response.text();
  },
};

/**
 * Run by tests of their own: below, in a browser (client/e2e/developers.e2e.ts), and those of documents elsewhere by
 * theirs (server/src/webhooks/verification-examples.test.ts).
 */
const APART = new Set([
  'examples/results-bot.mjs',
  'examples/results_once.py',
  'examples/scoreboard.html',
  'examples/keep_a_copy.py',
]);
const isApart = ({ language, file, text, source }: Example): boolean =>
  APART.has(file ?? '') ||
  language === 'html' ||
  source !== null ||
  /^(CHAT=|sqlite3 )|\/developers\/packages\//.test(text);

const EXAMPLES = documents.flatMap(({ title, examples }) =>
  examples.filter((example) => !isApart(example)).map((example, index) => [title, index + 1, example] as const),
);

test.each(EXAMPLES)('%s: example %i runs as it stands', async (_title, _number, { language, text }) => {
  const printed = await RUN[language]!(here(text));
  expect(printed).not.toMatch(/"code":"(GRAPHQL_|BAD_REQUEST|UNAUTHENTICATED|FORBIDDEN|INTERNAL)/);
  expect(printed + (await readFile(join(directory, 'season.csv'), 'utf8').catch(() => ''))).toMatch(/\w{3}/);
});

test('both languages of the package print the same results', async () => {
  const [typescript, python] = await Promise.all(
    ['ts', 'python'].map(async (language) => {
      const { text } = documents
        .flatMap(({ examples }) => examples)
        .find((example) => example.language === language && /courtbook/.test(example.text))!;
      return RUN[language]!(here(text));
    }),
  );
  expect(typescript).toBe(python);
  expect(typescript).toMatch(/^2025-10-01 Ants \d+ \d+ Bees$/m);
});

const today = () => {
  const { ants, bees } = world.teams;
  const game = { homeTeamId: ants.id, awayTeamId: bees.id, seasonLeagueId: world.current.seasonLeague.id };
  const date = new Intl.DateTimeFormat('sv', { timeZone: world.organization.timeZone }).format();
  return { ...game, date, homeScore: 61, awayScore: 58, status: 'final' as const };
};

test('the bot posts each result once, also after it was started again', async () => {
  posts.length = 0;
  await createGame(app.manager, world.organizationId, today());
  const text = await readFile(new URL('../../../../docs/developers/examples/results-bot.mjs', import.meta.url), 'utf8');
  await writeFile(join(directory, 'results-bot.mjs'), text);
  const start = () =>
    spawn(process.execPath, ['results-bot.mjs'], { cwd: directory, env: { ...env(), ...address() }, stdio: 'inherit' });
  let bot = start();
  try {
    await expect.poll(() => posts).toEqual(['Final: Ants 61, Bees 58']);
    // What was posted is kept right after it was posted.
    const kept = () => readFile(join(directory, 'posted.json'), 'utf8').catch(() => '');
    await expect.poll(kept).toContain('"');
    bot.kill();
    await createGame(app.manager, world.organizationId, { ...today(), homeScore: 70 });
    bot = start();
    await expect.poll(() => posts).toEqual(['Final: Ants 61, Bees 58', 'Final: Ants 70, Bees 58']);
  } finally {
    bot.kill();
  }
});

test('the copy has the season, and afterwards what has changed', async () => {
  const program = documents.flatMap(({ examples }) => examples).find(({ file }) => file === 'examples/keep_a_copy.py')!;
  const copy = () => run('python3', '-c', here(program.text));
  const read =
    'import json, sqlite3; print(json.dumps({id: json.loads(text)["home"]["score"] for id, text in sqlite3.connect("league.db").execute("SELECT * FROM games")}))';
  const scores = async () => JSON.parse(await run('python3', '-c', read)) as Record<string, number | null>;
  const stored = async () => {
    const rows = await app.manager.query<{ id: number; score: number | null }[]>(
      'SELECT id, home_score AS score FROM games WHERE organization_id = $1 AND season_id = $2',
      [world.organizationId, world.current.season.id],
    );
    return Object.fromEntries(rows.map(({ id, score }) => [String(id), score]));
  };
  await copy();
  expect(await scores()).toEqual(await stored());
  await createGame(app.manager, world.organizationId, { ...today(), homeScore: 99 });
  const other = { ...today(), seasonLeagueId: world.last.seasonLeague.id };
  await createGame(app.manager, world.organizationId, other);
  const follows = async () => {
    const printed = await copy();
    return [printed.includes('have changed'), await scores()];
  };
  await expect.poll(follows).toEqual([true, await stored()]);
  // A cursor that nobody can go on from, as after a restored backup: the copy begins anew.
  await app.manager.query('SELECT begin_changes_anew()');
  expect(await copy()).toBe('0 things have changed.\n');
  expect(await scores()).toEqual(await stored());
});

test('the bot says when there is no such league', async () => {
  const text = await readFile(new URL('../../../../docs/developers/examples/results-bot.mjs', import.meta.url), 'utf8');
  await writeFile(join(directory, 'results-bot.mjs'), text);
  const bot = spawn(process.execPath, ['results-bot.mjs'], {
    cwd: directory,
    env: { ...env(), ...address(), SLUG: 'nobody' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  bot.stderr.on('data', (part) => (said += String(part)));
  try {
    await expect.poll(() => said).toContain('There is no league nobody.');
  } finally {
    bot.kill();
  }
});

const LATE = [
  ['entered the next day, for a game that nobody has called final', 'scheduled', 41, 1],
  ['of a forfeit', 'forfeit', 20, 1],
] as const;

test.each(LATE)('a result %s is posted by both programs', async (_which, status, homeScore, daysAgo) => {
  posts.length = 0;
  const day = new Date(Date.parse(today().date) - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await createGame(app.manager, world.organizationId, { ...today(), date: day, status, homeScore, awayScore: 0 });
  await createGame(app.manager, world.organizationId, { ...today(), status: 'final', homeScore: null, awayScore: 7 });
  for (const off of ['postponed', 'cancelled'] as const)
    await createGame(app.manager, world.organizationId, { ...today(), status: off, homeScore: 44, awayScore: 0 });
  const files = new URL('../../../../docs/developers/examples/', import.meta.url);
  const mine = () => posts.filter((post) => post === `Final: Ants ${homeScore}, Bees 0`);
  const once = await readFile(new URL('results_once.py', files), 'utf8');
  await call('python3', ['-c', once], { cwd: directory, env: { ...env(), ...address() } });
  expect(mine()).toHaveLength(1);
  await rm(join(directory, 'posted.json'));
  const text = await readFile(new URL('results-bot.mjs', files), 'utf8');
  await writeFile(join(directory, 'results-bot.mjs'), text);
  const bot = spawn(process.execPath, ['results-bot.mjs'], { cwd: directory, env: { ...env(), ...address() } });
  try {
    await expect.poll(mine).toHaveLength(2);
  } finally {
    bot.kill();
  }
  expect(posts.join()).not.toMatch(/null|44|7$/);
});

/**
 * A server whose answers end early, as one that is restarted; before that it passes on what is asked of the real one.
 */
async function startCutting(): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (req, res) => {
    const response = await fetch(app.url + req.url!, { headers: { accept: '*/*' } });
    const text = await response.text();
    if (!req.url!.startsWith('/api/bulk/')) return void res.end(text);
    const half = text.slice(0, text.indexOf('\n', text.length / 2) + 1);
    res.setHeader('etag', '"half"');
    res.write(half, () => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('the socket of the guide goes on after the server was away', async () => {
  const { text } = documents.flatMap(({ examples }) => examples).find((one) => one.text.includes("from 'graphql-ws'"))!;
  const open = new Set<Socket>();
  let isAway = false;
  let refused = 0;
  const between = createTcpServer((socket) => {
    if (isAway) {
      refused += 1;
      return void socket.resetAndDestroy();
    }
    const { port, hostname } = new URL(app.url);
    const onward = connect(Number(port), hostname);
    for (const one of [socket, onward]) open.add(one.on('error', () => undefined));
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const at = `ws://127.0.0.1:${(between.address() as AddressInfo).port}/`;
  const program = here(text.replace('ws://localhost:4000/', at));
  const follower = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  follower.stdout.on('data', (part) => (printed += String(part)));
  try {
    await expect.poll(() => printed).toContain('"dayScores"');
    isAway = true;
    for (const socket of open) socket.destroy();
    await expect.poll(() => refused).toBeGreaterThan(0);
    isAway = false;
    printed = '';
    await expect.poll(() => printed).toContain('"dayScores"');
  } finally {
    follower.kill();
    between.close();
    for (const socket of open) socket.destroy();
  }
});

const example = (file: string): string =>
  here(documents.flatMap(({ examples }) => examples).find((one) => one.file === `examples/${file}`)!.text);

test('a connection that breaks in the middle of a season leaves what was there as it was', async () => {
  const cutting = await startCutting();
  const through = (text: string) => text.replaceAll(app.url, cutting.url);
  try {
    await run('python3', '-c', example('keep_a_copy.py'));
    await app.manager.query('SELECT begin_changes_anew()');
    const count =
      'import sqlite3; print(*sqlite3.connect("league.db").execute("SELECT count(*), max(cursor) FROM games, place").fetchone())';
    const copied = await run('python3', '-c', count);
    await expect(run('python3', '-c', through(example('keep_a_copy.py')))).rejects.toThrow('IncompleteRead');
    expect(await run('python3', '-c', count)).toBe(copied);

    await run('sh', '-c', example('nightly.sh'));
    const file = join(directory, 'games.csv');
    const whole = await readFile(file, 'utf8');
    await rm(join(directory, 'games.etag'));
    expect(await run('sh', '-c', through(example('nightly.sh')))).toContain('as it was');
    expect(await readFile(file, 'utf8')).toBe(whole);
    expect(await run('sh', '-c', example('nightly.sh'))).toBe('There is something new.\n');
    expect(await run('sh', '-c', example('nightly.sh'))).toBe('Nothing has changed.\n');
    expect(await readFile(file, 'utf8')).toBe(whole);
  } finally {
    cutting.close();
  }
});

test('asked now and then, the results of the day are posted once, too', async () => {
  posts.length = 0;
  await createGame(app.manager, world.organizationId, { ...today(), awayScore: 12 });
  const text = await readFile(new URL('../../../../docs/developers/examples/results_once.py', import.meta.url), 'utf8');
  for (let time = 0; time < 2; time += 1)
    await call('python3', ['-c', text], { cwd: directory, env: { ...env(), ...address() } });
  expect(posts.filter((post) => post === 'Final: Ants 61, Bees 12')).toHaveLength(1);
});

const address = () => ({
  ORIGIN: app.url,
  SLUG: world.organization.slug,
  CHAT: `http://127.0.0.1:${(chat.address() as AddressInfo).port}`,
});
