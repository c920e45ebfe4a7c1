import { expect, test } from 'vitest';
import { League, LeagueError } from './index.js';

interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** A league whose requests are answered in turn; an error is a connection that broke. */
function scripted(...answers: (Response | Error)[]) {
  const [sent, waits]: [Sent[], number[]] = [[], []];
  const league = new League('https://leagues.example/', {
    slug: 'nba',
    fetch: async (url, init) => {
      sent.push({ url: String(url), headers: init!.headers as Record<string, string> });
      const answer = answers[sent.length - 1]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { league, sent, waits };
}

const json = (body: object, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const seasons = () => json({ data: { organization: { seasons: [{ id: '1' }] } } });
const busy = (seconds: string) =>
  json({ message: 'Too much.', code: 'TOO_MANY_REQUESTS' }, 429, { 'retry-after': seconds });

test('waits as long as it is told to, and no longer', async () => {
  const { league, waits } = scripted(busy('7'), busy('2'), seasons());
  expect(await league.seasons()).toEqual([{ id: '1' }]);
  expect(waits).toEqual([7_000, 2_000]);
});

test('a connection that broke is tried again, later and later, and given up in the end', async () => {
  const broken = () => new TypeError('fetch failed');
  const { league, waits } = scripted(broken(), broken(), seasons());
  expect(await league.seasons()).toEqual([{ id: '1' }]);
  expect(waits).toEqual([500, 1_000]);
  const dead = scripted(broken(), broken(), broken(), broken(), broken());
  await expect(dead.league.seasons()).rejects.toThrow('fetch failed');
  expect(dead.sent).toHaveLength(5);
});

/** An answer that breaks off in its middle. */
const cut = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"data":')),
      pull: (body) => body.error(new TypeError('terminated')),
    }),
  );
const gateway = (status: number) => new Response('<html>Bad Gateway</html>', { status });

test('what a gateway says, or breaks off in its middle, is no answer', async () => {
  const { league, waits } = scripted(gateway(502), gateway(504), gateway(503), cut(), seasons());
  expect(await league.seasons()).toEqual([{ id: '1' }]);
  expect(waits).toEqual([500, 1_000, 1_000, 4_000]);
  const down = scripted(...Array.from({ length: 5 }, () => gateway(502)));
  await expect(down.league.seasons()).rejects.toMatchObject({
    name: 'LeagueError',
    code: 'SERVICE_UNAVAILABLE',
    message: expect.stringContaining('502'),
  });
  const elsewhere = scripted(gateway(404));
  await expect(elsewhere.league.bulk('1', 'games', 'csv')).rejects.toThrow('with the status 404');
});

test('who is told to come back after more than two minutes gets the refusal', async () => {
  const { league, waits } = scripted(
    json({ errors: [{ message: 'Too much.', extensions: { code: 'TOO_MANY_REQUESTS' } }] }, 429, {
      'retry-after': '3600',
    }),
  );
  await expect(league.seasons()).rejects.toMatchObject({ message: 'Too much.', code: 'TOO_MANY_REQUESTS' });
  expect(waits).toEqual([]);
});

test('a write that is sent again is the same write', async () => {
  const { league, sent } = scripted(
    new TypeError('fetch failed'),
    json({ data: { setGameScore: { id: '7', version: 2 } } }),
  );
  await league.setGameScore('7', { homeScore: 1, awayScore: 0, expectedVersion: 1 });
  const [first, second] = sent.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  const again = scripted(json({ data: { setGameScore: {} } }));
  await again.league.setGameScore('7', { homeScore: 1, awayScore: 0, expectedVersion: 1 });
  expect(again.sent[0]!.headers['idempotency-key']).not.toBe(first);
});

test.each(['mutation M { x }', '# Writes.\nmutation{x}', 'fragment F on Game { id } mutation M { x }'])(
  'any write has a key of its own, or the given one: %s',
  async (document) => {
    const answer = () => json({ data: {} });
    const { league, sent } = scripted(new TypeError('fetch failed'), answer(), answer(), answer(), answer());
    await league.run(document, {});
    await league.run(document, {});
    await league.run(document, {}, 'mine');
    await league.run('{ mutations }', {});
    const [first, again, next, own, read] = sent.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([again, own, read]).toEqual([first, 'mine', undefined]);
    expect(next).not.toBe(first);
  },
);

test('what the server refuses is an error with its code, its fields and its request', async () => {
  const told = {
    code: 'BAD_USER_INPUT',
    requestId: 'r',
    errors: [{ field: 'id', message: 'No id.' }],
    details: { a: 1 },
  };
  const { league } = scripted(json({ errors: [{ message: 'That is wrong.', extensions: told }] }));
  const error = await league.boxScore('x').catch((thrown: unknown) => thrown as LeagueError);
  expect(error).toBeInstanceOf(LeagueError);
  expect(error).toMatchObject({ message: 'That is wrong.', ...told });
  await expect(scripted(json({ data: { organization: null } })).league.seasons()).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

/** A stream of events; one that is cut breaks off behind them. */
const stream = (events: string, isCut = false) =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode(events)),
      pull: (body) => (isCut ? body.error(new TypeError('terminated')) : body.close()),
    }),
  );
const next = (id: string, n: number) => `id: ${id}\nevent: next\ndata: {"data":{"n":${n}}}\n\n`;
const END = 'event: complete\ndata:\n\n';
async function told(league: League): Promise<unknown[]> {
  const answers: unknown[] = [];
  for await (const answer of league.follow('subscription { n }', {})) answers.push(answer);
  return answers;
}

test('what is followed goes on where it was after a cut, an end and a refusal for a while', async () => {
  const { league, sent, waits } = scripted(
    stream(`retry: 9\n\n:\n\n${next('a', 1)}:\n\n${next('b', 2)}id: c\nevent: ne`, true),
    stream(''),
    ...Array.from({ length: 5 }, () => busy('2')),
    stream(`${next('c', 3)}${END}`),
  );
  expect(await told(league)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(sent.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, ...Array(7).fill('b')]);
  expect(waits).toEqual([300, 600, 2_000, 2_000, 2_000, 2_000, 1_200]);
});

test('what is wrong with a subscription ends it, and so does a stream that has told nothing', async () => {
  const wrong = stream(
    `event: next\ndata: {"errors":[{"message":"No.","extensions":{"code":"BAD_USER_INPUT"}}]}\n\n${END}`,
  );
  await expect(told(scripted(wrong).league)).rejects.toMatchObject({ message: 'No.', code: 'BAD_USER_INPUT' });
  const full = () => json({ errors: [{ message: 'Full.', extensions: { code: 'TOO_MANY_REQUESTS' } }] }, 429);
  const refused = scripted(...Array.from({ length: 5 }, full));
  await expect(told(refused.league)).rejects.toMatchObject({ message: 'Full.', code: 'TOO_MANY_REQUESTS' });
  await expect(told(scripted(stream(':\n\n', true)).league)).rejects.toThrow('terminated');
});

test('what is no stream of events ends at once, and so does one that has told nothing before its end', async () => {
  for (const answer of [new Response('<html>Welcome</html>'), stream(':\n\n')])
    await expect(told(scripted(answer).league)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test.each([
  ['asked to come back in a minute', () => Promise.resolve(busy('60'))],
  ['not reached at all', () => Promise.reject(new TypeError('fetch failed'))],
])('the signal ends what is followed while it waits: %s', async (_case, refused) => {
  const controller = new AbortController();
  let requests = 0;
  const league = new League('https://leagues.example/', {
    fetch: (_url, init) => {
      init!.signal!.throwIfAborted();
      if ((requests += 1) === 1) return Promise.resolve(stream(next('a', 1), true));
      setImmediate(() => controller.abort('enough'));
      return refused();
    },
    retries: 20,
  });
  const answers: unknown[] = [];
  for await (const answer of league.follow('subscription { n }', {}, controller.signal)) answers.push(answer);
  expect([answers, requests]).toEqual([[{ n: 1 }], 2]);
});

test('the signal ends what is followed while nothing comes, and whoever reads no further cancels the stream', async () => {
  const controller = new AbortController();
  let isCancelled = false;
  const open = () =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode(next('a', 1)));
          controller.signal.addEventListener('abort', () => body.error(controller.signal.reason));
        },
        cancel: () => void (isCancelled = true),
      }),
    );
  const answers: unknown[] = [];
  for await (const answer of scripted(open()).league.follow('subscription { n }', {}, controller.signal)) {
    answers.push(answer);
    setImmediate(() => controller.abort());
  }
  expect(answers).toEqual([{ n: 1 }]);
  const other = new AbortController();
  for await (const _answer of scripted(open()).league.follow('subscription { n }', {}, other.signal)) break;
  await expect.poll(() => isCancelled).toBe(true);
});
