import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packForDevelopers } from '../../../scripts/lib/build.mjs';
import { bulk } from '../../../server/src/bulk/bulk.js';
import { developers } from '../../../server/src/developers/developers.js';
import { hashPassword } from '../../../server/src/features/users/password.service.js';
import { restRouter } from '../../../server/src/rest/router.js';
import { startTestApp, type TestApp } from '../../../server/src/testing/app.js';
import { createGame, createLeagueWorld, createUser, type LeagueWorld } from '../../../server/src/testing/factories.js';
import { League } from './index.js';

const PASSWORD = 'a long enough password';
/** Two full pages of games and one that is not. */
const MANY = 205;

let app: TestApp;
let world: LeagueWorld;
let username: string;
let directory: string;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, routers: [bulk, developers, restRouter] });
  world = await createLeagueWorld(app.manager);
  const { organizationId, teams, last } = world;
  const pairing = { homeTeamId: teams.ants.id, awayTeamId: teams.bees.id, seasonLeagueId: last.seasonLeague.id };
  for (let made = last.games.length; made < MANY; made += 1) await createGame(app.manager, organizationId, pairing);
  ({ username } = await createUser(app.manager, organizationId, { passwordHash: await hashPassword(PASSWORD) }));
  directory = await mkdtemp(join(tmpdir(), 'courtbook-sdk-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true });
  await app.close();
});

const run = promisify(execFile);
const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
/** What a Python program prints, which has the module, and the league as `league`. */
async function python(program: string): Promise<unknown> {
  const setUp = `import json\nfrom courtbook import League, LeagueError\nleague = League("${app.url}", slug="${world.organization.slug}")\n`;
  const { stdout } = await run('python3', ['-c', setUp + program], {
    env: { ...process.env, PYTHONPATH: at('python') },
  });
  return JSON.parse(stdout);
}
async function all<Thing>(list: AsyncIterable<Thing>): Promise<Thing[]> {
  const things: Thing[] = [];
  for await (const thing of list) things.push(thing);
  return things;
}
const league = () => new League(app.url, { slug: world.organization.slug });

describe('in TypeScript', () => {
  test('a list has everything, each thing once, however many pages it takes', async () => {
    const filter = { seasonId: String(world.last.season.id) };
    const ids = (await all(league().games(filter))).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([MANY, MANY]);
    expect((await all(league().boxScores(filter))).map(({ id }) => id)).toEqual(ids);
  });

  test('box score, standings, players and seasons are those of the organization', async () => {
    const opening = await league().boxScore(String(world.current.games[0]!.id));
    expect([opening!.home.team.name, opening!.away.team.name]).toEqual(['Ants', 'Bees']);
    expect(opening!.home.lines).not.toHaveLength(0);
    expect((await league().standings()).map(({ team }) => team.name).sort()).toEqual(['Ants', 'Bees', 'Cats', 'Dogs']);
    expect(await all(league().players())).toHaveLength(12);
    expect((await league().seasons()).map(({ name }) => name).sort()).toEqual(['2024-25', '2025-26']);
    await expect(league().bulk('999999', 'games', 'csv')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a key names its organization, and writes', async () => {
    const { organizationId } = world;
    const { authorization } = await app.showKeyOf({ organizationId, scopes: ['write:games'] });
    const keyed = new League(app.url, { key: authorization!.slice('Bearer '.length) });
    const { id } = await createGame(app.manager, organizationId, { date: '2024-11-05' });
    const scored = await keyed.setGameScore(String(id), { homeScore: 5, awayScore: 3, expectedVersion: 1 });
    expect(scored).toMatchObject({ id: String(id), version: 2 });
    expect((await keyed.seasons()).map(({ name }) => name).sort()).toEqual(['2024-25', '2025-26']);
    const file = await (await keyed.bulk(String(world.last.season.id), 'standings', 'csv')).text();
    expect(file).toContain('Ants');
  });

  test('what has changed is told since a cursor, however many pages it takes', async () => {
    const { cursor, changes } = await league().changesSince(null);
    expect(changes).toEqual([]);
    await app.manager.query("UPDATE games SET video_url = 'https://video.example/1' WHERE organization_id = $1", [
      world.organizationId,
    ]);
    let after = cursor;
    const told: unknown[] = [];
    await expect
      .poll(
        async () => {
          const next = await league().changesSince(after);
          after = next.cursor;
          return told.push(...next.changes);
        },
        { timeout: 120_000, interval: 1_000 },
      )
      .toBeGreaterThanOrEqual(MANY);
    await expect(league().changesSince('x')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    if (!hasPython) return;
    const program = `changes, cursor = league.changes_since(${JSON.stringify(cursor)})\nprint(json.dumps(changes))`;
    expect(await python(program)).toEqual((await league().changesSince(cursor)).changes);
  });

  test('a write whose answer was lost is done once', async () => {
    const { id } = await createGame(app.manager, world.organizationId, { date: '2024-11-06' });
    let isLost = false;
    const careless = new League(app.url, {
      wait: async () => undefined,
      fetch: async (...call) => {
        const response = await fetch(...call);
        if (isLost || !String(call[1]?.body).includes('setGameScore')) return response;
        isLost = true;
        throw new TypeError('fetch failed');
      },
    });
    await careless.signIn(username, PASSWORD);
    const scored = await careless.setGameScore(String(id), { homeScore: 5, awayScore: 3, expectedVersion: 1 });
    expect([isLost, scored]).toEqual([true, { id: String(id), version: 2, homeScore: 5, awayScore: 3 }]);
    await expect(
      careless.setGameScore(String(id), { homeScore: 6, awayScore: 3, expectedVersion: 1 }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(league().signIn(username, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('scores of a day are told at once, and whenever one of them changes', async () => {
    const { organizationId, teams, current } = world;
    const pairing = { homeTeamId: teams.ants.id, awayTeamId: teams.bees.id, seasonLeagueId: current.seasonLeague.id };
    const { id } = await createGame(app.manager, organizationId, { ...pairing, date: '2024-11-08' });
    const told: unknown[] = [];
    for await (const games of league().scores({ date: '2024-11-08' })) {
      told.push(games.map((game) => [game.id, game.homeTeam.name, game.homeScore, game.liveScore]));
      if (told.length === 2) break;
      await app.manager.query("UPDATE games SET status = 'final', home_score = 7, away_score = 3 WHERE id = $1", [id]);
    }
    expect(told).toEqual([[[String(id), 'Ants', null, null]], [[String(id), 'Ants', 7, null]]]);
    const nobody = new League(app.url, { slug: 'nobody' }).scores();
    await expect(nobody.next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a season becomes a CSV file in ten lines', async () => {
    const file = join(directory, 'typescript.csv');
    const program = at('typescript/examples/season-to-csv.ts');
    await run(process.execPath, [
      '--import',
      '@oxc-node/core/register',
      program,
      app.url,
      world.organization.slug,
      file,
    ]);
    const text = await readFile(file, 'utf8');
    expect(text).toBe(await (await league().bulk(String(world.current.season.id), 'box-scores', 'csv')).text());
    expect(text.split('\r\n').length).toBeGreaterThan(12);
    expect((await readFile(program, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(10);
  });
});

describe('as it is handed out', () => {
  test('the package runs by itself, with its types, and the module is the one that is here', async () => {
    await packForDevelopers(at('typescript/dist'));
    const handedOut = async (file: string) => {
      const response = await fetch(`${app.url}/developers/packages/${file}`);
      const named = response.headers.get('content-disposition');
      expect([file, response.status, named]).toEqual([file, 200, `attachment; filename=${file}`]);
      return Buffer.from(await response.arrayBuffer());
    };
    expect(String(await handedOut('courtbook.py'))).toBe(await readFile(at('python/courtbook.py'), 'utf8'));

    const installed = join(directory, 'node_modules/courtbook-client');
    await mkdir(installed, { recursive: true });
    await writeFile(join(directory, 'client.tgz'), await handedOut('courtbook-client.tgz'));
    await run('tar', ['xzf', join(directory, 'client.tgz'), '-C', installed, '--strip-components=1']);
    const program = `import { League } from 'courtbook-client';
      const league = new League('${app.url}', { slug: '${world.organization.slug}' });
      console.log(JSON.stringify((await league.seasons()).map(({ name }) => name)));`;
    await writeFile(join(directory, 'program.mjs'), program);
    const { stdout } = await run(process.execPath, [join(directory, 'program.mjs')], { cwd: directory });
    expect(JSON.parse(stdout)).toEqual((await league().seasons()).map(({ name }) => name));
    const told = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
    expect([told['private'], told['exports']]).toEqual([undefined, exports]);
    expect(await readFile(join(installed, 'dist/league.d.ts'), 'utf8')).toContain('class League');
    expect(await readFile(join(installed, 'README.md'), 'utf8')).toContain("from 'courtbook-client'");
  });
});

describe.runIf(hasPython)('in Python', () => {
  test('a key names its organization', async () => {
    const { authorization } = await app.showKeyOf({ organizationId: world.organizationId, scopes: ['read'] });
    const keyed = `League("${app.url}", key="${authorization!.slice('Bearer '.length)}")`;
    const names = await python(`print(json.dumps(sorted(season["name"] for season in ${keyed}.seasons())))`);
    expect(names).toEqual(['2024-25', '2025-26']);
  });

  test('lists, box scores and standings are the same', async () => {
    const filter = `{"seasonId": "${world.last.season.id}"}`;
    const game = String(world.current.games[0]!.id);
    const [games, boxScores, standings, players, one] = (await python(
      `print(json.dumps([[g["id"] for g in league.games(${filter})], [g["id"] for g in league.box_scores(${filter})],
        league.standings(), list(league.players()), league.box_score("${game}")]))`,
    )) as unknown[];
    expect(games).toEqual((await all(league().games({ seasonId: String(world.last.season.id) }))).map(({ id }) => id));
    expect(boxScores).toEqual(games);
    expect(standings).toEqual(await league().standings());
    expect(players).toEqual(await all(league().players()));
    expect(one).toEqual(await league().boxScore(game));
  });

  test('it writes as who is signed in, and says what was refused', async () => {
    const { id } = await createGame(app.manager, world.organizationId, { date: '2024-11-07' });
    const told = await python(`
league.sign_in("${username}", "${PASSWORD}")
scored = league.set_game_score("${id}", 7, 2, 1)
refused = []
for call in (lambda: league.set_game_score("${id}", 8, 2, 1), lambda: league.bulk("999999", "games", "csv"), lambda: League("${app.url}", slug="nobody").seasons()):
    try:
        call()
    except LeagueError as error:
        refused.append(error.code)
print(json.dumps([scored, refused]))`);
    expect(told).toEqual([
      { id: String(id), version: 2, homeScore: 7, awayScore: 2 },
      ['CONFLICT', 'NOT_FOUND', 'NOT_FOUND'],
    ]);
  });

  test('what is followed goes on where it was after a cut', async () => {
    const told = await python(`
import io, urllib.request
class Stream(io.BytesIO):
    def __init__(self, text, cut=False):
        super().__init__(text.encode())
        self.cut = cut
    def readline(self, *size):
        return self.fail(super().readline(*size))
    def __next__(self):
        line = self.fail(super().readline())
        if not line:
            raise StopIteration
        return line
    def fail(self, line):
        if self.cut and not line:
            raise ConnectionResetError()
        return line
told = lambda id, n: f'id: {id}\\nevent: next\\ndata: {{"data":{{"n":{n}}}}}\\n\\n'
first = [Stream("<html>Welcome</html>"), Stream(":\\n\\n")]
streams = [Stream(f'retry: 9\\n\\n:\\n\\n{told("a", 1)}:\\n\\n{told("b", 2)}id: c\\nevent: ne', True), Stream(''), Stream(told("c", 3) + 'event: complete\\ndata:\\n\\n')]
known, waits, real = [], [], urllib.request.urlopen
def answer(request, timeout=None):
    known.append(request.get_header("Last-event-id"))
    return streams.pop(0)
urllib.request.urlopen = answer
league.wait = waits.append
answers = list(league.follow("subscription { n }", {}))
refused = []
streams, (asked, waited) = first, (known[:], waits[:])
for _ in first[:]:
    try:
        next(league.follow("subscription { n }", {}))
    except LeagueError as error:
        refused.append(error.code)
urllib.request.urlopen = real
for call in (lambda: next(league.follow("subscription { nothing }", {})), lambda: next(League("${app.url}", slug="nobody").scores())):
    try:
        call()
    except LeagueError as error:
        refused.append(error.code)
print(json.dumps([answers, asked, waited, refused, next(league.scores("2000-01-01"))]))`);
    expect(told).toEqual([
      [{ n: 1 }, { n: 2 }, { n: 3 }],
      [null, 'b', 'b'],
      [0.3, 0.6],
      ['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'GRAPHQL_VALIDATION_FAILED', 'NOT_FOUND'],
      [],
    ]);
  });

  test('a connection that broke, was closed or said nothing is tried again', async () => {
    const told = await python(`
import http.client, socket, urllib.request
timeouts, waits, real = [], [], urllib.request.urlopen
class Cut:
    def read(self):
        raise http.client.IncompleteRead(b"")
broken = [http.client.RemoteDisconnected(), ConnectionResetError(), TimeoutError(), socket.timeout(), Cut(), None]
def fail(request, timeout=None):
    timeouts.append(timeout)
    error = broken.pop(0)
    if isinstance(error, Cut):
        return error
    if error is None:
        return real(request, timeout=timeout)
    raise error
urllib.request.urlopen = fail
patient = League("${app.url}", slug="${world.organization.slug}", retries=5, wait=waits.append)
print(json.dumps([len(patient.seasons()), waits, timeouts]))`);
    expect(told).toEqual([2, [0.5, 1, 2, 4, 8], [60, 60, 60, 60, 60, 60]]);
  });

  test('a season whose connection breaks is no shorter season', async () => {
    const told = await python(`
import http.client, socket, threading
listening = socket.create_server(("127.0.0.1", 0))
def cut():
    connection, _ = listening.accept()
    connection.recv(65536)
    connection.sendall(b"HTTP/1.1 200 OK\\r\\ntransfer-encoding: chunked\\r\\n\\r\\n3\\r\\n{}\\n\\r\\n")
    connection.close()
threading.Thread(target=cut, daemon=True).start()
read = []
try:
    for line in League(f"http://127.0.0.1:{listening.getsockname()[1]}").bulk("1", "games", "ndjson"):
        read.append(line.decode())
    print(json.dumps("whole"))
except http.client.IncompleteRead:
    print(json.dumps("cut"))`);
    expect(told).toBe('cut');
    const whole = await python(`
with league.bulk("${world.current.season.id}", "games", "ndjson") as answer:
    print(json.dumps([json.loads(line)["id"] for line in answer]))`);
    const games = await all(league().games({ seasonId: String(world.current.season.id) }));
    expect(whole).toEqual(games.map(({ id }) => id));
  });

  test('every write has a key, the same each time it is sent, or one’s own', async () => {
    const told = await python(`
import urllib.request
keys, isLost = [], [True]
class Done:
    def read(self):
        return b'{"data": {}}'
def answer(request, timeout):
    keys.append(request.get_header("Idempotency-key"))
    if isLost.pop() if isLost else False:
        raise ConnectionResetError()
    return Done()
urllib.request.urlopen = answer
league.wait = lambda seconds: None
league.run("fragment F on Game { id } # first\\nmutation M { x }", {})
league.run("mutation { x }", {}, "mine")
league.run("{ mutations }", {})
print(json.dumps(keys))`);
    const [first, second, ...others] = told as (string | null)[];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, ...others]).toEqual([first, 'mine', null]);
  });

  test('what a gateway says is no answer', async () => {
    const told = await python(`
import email.message, io, urllib.error, urllib.request
waits, answers, real = [], [502, 504, None] + 5 * [502] + [404], urllib.request.urlopen
def answer(request, timeout):
    status = answers.pop(0)
    if status is None:
        return real(request, timeout=timeout)
    raise urllib.error.HTTPError(request.full_url, status, "", email.message.Message(), io.BytesIO(b"<html>"))
urllib.request.urlopen = answer
league.wait = waits.append
codes = [len(league.seasons())]
for _ in range(2):
    try:
        league.seasons()
    except LeagueError as error:
        codes.append(f"{error.code} {error}".split(":")[0])
print(json.dumps([codes, waits]))`);
    expect(told).toEqual([
      [2, ...[502, 404].map((status) => `SERVICE_UNAVAILABLE No JSON was answered, with the status ${status}`)],
      [0.5, 1, 0.5, 1, 2, 4],
    ]);
  });

  test('it waits as long as it is told to', async () => {
    const waits = await python(`
import email.message, io, urllib.error, urllib.request
waits, answers, real = [], ["7", None], urllib.request.urlopen
def refuse(request, timeout):
    seconds = answers.pop(0)
    if seconds is None:
        return real(request, timeout=timeout)
    headers = email.message.Message()
    headers["retry-after"] = seconds
    raise urllib.error.HTTPError(request.full_url, 429, "", headers, io.BytesIO(b"{}"))
urllib.request.urlopen = refuse
league.wait = waits.append
league.seasons()
print(json.dumps(waits))`);
    expect(waits).toEqual([7]);
  });

  test('a season becomes a CSV file in ten lines', async () => {
    const file = join(directory, 'python.csv');
    const program = at('python/examples/season_to_csv.py');
    await run('python3', [program, app.url, world.organization.slug, file], {
      env: { ...process.env, PYTHONPATH: at('python') },
    });
    expect(await readFile(file, 'utf8')).toBe(
      await (await league().bulk(String(world.current.season.id), 'box-scores', 'csv')).text(),
    );
    expect((await readFile(program, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(10);
  });
});
