import { async } from 'node-ical';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routers } from '../routers.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import {
  createDivision,
  createGame,
  createLeague,
  createLocation,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
  unique,
} from '../testing/factories.js';

let app: TestApp;
let slug: string;
let organizationId: number;
let seasonId: number;
let seasonLeagueId: number;
let leagueId: number;
let aces: number;
let bulls: number;
beforeAll(async () => {
  app = await startTestApp({ routers, now: () => new Date('2026-11-01T18:00:00Z') });
});
afterAll(() => app.close());
beforeEach(async () => {
  // In New York the clocks go back on 1 November 2026.
  ({ slug, id: organizationId } = await createOrganization(app.manager, {
    name: 'Harbor',
    timeZone: 'America/New_York',
  }));
  seasonId = (await createSeason(app.manager, organizationId, { name: 'Fall', active: true })).id;
  leagueId = (await createLeague(app.manager, organizationId, { name: 'Tuesday' })).id;
  seasonLeagueId = (await createSeasonLeague(app.manager, organizationId, { seasonId, leagueId })).id;
  [aces, bulls] = [
    (await createTeam(app.manager, organizationId, { name: 'Aces, Old' })).id,
    (await createTeam(app.manager, organizationId, { name: 'Bulls' })).id,
  ];
});

const game = (input: Parameters<typeof createGame>[2]) =>
  createGame(app.manager, organizationId, { seasonLeagueId, homeTeamId: aces, awayTeamId: bulls, ...input });

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/${slug}${path}`, { headers });
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
}

/** A calendar as a program understands it that shares nothing with ours; in order of their ids. */
async function events(path: string) {
  const { text } = await read(path);
  // Lines end with CR LF, and none is longer than 75 octets.
  expect(text.split('\r\n').filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  return Object.values(await async.parseICS(text))
    .filter((part) => part?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      summary: event.summary,
      start: event.datetype === 'date' ? wholeDay(event.start) : event.start.toISOString(),
      minutes: (event.end!.getTime() - event.start.getTime()) / 60_000,
      location: event.location,
      sequence: Number(event.sequence),
      status: event.status,
      description: String(event.description),
      zone: event.start.tz,
    }));
}

function wholeDay(start: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
}

test('games stand at their instants on both sides of a change of clocks, each with the id that it keeps', async () => {
  const hall = await createLocation(app.manager, organizationId, { name: 'Pier Hall; court, 2' });
  const before = await game({ date: '2026-10-31', time: '19:00', locationId: hall.id, court: 'Court 3' });
  await game({ date: '2026-11-02', time: '19:00' });
  const [first, second] = await events('/calendar.ics');
  expect(first).toEqual({
    uid: `game-${organizationId}-${before.id}@localhost`,
    summary: 'Aces, Old vs Bulls',
    start: '2026-10-31T23:00:00.000Z',
    minutes: 60,
    location: 'Pier Hall; court, 2, Court 3',
    sequence: 0,
    status: 'CONFIRMED',
    description: `Tuesday, Fall\n${app.url}/${slug}/games/${before.id}`,
    zone: 'America/New_York',
  });
  expect(second).toMatchObject({ start: '2026-11-03T00:00:00.000Z', zone: 'America/New_York' });
});

test('a game without a time takes the whole day; those without a date, and of years ago, are left out', async () => {
  await game({ date: '2026-11-05' });
  await game({});
  await game({ date: '2025-09-26', time: '19:00' });
  await game({ date: '2025-09-27', time: '19:00' });
  expect((await events('/calendar.ics')).map(({ start }) => start)).toEqual(['2025-09-27T23:00:00.000Z', '2026-11-05']);
});

test('what is postponed, cancelled or over says so', async () => {
  const on = { date: '2026-11-04', time: '20:00' };
  await game({ ...on, status: 'postponed' });
  await game({ ...on, status: 'cancelled' });
  await game({ ...on, status: 'final', homeScore: 61, awayScore: 58 });
  await game({ ...on, status: 'forfeit', homeScore: 20, awayScore: 0 });
  const found = await events('/calendar.ics');
  expect(found.map(({ summary, status }) => [summary, status])).toEqual([
    ['Postponed: Aces, Old vs Bulls', 'TENTATIVE'],
    ['Cancelled: Aces, Old vs Bulls', 'CANCELLED'],
    ['Aces, Old vs Bulls', 'CONFIRMED'],
    ['Aces, Old vs Bulls', 'CONFIRMED'],
  ]);
  expect(found[3]?.description.split('\n')[0]).toBe('Forfeit: Aces, Old 20, Bulls 0');
  expect(found[2]?.description.split('\n')[0]).toBe('Completed: Aces, Old 61, Bulls 58');
});

test('every change of when, where, whether and between whom is counted, a result is not; until then it is 304', async () => {
  const { id } = await game({ date: '2026-11-04', time: '20:00' });
  const set = (values: string) =>
    app.manager.query(`UPDATE games SET ${values}, updated_at = now() WHERE organization_id = $1 AND id = $2`, [
      organizationId,
      id,
    ]);
  const first = await read('/calendar.ics');
  expect(first).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
  const again = () => read('/calendar.ics', { 'if-none-match': first.etag! });
  expect((await again()).status).toBe(304);
  const counted: number[] = [];
  for (const values of [
    "time = '21:00'",
    "status = 'postponed'",
    "status = 'scheduled', date = '2026-11-11'",
    `home_team_id = ${bulls}, away_team_id = ${aces}`,
    "status = 'in_progress'",
    "status = 'final', home_score = 3, away_score = 2",
  ]) {
    await set(values);
    await expect.poll(async () => (await again()).status).toBe(200);
    await expect
      .poll(async () => (await events('/calendar.ics'))[0]?.sequence)
      .toBe(counted.push(0) > 4 ? 4 : counted.length);
  }
});

test('a renamed team is called so at once: a later revision of its games, and no other sequence', async () => {
  await game({ date: '2026-11-04', time: '20:00' });
  for (const table of ['games', 'teams', 'leagues', 'seasons'])
    await app.manager.query(`UPDATE ${table} SET updated_at = '2026-10-01' WHERE organization_id = $1`, [
      organizationId,
    ]);
  const line = (text: string, name: string) =>
    new RegExp(`^${name}:(.*)\\r$`, 'mu').exec(text.slice(text.indexOf('BEGIN:VEVENT')))![1]!;
  const first = await read('/calendar.ics');
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const renamed = await app.graphql(
    'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id } }',
    { id: bulls, input: { name: 'Bears', expectedVersion: 1 } },
    { as },
  );
  expect(renamed.errors).toBeUndefined();
  const after = await read('/calendar.ics', { 'if-none-match': first.etag! });
  expect([after.status, line(after.text, 'SUMMARY')]).toEqual([200, 'Aces\\, Old vs Bears']);
  expect(after.etag).not.toBe(first.etag);
  expect(line(first.text, 'LAST-MODIFIED')).toBe('20261001T000000Z');
  expect(line(after.text, 'LAST-MODIFIED')).toBe('20261101T180000Z');
  expect(line(after.text, 'DTSTAMP')).toBe(line(after.text, 'LAST-MODIFIED'));
  expect(line(after.text, 'SEQUENCE')).toBe(line(first.text, 'SEQUENCE'));
});

test('where a time zone has other rules now, games of before stand at the instants that they had', async () => {
  // British Columbia has stayed on summer time since 2026: in the winter before it was an hour behind that.
  await app.manager.query("UPDATE organizations SET time_zone = 'America/Vancouver' WHERE id = $1", [organizationId]);
  await game({ date: '2025-12-05', time: '19:00' });
  await game({ date: '2026-07-05', time: '19:00' });
  expect((await events('/calendar.ics')).map(({ start }) => start)).toEqual([
    '2025-12-06T03:00:00.000Z',
    '2026-07-06T02:00:00.000Z',
  ]);
  const starts = (await read('/calendar.ics')).text.match(/^DTSTART.*2(?:5|6)\d{4}T.*(?=\r)/gmu);
  expect(starts).toEqual(['DTSTART:20251206T030000Z', 'DTSTART;TZID=America/Vancouver:20260705T190000']);
});

test("a league's, a team's and a player's calendar have their games and their name", async () => {
  const third = (await createTeam(app.manager, organizationId, { name: 'Comets' })).id;
  const other = await createSeasonLeague(app.manager, organizationId, { seasonId });
  const slt = await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId: aces });
  const player = await createPlayer(app.manager, organizationId, { firstName: 'Ana', lastName: 'Lee' });
  await createRosterEntry(app.manager, organizationId, { playerId: player.id, seasonLeagueTeamId: slt.id });
  const division = await createDivision(app.manager, organizationId, { seasonId });
  const on = { date: '2026-11-04', time: '20:00' };
  const ids = {
    shared: (await game(on)).id,
    others: (await game({ ...on, homeTeamId: third })).id,
    elsewhere: (await game({ ...on, seasonLeagueId: other.id })).id,
    bracket: (await game({ ...on, seasonLeagueId: null, seasonId, divisionId: division.id, awayTeamId: third })).id,
  };
  const idsOf = async (path: string): Promise<string[]> =>
    (await events(path)).map(({ uid }) => Object.entries(ids).find(([, id]) => uid.includes(`-${id}@`))![0]);
  expect(await idsOf('/calendar.ics')).toEqual(['shared', 'others', 'elsewhere', 'bracket']);
  expect(await idsOf(`/leagues/${leagueId}/calendar.ics`)).toEqual(['shared', 'others']);
  expect(await idsOf(`/teams/${third}/calendar.ics`)).toEqual(['others', 'bracket']);
  // He is on the roster in one of the leagues that the team plays in.
  expect(await idsOf(`/players/${player.id}/calendar.ics`)).toEqual(['shared', 'bracket']);
  const names = ['/calendar.ics', `/leagues/${leagueId}/calendar.ics`, `/players/${player.id}/calendar.ics`];
  const titles = await Promise.all(
    names.map(async (path) => /^NAME:(.*)$/mu.exec((await read(path)).text)?.[1]?.trim()),
  );
  expect(titles).toEqual(['Harbor', 'Tuesday (Harbor)', 'Ana Lee (Harbor)']);
});

test('names are shown as in public, also to administrators', async () => {
  const hidden = await createOrganization(app.manager, { playerNames: 'initials' });
  const player = await createPlayer(app.manager, hidden.id, { firstName: 'Ana', lastName: 'Lee' });
  const as = await app.signInAs(await createUser(app.manager, hidden.id));
  const { text } = await app.request({ path: `/${hidden.slug}/players/${player.id}/calendar.ics`, as });
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).not.toMatch(/Ana|Lee/u);
});

test('what the organization does not have is missing; its own host needs no slug', async () => {
  const host = `${unique('own')}.example`;
  const other = await createOrganization(app.manager, { domains: [host] });
  const foreign = await createTeam(app.manager, other.id, { name: 'Far' });
  expect((await read(`/teams/${foreign.id}/calendar.ics`)).status).toBe(404);
  expect((await read('/teams/99999999/calendar.ics')).status).toBe(404);
  expect((await fetch(`${app.url}/nobody-here/calendar.ics`)).status).toBe(404);
  const here = { own: `/teams/${foreign.id}/calendar.ics`, slug: `/${other.slug}/teams/${foreign.id}/calendar.ics` };
  const own = await app.request({ path: here.own, host });
  expect([own.status, own.text.includes('NAME:Far')]).toEqual([200, true]);
  expect((await app.request({ path: here.slug, host })).status).toBe(404);
  expect((await app.request({ path: here.own })).status).toBe(404);
  const paths = [here.slug.toUpperCase(), `/youth${here.slug}`, `${here.own}?domain=${host}`];
  const texts = await Promise.all(paths.map(async (path) => (await app.request({ path })).text));
  expect(texts.map((text) => text.includes('NAME:Far'))).toEqual([true, true, true]);
});
