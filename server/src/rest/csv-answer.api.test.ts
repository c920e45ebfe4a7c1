import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createLeagueWorld, type LeagueWorld } from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { csvAnswer } from './csv-answer.js';
import { restRouter } from './router.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

const at = (path: string) => `/api/${path}${path.includes('?') ? '&' : '?'}slug=${world.organization.slug}`;

test('a list comes as CSV: a line for each object, fields of objects in columns of their own', async () => {
  const { status, headers, text } = await app.request({ path: at('gamesv2?format=csv') });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
  const [opening] = world.current.games;
  const [head, ...lines] = text.split('\r\n');
  expect(head!.split(',').slice(0, 5)).toEqual(['id', 'date', 'time', 'status', 'displayStatus']);
  const columns = head!.split(',');
  const line = lines.find((each) => each.startsWith(`${opening!.id},`))!.split(',');
  const value = (column: string) => line[columns.indexOf(column)];
  expect([value('id'), value('date'), value('homeTeam.name'), value('awayTeam.name'), value('location')]).toEqual([
    String(opening!.id),
    '2025-10-01',
    'Ants',
    'Bees',
    '',
  ]);
  const { body } = await rest<{ id: number; game_dateTime: string }[]>(app, `GET ${at('gamesv2')}`);
  expect(value('game_dateTime')).toBe(body.find(({ id }) => id === opening!.id)!.game_dateTime);
});

test('of an answer with several lists one is named, and the two formats are kept apart', async () => {
  const path = `gamesv2/${world.current.games[0]!.id}`;
  const csv = await app.request({ path: at(`${path}?format=csv&rows=gamePeriods`) });
  expect(csv.text.split('\r\n')[0]).toBe('id,name,kind,order,hidden,is_visible,sportId,version');
  const json = await rest<{ gamePeriods: { id: number; name: string }[] }>(app, `GET ${at(path)}`);
  expect(
    csv.text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(0, 2)),
  ).toEqual(json.body.gamePeriods.map(({ id, name }) => [String(id), name]));
  expect((await app.request({ path: at(`${path}?format=json&rows=x`) })).text).toBe(JSON.stringify(json.body));
});

test('who accepts CSV rather than JSON gets it, unless the address says otherwise or no list is named', async () => {
  const typeOf = async (path: string, accept: string) =>
    String((await app.request({ path: at(path), headers: { accept } })).headers['content-type']).split(';')[0];
  const [csv, json] = ['text/csv', 'application/json'];
  expect(await typeOf('gamesv2', csv)).toBe(csv);
  expect(await typeOf('gamesv2', `${json};q=0.5, ${csv}`)).toBe(csv);
  expect(await typeOf('gamesv2', `${json}, ${csv}, */*`)).toBe(json);
  expect(await typeOf('gamesv2', '*/*')).toBe(json);
  expect(await typeOf('gamesv2?format=json', csv)).toBe(json);
  expect(await typeOf('stat-leaders', csv)).toBe(json);
  expect(await typeOf('stat-leaders?rows=points', csv)).toBe(csv);
});

test.each([
  ['gamesv2?format=xml', 'format', "The format is 'json' or 'csv'."],
  ['gamesv2?format=csv&format=json', 'format', "The format is 'json' or 'csv'."],
  ['stat-leaders?format=csv', 'rows', 'Name the list that is wanted: points, threes, rebounds, assists.'],
  ['stat-leaders?format=csv&rows=steals', 'rows', 'Name the list that is wanted: points, threes, rebounds, assists.'],
])('%s is refused, naming what there is', async (path, field, message) => {
  const { status, body } = await rest<{ errors: object[] }>(app, `GET ${at(path)}`);
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});

test('nobody’s name becomes a formula, lists in a row stand as JSON, and an empty list has its columns', () => {
  const schema = {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        team: { type: ['object', 'null'], properties: { id: { type: 'integer' } } },
        tags: { type: 'array', items: { type: 'string' } },
      },
    },
  };
  const rows = [
    { name: '=1+1', team: { id: 7 }, tags: ['a', 'b'] },
    { name: 'A "B", C', team: null, tags: [] },
  ];
  expect(csvAnswer(rows, schema, '').body.toString()).toBe(
    `name,team.id,tags\r\n'=1+1,7,"[""a"",""b""]"\r\n"A ""B"", C",,[]\r\n`,
  );
  expect(csvAnswer([], schema, '').body.toString()).toBe('name,team.id,tags\r\n');
});

test('what it costs is said of CSV, too: the cells that are filled, made anew or not', async () => {
  const path = at(`gamesv2/${world.current.games[0]!.id}?format=csv&rows=homeRoster`);
  const ask = async (): Promise<string> => {
    const { status, headers, text } = await app.request({ path, headers: { 'query-cost': 'include' } });
    const filled = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .join(',')
      .split(',')
      .filter((cell) => cell !== '').length;
    expect([status, headers['query-cost']]).toEqual([200, expect.stringContaining(`actual=${filled}, `)]);
    return String(headers['query-cost']);
  };
  expect(await ask()).toContain('cached=?0');
  // What other tests change of the platform may make it new once more.
  await expect.poll(ask, { timeout: 60_000 }).toContain('cached=?1');
});

test('parameters that change nothing are no reason for another response in memory', async () => {
  const path = at('gamesv2?format=json');
  const { counts } = app.app.parts.responses;
  await app.request({ path });
  const before = counts.hits;
  for (const rows of ['1', '2', '3']) await app.request({ path: `${path}&rows=${rows}` });
  expect(counts.hits - before).toBe(3);
});
