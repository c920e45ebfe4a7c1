import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { permissionTable } from '../testing/permissions/table.js';
import { bindRows } from '../rest/bound-row.js';
import { operationFiles, prepareOperations } from '../rest/operations.js';
import { routes } from '../rest/routes.js';
import { fillOrigin } from './fill-origin.js';
import { permitted } from './portal/permission.js';
import { GROUPS, makePortal } from './portal/portal.js';

const schema = graphSchema();
const portal = makePortal(schema, bindRows(schema, routes, prepareOperations(schema, operationFiles())));
const html = (path: string): string => portal.page(path)!.html;

test('every document, field of a root, type and REST row has its place, and pages are found in any case', () => {
  for (const { method, path } of routes) expect(html('/developers/rest')).toContain(`<code>${method} ${path}</code>`);
  for (const [path, root] of [
    ['/developers/queries', schema.getQueryType()!],
    ['/developers/mutations', schema.getMutationType()!],
  ] as const)
    for (const name of Object.keys(root.getFields())) expect(html(path)).toContain(`<h2 id="${name}">`);
  expect(html('/Developers/Types/gameStatus')).toContain('<h2 id="FORFEIT">');
  expect(html('/developers/errors')).toContain('<code>QUERY_TOO_EXPENSIVE</code>');
  expect(html('/developers/limits')).toContain('Table of limits');
  expect(portal.documents.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/developers', '/developers/scoreboard', '/developers/season', '/developers/bot']),
  );
  for (const { path, group } of portal.pages)
    expect([path, [...GROUPS, null]]).toEqual([path, expect.arrayContaining([group])]);
});

test('every address within the portal leads somewhere, to a place that is there', () => {
  const known = new Map(portal.pages.map((page) => [page.path, page.html]));
  const leadsOn = (href: string): boolean => {
    const [to = '', place] = href.split('#');
    if (/^\/developers\/(examples\/|changes\.atom)/.test(to)) return true;
    return known.has(to) && (place === undefined || known.get(to)!.includes(`id="${place}"`));
  };
  const lost = portal.pages.flatMap(({ path, html: text, finds }) => {
    const led = [...text.matchAll(/href="(\/developers[^"]*)"/g)].map(([, href]) => href!);
    return [...led, ...finds.map((find) => find.path)].filter((href) => !leadsOn(href)).map((href) => [path, href]);
  });
  expect(lost).toEqual([]);
});

test('descriptions say who may, as the table of permissions has it', async () => {
  const RANKS = ['anyone', 'staff', 'org_owner', 'super_admin'] as const;
  const least = new Map<string, number>();
  for (const row of await permissionTable())
    least.set(row.operation, Math.min(least.get(row.operation) ?? RANKS.length, RANKS.indexOf(row.least)));
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) => Object.values(root.getFields()));
  const wrong = fields.flatMap(({ name, description }) => {
    const said = permitted(description);
    const may = RANKS[least.get(name) ?? 0];
    // Whoever is signed in is staff at least.
    return (said === 'signed in' ? 'staff' : said) === may ? [] : [`${name} says ${said}, and is for ${may}`];
  });
  expect(wrong).toEqual([]);
});

test('searching finds pages, types, fields and paths by all of the words', () => {
  const first = (question: string): string | undefined => portal.search(question, 10)[0]?.path;
  expect(first('savePlays')).toBe('/developers/mutations#savePlays');
  expect(first('GameStatus')).toBe('/developers/types/GameStatus');
  expect(first('spreadsheet notebook')).toBe('/developers/season');
  expect(portal.search('idempotency', 10).map(({ path }) => path)).toContain('/developers/writing#once');
  expect(portal.search('/api/gamesv2', 10).map(({ place }) => place)).toContain('REST');
  expect([portal.search(' ', 10), portal.search('no such words anywhere', 10)]).toEqual([[], []]);
});

test.each([
  ['pagination', '/developers/lists'],
  ['authentication', '/developers/writing'],
  ['cors', '/developers/writing'],
  ['websocket', '/developers/live'],
  ['graphql-ws', '/developers/live#by-socket'],
  ['EventSource', '/developers/live'],
  ['rate limits', '/developers/limits'],
  ['verify signature', '/developers/webhooks'],
  ['iframe widget', '/developers/scoreboard'],
  ['ical', '/developers/calendars'],
  ['overlay', '/developers/calendars#an-overlay-for-streams'],
  ['mcp', '/developers/calendars'],
  ['sync sqlite', '/developers/copy'],
  ['global id', '/developers/lists'],
  ['timingSafeEqual', '/developers/webhooks#is-it-genuine'],
])('who searches for %s finds %s', (question, path) => {
  expect(portal.search(question, 3).map((find) => find.path)).toContain(path);
});

test('a short word is found where words begin, and a question of which nothing has all finds what has most', () => {
  const found = (question: string) => portal.search(question, 100).map(({ title }) => title);
  expect(found('ical').filter((title) => /technical/i.test(title))).toEqual([]);
  expect(found('sse').filter((title) => /loss/i.test(title))).toEqual([]);
  expect(found('score')).toContain('Game.liveScore');
  expect(portal.search('how do I get webhook secrets from excel', 10)).toEqual([]);
  const some = portal.searchSome('how do I get webhook secrets from excel', 5).map(({ path }) => path);
  expect(some).toContain('/developers/webhooks');
  expect(portal.searchSome('what is the', 5)).toEqual([]);
});

test('pages that go on with a document of the repository keep numbers of examples and places apart', () => {
  for (const path of portal.documents.map((document) => document.path)) {
    const ids = [...html(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
  }
  const live = fillOrigin(html('/developers/live'), {
    authority: 'league.example',
    host: 'league.example',
    secure: true,
  });
  expect(live).toContain('wss://league.example/graphql');
  expect(live).not.toMatch(/localhost|ORIGIN%/);
});

test('what a page is made of is in the image, too', () => {
  const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const sources = portal.documents.flatMap(({ examples }) => examples.flatMap(({ source }) => source ?? []));
  const names = [...new Set(sources)].map((source) => source.slice('../'.length));
  expect(names).toContain('graph.md');
  for (const name of names) {
    expect(read('Dockerfile')).toMatch(new RegExp(`^COPY (?:docs/\\S+ )*docs/${name} .*docs/$`, 'm'));
    expect(read('.dockerignore')).toContain(`\n!docs/${name}\n`);
  }
});

test('examples name the host that was asked, and nothing that a host cannot be', () => {
  const start = html('/developers');
  expect(start).not.toContain('localhost:4000');
  const asked = fillOrigin(start, { authority: 'league.example:8443', host: 'league.example', secure: true });
  expect(asked).toContain('curl -s &#39;https://league.example:8443/graphql&#39;'.replaceAll('&#39;', "'"));
  expect(fillOrigin(start, { authority: '<b>', host: null, secure: false })).toContain('http://localhost:4000/graphql');
});
