import { print, validate } from 'graphql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PagePicture, pictureOfPage } from '../domain/sites/picture-of-page.js';
import { graphSchema } from '../schema.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import {
  createLeagueWorld,
  createGame,
  createOrganization,
  createPlayer,
  createTeam,
  type LeagueWorld,
  unique,
} from '../testing/factories.js';
import { drawPicture, layOut } from './draw-picture.js';
import { paint, withoutMasks } from './paint.js';
import type { Picture } from './picture.js';
import { PICTURES } from './picture-kinds.js';
import { textsIn } from '../texts/texts.js';
import { pictures } from './pictures.js';

let app: TestApp;
let world: LeagueWorld;
const domain = `${unique('picture').toLowerCase()}.example`;
beforeAll(async () => {
  app = await startTestApp({ routers: [pictures], now: () => new Date('2026-01-05T18:00:00Z') });
  world = await createLeagueWorld(app.manager, { name: 'Garden', domains: [domain] });
});
afterAll(() => app.close());

/** What stands on the picture of something of the world's organization. */
async function shown(kind: PagePicture['kind'], id?: number, player?: number, asOf?: string): Promise<Picture | null> {
  const { document, show } = PICTURES[kind];
  const { data } = await app.graphql<{ organization: never }>(print(document), { id, player, asOf }, { host: domain });
  return show(data!.organization, textsIn('en'), asOf);
}

const get = (path: string, host?: string) => app.request({ path, ...(host !== undefined && { host }) });
const picture = (kind: string, more = '') => get(`/picture/${kind}.png?slug=${world.organization.slug}${more}`);

describe('a picture', () => {
  test('asks for what the graph has', () => {
    for (const { document } of Object.values(PICTURES)) expect(validate(graphSchema(), document)).toEqual([]);
  });

  test('of a game has both teams, the away team first, and marks the winner', async () => {
    const [over] = world.current.games;
    expect(await shown('game', over!.id)).toEqual({
      about: 'Oct 1, 2025, 6:30 PM',
      title: null,
      rows: [
        { name: 'Bees', logoUrl: null, colour: null, abbreviation: null, figure: '40', isStrong: false },
        { name: 'Ants', logoUrl: null, colour: null, abbreviation: null, figure: '50', isStrong: true },
      ],
      figures: [],
      foot: 'Completed',
    });
    // Of a day that is over nobody says that it is to be played.
    const awaited = await shown('game', world.current.games.at(-1)!.id);
    expect(awaited).toMatchObject({ rows: [{ figure: '' }, { figure: '' }], foot: 'Result awaited' });
    const teams = { seasonId: over!.seasonId, homeTeamId: over!.homeTeamId, awayTeamId: over!.awayTeamId };
    const today = await createGame(app.manager, world.organizationId, { ...teams, date: '2026-01-05' });
    expect(await shown('game', today.id)).toMatchObject({ foot: 'To be played' });
    const off = await createGame(app.manager, world.organizationId, {
      ...teams,
      date: '2025-10-02',
      status: 'cancelled',
      homeScore: 50,
      awayScore: 40,
    });
    const neither = [
      { figure: '40', isStrong: false },
      { figure: '50', isStrong: false },
    ];
    expect(await shown('game', off.id)).toMatchObject({ rows: neither, foot: 'Cancelled' });
  });

  test('of a player has what the latest season comes to by game', async () => {
    // Cats One: 58 points in two games, as the world says.
    const { title, about, figures } = (await shown('player', world.players.cats[0]!.id))!;
    expect([title?.name, about, figures[0], figures.at(-1)]).toEqual([
      'Cats One',
      '2025-26',
      { value: '29.0', name: 'PTS a game' },
      { value: '2', name: 'Games' },
    ]);
    const newcomer = await createPlayer(app.manager, world.organizationId, { firstName: 'Nora', lastName: 'Neu' });
    expect(await shown('player', newcomer.id)).toMatchObject({ about: '', figures: [], foot: '' });
  });

  test('of a player is called as visitors are told', async () => {
    const organization = await createOrganization(app.manager, { playerNames: 'first_initial' });
    const { id } = await createPlayer(app.manager, organization.id, { firstName: 'Nora', lastName: 'Neumann' });
    const { document, show } = PICTURES.player;
    const { data } = await app.graphql<{ organization: never }>(
      print(document).replace('organization', `organization(slug: "${organization.slug}")`),
      { id },
    );
    expect(show(data!.organization, textsIn('en'))?.title?.name).toBe('Nora N.');
  });

  test('of a team has its record, and the next game before the last one', async () => {
    const { bees, dogs } = world.teams;
    // Bees lost 40–50 and won the other one.
    expect(await shown('team', bees.id)).toMatchObject({
      about: '2025-26',
      title: { name: 'Bees' },
      figures: [{ value: '1–1', name: 'Won – lost' }, { name: 'Points a game' }, { name: 'Allowed a game' }],
    });
    const feet = [(await shown('team', bees.id))!.foot, (await shown('team', dogs.id))!.foot];
    expect(feet.filter((foot) => /^(Next|Last): \w+ at \w+/.test(foot))).toHaveLength(2);
    const { id } = await createTeam(app.manager, world.organizationId, { name: 'Newcomers' });
    expect(await shown('team', id)).toMatchObject({ figures: [], foot: '' });
  });

  test('of a team has its scores by the name that its sport has for them', () => {
    const named = (sport: string) => {
      const team = {
        name: 'Aces',
        seasonTeam: { seasonLeague: { season: { name: 'Fall', sport: { name: sport } } } },
        seasonRecord: { wins: 1, losses: 1, pointsFor: 5, pointsAgainst: 3 },
      };
      const found = { team, latest: { nodes: [] }, next: { nodes: [] } };
      return PICTURES.team.show(found as never, textsIn('en'))!.figures.map(({ name }) => name);
    };
    expect(named('Basketball')).toEqual(['Won – lost', 'Points a game', 'Allowed a game']);
    expect(named('Baseball')).toEqual(['Won – lost', 'Runs a game', 'Allowed a game']);
    expect(named('Volleyball')).toEqual(['Won – lost', 'Sets won a game', 'Sets lost a game']);
  });

  test('of the standings has the table', async () => {
    const { about, rows, foot } = (await shown('standings'))!;
    expect(about).toBe('Standings, 2025-26');
    expect(rows.map(({ place, figure }) => `${place} ${figure}`)).toEqual(['1 1–0', '2 1–0', '3 1–1', '4 0–2']);
    expect([rows[3]!.name, foot]).toEqual(['Cats', '']);
    // Before the first game nobody had won.
    const early = (await shown('standings', undefined, undefined, '2025-09-30'))!;
    expect([early.about, early.rows[0]!.figure]).toEqual(['Standings, 2025-26, Sep 30, 2025', '0–0']);
    const [now, then, wrong] = await Promise.all(
      ['', '&asOf=2025-09-30', '&asOf=soon'].map((more) => picture('standings', more)),
    );
    expect(then!.bytes.equals(now!.bytes)).toBe(false);
    expect(wrong!.bytes.equals(now!.bytes)).toBe(true);
  });

  test('of an organization that is not listed is for no search engine', async () => {
    const hidden = await createLeagueWorld(app.manager, { name: 'Yard', listed: false });
    const drawn = await get(`/picture/standings.png?slug=${hidden.organization.slug}`);
    expect([drawn.status, drawn.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect((await picture('standings')).headers['x-robots-tag']).toBeUndefined();
  });

  test("of a player's game has the line and both teams, wide and tall, and is there for who played", async () => {
    const [game] = world.current.games;
    const [one] = world.players.ants;
    // Ants One has 26 points in the game that the Ants won 50-40.
    const wide = await shown('line', game!.id, one!.id);
    expect(wide).toMatchObject({
      about: 'Oct 1, 2025',
      title: { name: 'Ants One', team: { name: 'Ants' }, detail: 'Ants 50 – 40 Bees' },
      rows: [],
      notes: [],
      foot: '2025-26',
    });
    expect(wide!.figures[0]).toEqual({ value: '26', name: 'PTS' });
    const tall = await shown('line-tall', game!.id, one!.id);
    expect(tall!.rows).toEqual([
      { name: 'Ants', logoUrl: null, colour: null, abbreviation: null, figure: '50', isStrong: true },
      { name: 'Bees', logoUrl: null, colour: null, abbreviation: null, figure: '40', isStrong: false },
    ]);
    expect(tall!.figures).toEqual(wide!.figures);
    const ids = `&id=${game!.id}&player=${one!.id}`;
    const drawn = await Promise.all(['line', 'line-tall'].map(async (kind) => (await picture(kind, ids)).bytes));
    expect(await Promise.all(drawn.map((png) => sharp(png).metadata()))).toMatchObject([
      { width: 1200, height: 630 },
      { width: 1080, height: 1350 },
    ]);
    expect((await picture('line', `${ids}&lang=es`)).bytes.equals(drawn[0]!)).toBe(false);
    const cat = world.players.cats[0]!;
    for (const more of [
      `&id=${game!.id}`,
      `&id=${game!.id}&player=${cat.id}`,
      `&id=${game!.id}&player=x`,
      `&player=${one!.id}`,
    ])
      expect([more, (await picture('line', more)).status]).toEqual([more, 404]);
  });

  test("of a player's game tells what is remarkable, in the page's language", () => {
    const { show } = PICTURES.line;
    const side = (name: string, score: number, lines: object[]) => ({
      team: { name, logoUrl: null, colour: null, abbreviation: null },
      score,
      liveScore: null,
      lines,
    });
    const fact = (kind: string, value: number | null, abbreviation: string | null) => ({
      kind,
      value,
      count: 41,
      definition: abbreviation && { abbreviation, name: abbreviation },
    });
    const found = {
      player: { id: '7', fullName: 'James Harden', knownAs: null },
      game: {
        date: '2018-01-30',
        time: '20:00',
        status: 'final',
        displayStatus: 'Completed',
        location: null,
        season: null,
        statDefinitions: ['AST', 'PTS', 'BLK', 'STL', 'REB', '3PM'].map((abbreviation) => ({
          abbreviation,
          kind: 'COUNTING',
        })),
        home: side('Houston Rockets', 114, [{ player: { id: '7' }, didNotPlay: false, values: [11, 60, 0, 4, 10, 5] }]),
        away: side('Orlando Magic', 107, []),
        playerRecap: [
          fact('TRIPLE_DOUBLE', null, null),
          fact('CAREER_HIGH', 60, 'PTS'),
          fact('EQUALS_SEASON_HIGH', 10, 'REB'),
          fact('LINE', null, null),
        ],
      },
    };
    const { figures, notes } = show(found as never, textsIn('en'))!;
    expect(figures.map(({ value, name }) => `${value} ${name}`)).toEqual([
      '60 PTS',
      '10 REB',
      '11 AST',
      '5 3PM',
      '4 STL',
    ]);
    expect(notes).toEqual([
      'Triple-double',
      'High over 41 earlier games: 60 points',
      'Season high equaled: 10 rebounds',
    ]);
    expect(show(found as never, textsIn('es'))!.notes![1]).toBe('Máximo en 41 partidos anteriores: 60 puntos');
    const cancelled = { ...found, game: { ...found.game, status: 'CANCELLED' } };
    expect(show(cancelled as never, textsIn('en'))!.foot).toBe('Cancelled');
    const absent = {
      ...found,
      game: {
        ...found.game,
        home: side('Houston Rockets', 114, [{ player: { id: '7' }, didNotPlay: true, values: [] }]),
      },
    };
    expect(show(absent as never, textsIn('en'))).toBeNull();
  });

  test("of a volleyball player's game has kills, assists and digs before errors", () => {
    const NAMES = ['Kills', 'Errors', 'Total Attempts', 'Assists', 'Service Aces', 'Digs', 'Blocks', 'Points'];
    const statDefinitions = 'K E TA A SA DIG BLK PTS'
      .split(' ')
      .map((abbreviation, index) => ({ abbreviation, name: NAMES[index], kind: 'COUNTING' }));
    const values = [14, 3, 30, 2, 1, 9, 4, 19];
    const side = (lines: object[]) => ({ team: { name: 'Aces' }, score: 3, liveScore: null, lines });
    const found = {
      player: { id: '7', fullName: 'Ana Reyes', knownAs: null },
      game: {
        status: 'FINAL',
        statDefinitions,
        home: side([{ player: { id: '7' }, didNotPlay: false, values }]),
        away: side([]),
        playerRecap: [],
      },
    };
    const told = (figures: readonly { value: string; name: string }[]) => figures.map(({ name }) => name);
    const line = PICTURES.line.show(found as never, textsIn('en'));
    expect(told(line!.figures)).toEqual(['K', 'A', 'DIG', 'SA', 'E']);
    const player = {
      ...found.player,
      jerseyNumber: null,
      position: null,
      seasonStats: [{ season: null, team: null, gamesPlayed: 1, statDefinitions, values }],
    };
    expect(told(PICTURES.player.show({ player } as never, textsIn('en'))!.figures)).toEqual([
      'Kills a game',
      'Assists a game',
      'Digs a game',
      'Game',
    ]);
  });

  test('is a PNG of the size that cards have, for any letters and names of any length', async () => {
    const { status, headers, bytes } = await picture('standings');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    const name = `Ångström Ćwikła Ελλάδα Кубань 😀 ${'very long '.repeat(40)}`;
    const look = { name, accent: '#ffd500', theme: 'dark' } as const;
    const row = { name, logoUrl: null, colour: null, abbreviation: null, figure: '1234', isStrong: true };
    const crowded: Picture = {
      about: 'Somewhen',
      title: { name, team: { name, logoUrl: null, colour: null, abbreviation: null } },
      rows: Array.from({ length: 2 }, () => row),
      figures: [{ value: '1234.5', name }],
      foot: name,
    };
    for (const png of [bytes, await drawPicture(crowded, look, () => null)])
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // What is taken out of it before painting has hidden nothing.
    const svg = await layOut(crowded, look, () => null);
    expect([svg.includes('mask="'), withoutMasks(svg).includes('mask')]).toEqual([true, false]);
    const pixels = async (text: string) =>
      sharp(await paint(text))
        .raw()
        .toBuffer();
    const [before, after] = [await pixels(svg), await pixels(withoutMasks(svg))];
    // A mask's white is rounded once more.
    expect(before.reduce((most, value, index) => Math.max(most, Math.abs(value - after[index]!)), 0)).toBeLessThan(3);
  });

  test('keeps two monograms of one colour apart, as pages do: the home team keeps its own', async () => {
    const teams = [
      { name: 'Rockets', colour: '#c8102e', abbreviation: 'HOU' },
      { name: 'Bulls', colour: '#ce1141', abbreviation: null },
    ];
    const rows = teams.map((team) => ({ ...team, logoUrl: null, figure: '', isStrong: false }));
    const content: Picture = { about: '', title: null, rows, figures: [], foot: '' };
    const drawn = async (theme: 'light' | 'dark'): Promise<string[]> => {
      const png = await drawPicture(content, { name: 'L', accent: '#000000', theme }, () => null);
      const column = new Set<string>();
      for (let top = 100; top < 560; top += 4) {
        // To the left within both monograms, where no letter is.
        const one = await sharp(png).extract({ left: 70, top, width: 1, height: 1 }).raw().toBuffer();
        column.add(`#${one.toString('hex').slice(0, 6)}`);
      }
      return [...column];
    };
    // By hand in team-colours-beside.test.ts.
    expect(await drawn('light')).toEqual(expect.arrayContaining(['#880000', '#ce1141']));
    expect(await drawn('dark')).toEqual(expect.arrayContaining(['#ff6a77', '#d11f4c']));
  });

  test('is found on the own host and by domain, and nowhere else', async () => {
    const { id } = world.teams.ants;
    const answers = await Promise.all([
      get(`/picture/team.png?id=${id}`, domain),
      get(`/picture/team.png?domain=${domain}&id=${id}`),
      picture('team', `&id=${id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.every(({ bytes }) => bytes.equals(answers[0]!.bytes))).toBe(true);
    const other = await createOrganization(app.manager);
    const missing = [
      `/picture/team.png?slug=${other.slug}&id=${id}`,
      `/picture/team.png?slug=${world.organization.slug}&id=2000000000`,
      `/picture/team.png?slug=${world.organization.slug}`,
      `/picture/game.png?slug=${world.organization.slug}&id=x`,
      `/picture/standings.png?slug=${unique('none')}`,
      '/picture/standings.png',
    ];
    for (const path of missing) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('is kept until its data changes', async () => {
    const { id } = world.current.games[0]!;
    const before = await picture('game', `&id=${id}`);
    expect((await picture('game', `&id=${id}&x=1`)).bytes.equals(before.bytes)).toBe(true);
    await app.manager.query('UPDATE games SET home_score = 51 WHERE organization_id = $1 AND id = $2', [
      world.organizationId,
      id,
    ]);
    await expect.poll(async () => (await picture('game', `&id=${id}`)).bytes.equals(before.bytes)).toBe(false);
    await app.manager.query('UPDATE games SET home_score = 50 WHERE organization_id = $1 AND id = $2', [
      world.organizationId,
      id,
    ]);
  });
});

test('pages about one thing, and standings without filters, have a picture', () => {
  const of = (path: string): PagePicture | null => {
    const { pathname, searchParams } = new URL(path, 'https://site.example');
    return pictureOfPage(pathname, searchParams);
  };
  expect(of('/games/7')).toEqual({ kind: 'game', id: '7' });
  expect(of('/Players/7')).toEqual({ kind: 'player', id: '7' });
  expect(of('/games/7/plays')).toEqual({ kind: 'game', id: '7' });
  expect(of('/player/7/stats')).toEqual({ kind: 'player', id: '7' });
  expect(of('/teams/7?tab=roster')).toEqual({ kind: 'team', id: '7' });
  for (const path of ['/teamList?season=', '/standings?domain=a.example', '/teamList?league=all'])
    expect([path, of(path)]).toEqual([path, { kind: 'standings' }]);
  expect(of('/standings?view=league&asOf=2017-12-01')).toEqual({ kind: 'standings', asOf: '2017-12-01' });
  // What a page does not read is none of its filters.
  expect(of('/players/7?season=3')).toEqual({ kind: 'player', id: '7' });
  expect(of('/games/7/plays?season=3&league=2')).toEqual({ kind: 'game', id: '7' });
  expect(of('/teams/7?league=2')).toEqual({ kind: 'team', id: '7' });
  expect(of('/player/7/stats?season=3')).toBeNull();
  // The list of teams knows no days.
  expect(of('/standings?asOf=2017-12-01')).toEqual({ kind: 'standings' });
  for (const path of [
    '/',
    '/games',
    '/games/x',
    '/games/7/board',
    '/teamList?season=3',
    '/teams/7?season=3',
    '/schedule',
    '/leagues/4',
  ])
    expect([path, of(path)]).toEqual([path, null]);
});
