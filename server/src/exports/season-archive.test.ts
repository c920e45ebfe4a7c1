import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importSeasonAs } from '../features/season-import/season-import.service.js';
import { seasonFilesIn } from '../features/season-import/reading/files/season-files.js';
import { StatDefinitionEntity } from '../features/stat-definitions/stat-definition.entity.js';
import { recomputeTotals } from '../features/totals/totals.service.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import {
  createDivision,
  createGame,
  createGameLine,
  createLeague,
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
} from '../testing/factories.js';
import { downloadSeason, importArchive, outcomeOf, roundTrip, staffOf } from '../testing/season-round-trip.js';
import { FIVE, HEAD, importSmall, THREE } from '../testing/small-season.js';
import { exportRouter } from './export-router.js';

const DIRECTORY = fileURLToPath(new URL('../../../demo/nba-2017-18', import.meta.url));
const AUTHOR = { id: null, name: 'the importer' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter] });
});
afterAll(() => app.close());

test('a real season', async () => {
  const organizationId = (await createOrganization(app.manager)).id;
  const { seasonId } = await importSeasonAs(await app.context(), organizationId, AUTHOR, {
    files: await seasonFilesIn(DIRECTORY),
    name: '2017-18',
  });
  expect(seasonId).not.toBeNull();
  await roundTrip(app, organizationId, seasonId!, '2017-18');
});

test('statistics of its own with formulas, for which the lines have no column', async () => {
  const { organizationId, statDefinitions, last } = await createLeagueWorld(app.manager);
  const { sportId } = statDefinitions.get('PTS')!;
  const own = { organizationId, sportId, position: 30 };
  await app.manager.insert(StatDefinitionEntity, [
    { ...own, name: 'Share', abbreviation: 'TS', kind: 'ratio', formula: '-TO + PTS / 2' },
    { ...own, name: 'Points a game', abbreviation: 'PPG', kind: 'per_game', formula: 'PTS' },
    { ...own, name: 'Dunks', abbreviation: 'DNK' },
  ]);
  const archive = await downloadSeason(app, organizationId, last.season.id);
  const [heading] = archive['player_games.csv']!.split('\r\n');
  expect(heading).toMatch(/,DNK$/);
  expect(heading).not.toMatch(/,TS\b|PPG/);
  await roundTrip(app, organizationId, last.season.id, '2024-25');
  const given = archive['player_games.csv']!.replace(/,DNK(?=\r\n)/, ',TS');
  const other = (await createOrganization(app.manager)).id;
  const { problems } = await importArchive(app, other, { ...archive, 'player_games.csv': given }, '2024-25');
  expect(problems.items[0]?.reason).toBe('TS follows from TO, PTS: leave the column out');
  const wrong = archive['statistics.csv']!.replace('PTS / 2', 'PTS /');
  const refused = await importArchive(app, other, { ...archive, 'statistics.csv': wrong }, '2024-25');
  expect(refused.problems.items[0]?.reason).toMatch(/^character 12: A number or a statistic is missing at the end/);
});

test('a formula that would be refused on its screen is refused at its line', async () => {
  const { organizationId, statDefinitions, last } = await createLeagueWorld(app.manager);
  const { sportId } = statDefinitions.get('PTS')!;
  const own = { organizationId, sportId, kind: 'ratio' as const };
  await app.manager.insert(StatDefinitionEntity, [
    { ...own, position: 30, name: 'One', abbreviation: 'ONE', formula: 'PTS / 2' },
    { ...own, position: 31, name: 'Two', abbreviation: 'TWO', formula: 'ONE / 2' },
  ]);
  const archive = await downloadSeason(app, organizationId, last.season.id);
  const lines = archive['statistics.csv']!.split('\r\n');
  const line = lines.findIndex((text) => text.startsWith('ONE,')) + 1;
  const bring = async (formula: string, into: number) => {
    const statistics = archive['statistics.csv']!.replace('PTS / 2', formula);
    const { done, problems } = await importArchive(app, into, { ...archive, 'statistics.csv': statistics }, '2024-25');
    return done ? 'done' : problems.items.map((one) => `${one.file}:${one.line} ${one.field}: ${one.reason}`);
  };
  const other = (await createOrganization(app.manager)).id;
  const at = `statistics.csv:${line} formula: character 1:`;
  expect(await bring('XYZ / 2', other)).toEqual([`${at} There is no statistic XYZ.`]);
  expect(await bring('ONE / 2', other)).toEqual([`${at} ONE must not follow from itself.`]);
  expect(await bring('TWO / 2', other)).toEqual(
    expect.arrayContaining([`${at} TWO follows from ONE, which must not follow from itself.`]),
  );
  expect(await bring('PTS / 2', other)).toBe('done');
  // Where the organization keeps its own, what the file says is not taken.
  expect(await bring('XYZ / 2', other)).toBe('done');
});

test('what has one name has one line', async () => {
  const { organizationId, current } = await createLeagueWorld(app.manager);
  await app.manager.query(
    `WITH division AS (INSERT INTO divisions (organization_id, season_id, name) VALUES ($1, $2, 'Cup')),
       attribute AS (INSERT INTO player_attributes (organization_id, name, type) VALUES ($1, 'Shoe', 'string'))
     INSERT INTO schedules (organization_id, season_league_id, name, start_date, num_weeks) VALUES ($1, $3, 'Plan', '2025-10-01', 2)`,
    [organizationId, current.season.id, current.seasonLeague.id],
  );
  const archive = await downloadSeason(app, organizationId, current.season.id);
  const other = (await createOrganization(app.manager)).id;
  for (const [file, field] of [
    ['statistics', 'abbreviation'],
    ['periods', 'period'],
    ['attributes', 'attribute'],
    ['leagues', 'league'],
    ['divisions', 'division'],
    ['schedules', 'schedule'],
  ]) {
    const name = `${file}.csv`;
    const lines = archive[name]!.trimEnd().split('\r\n');
    const twice = [...lines, lines[1]].join('\r\n');
    const { done, problems } = await importArchive(app, other, { ...archive, [name]: twice }, '2025-26');
    expect([done, ...problems.items.map((one) => `${one.file}:${one.line} ${one.field}: ${one.reason}`)]).toEqual([
      false,
      `${name}:${lines.length + 1} ${field}: this ${field} is on line 2 already`,
    ]);
  }
});

test('a season that was entered by hand, with namesakes, two games of a pair on a day, a forfeit, a postponed game and teams of one name', async () => {
  const { manager } = app;
  const { organizationId, teams, last, players } = await createLeagueWorld(manager);
  const { season, seasonLeague, slts } = last;
  const namesake = await createPlayer(manager, organizationId, {
    firstName: players.ants[0]!.firstName,
    lastName: players.ants[0]!.lastName,
  });
  await createRosterEntry(manager, organizationId, { seasonLeagueTeamId: slts.bees.id, playerId: namesake.id });
  const day = {
    seasonLeagueId: seasonLeague.id,
    date: '2025-01-05',
    homeTeamId: teams.ants.id,
    awayTeamId: teams.bees.id,
  };
  const first = await createGame(manager, organizationId, {
    ...day,
    time: '18:00',
    homeScore: 5,
    awayScore: 3,
    status: 'final',
  });
  const second = await createGame(manager, organizationId, {
    ...day,
    time: '18:00',
    homeScore: 1,
    awayScore: 2,
    status: 'final',
  });
  await createGame(manager, organizationId, { ...day, homeScore: 20, awayScore: 0, status: 'forfeit' });
  await createGame(manager, organizationId, { ...day, homeScore: 8, awayScore: 9, status: 'postponed' });
  const twin = await createTeam(manager, organizationId, { name: 'ANTS' });
  await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: seasonLeague.id, teamId: twin.id });
  for (const [game, points] of [
    [first, 5],
    [second, 1],
  ] as const) {
    await createGameLine(manager, organizationId, {
      gameId: game.id,
      teamId: teams.ants.id,
      playerId: players.ants[0]!.id,
      values: { PTS: points },
    });
    await createGameLine(manager, organizationId, {
      gameId: game.id,
      teamId: teams.bees.id,
      playerId: namesake.id,
      values: { PTS: 2 * points },
    });
  }
  await recomputeTotals(manager, organizationId);
  const archive = await downloadSeason(app, organizationId, season.id);
  expect(archive['teams.csv']).toContain('ANTS (2)');
  await manager.query("UPDATE teams SET name = 'ANTS (2)' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    twin.id,
  ]);
  await roundTrip(app, organizationId, season.id, season.name);
});

test('teams in two leagues, leagues of one name, games of either league and of none, positions in divisions', async () => {
  const { manager } = app;
  const { organizationId, teams, last } = await createLeagueWorld(manager);
  const { season, seasonLeague } = last;
  const [second, third] = [
    await createLeague(manager, organizationId, { name: 'Cup' }),
    await createLeague(manager, organizationId, { name: 'Cup' }),
  ];
  const cup = await createSeasonLeague(manager, organizationId, {
    seasonId: season.id,
    leagueId: second.id,
    position: 1,
  });
  const twin = await createSeasonLeague(manager, organizationId, {
    seasonId: season.id,
    leagueId: third.id,
    position: 2,
  });
  const ants = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: cup.id, teamId: teams.ants.id });
  const bees = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: cup.id, teamId: teams.bees.id });
  const again = await createSeasonLeagueTeam(manager, organizationId, {
    seasonLeagueId: twin.id,
    teamId: teams.ants.id,
  });
  await createDivision(manager, organizationId, { seasonId: season.id, name: 'Finals' }, [bees.id, ants.id, again.id]);
  await manager.query(
    'UPDATE division_teams SET position = NULL WHERE organization_id = $1 AND season_league_team_id = $2',
    [organizationId, again.id],
  );
  const day = {
    seasonId: season.id,
    date: '2025-01-05',
    homeTeamId: teams.ants.id,
    awayTeamId: teams.bees.id,
    status: 'final' as const,
  };
  const game = await createGame(manager, organizationId, {
    ...day,
    seasonLeagueId: cup.id,
    homeScore: 5,
    awayScore: 3,
  });
  await createGame(manager, organizationId, { ...day, seasonLeagueId: seasonLeague.id, homeScore: 1, awayScore: 2 });
  await createGame(manager, organizationId, { ...day, seasonLeagueId: null, homeScore: 7, awayScore: 2 });
  const player = await createPlayer(manager, organizationId);
  await createRosterEntry(manager, organizationId, { seasonLeagueTeamId: ants.id, playerId: player.id });
  await createGameLine(manager, organizationId, {
    gameId: game.id,
    teamId: teams.ants.id,
    playerId: player.id,
    values: { PTS: 5 },
  });
  await recomputeTotals(manager, organizationId);
  const archive = await downloadSeason(app, organizationId, season.id);
  expect(
    archive['teams.csv']!.split('\r\n')
      .filter((line) => /^(Ants|Bees),Cup/.test(line))
      .map((line) => line.split(',').slice(0, 4).join(',')),
  ).toEqual(['Ants,Cup,Finals,1', 'Bees,Cup,Finals,0', 'Ants,Cup (2),Finals,']);
  expect(
    archive['games.csv']!.split('\r\n')
      .filter((line) => line.includes('2025-01-05'))
      .map((line) => line.split(',')[8]),
  ).toEqual(['Cup', seasonLeagueName(archive), "'-"]);

  const other = (await createOrganization(manager)).id;
  const there = await importArchive(app, other, archive, season.name);
  expect(there.problems.items).toEqual([]);
  const rosters = await manager.query<{ league: string }[]>(
    `SELECT l.name AS league FROM roster_entries r JOIN season_league_teams s ON s.organization_id = $1 AND s.id = r.season_league_team_id
     JOIN season_leagues p ON p.organization_id = $1 AND p.id = s.season_league_id JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
     JOIN players n ON n.organization_id = $1 AND n.id = r.player_id WHERE r.organization_id = $1 AND n.last_name = $2`,
    [other, player.lastName],
  );
  expect(rosters).toEqual([{ league: 'Cup' }]);
  expect(await outcomeOf(app, organizationId, season.id)).toMatchObject({
    leagues: expect.arrayContaining([
      { league: 'Cup', team: 'Ants', wins: 1, losses: 0 },
      { league: 'Cup', team: 'Bees', wins: 0, losses: 1 },
      { league: null, team: 'Ants', wins: 1, losses: 0 },
    ]) as unknown,
  });
  await manager.query("UPDATE leagues SET name = 'Cup (2)' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    third.id,
  ]);
  await roundTrip(app, organizationId, season.id, season.name);
});

/** The league that the world's own teams play in. */
function seasonLeagueName(archive: Readonly<Record<string, string>>): string {
  return archive['teams.csv']!.split('\n')[1]!.split(',')[1]!;
}

const result = fc.record({
  home: fc.nat(2),
  away: fc.nat(2),
  day: fc.integer({ min: 1, max: 3 }),
  scores: fc.option(fc.tuple(fc.nat(3), fc.nat(3))),
  status: fc.constantFrom('', 'final', 'forfeit', 'postponed', 'cancelled', 'scheduled'),
  bracket: fc.constantFrom('', '', 'East'),
  league: fc.constantFrom('D1', 'D2', '-'),
  keys: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
});
/** Divisions and positions of the five places: Ants and Bees play in D1 and D2, Cats in D1 alone. */
const places = fc.array(fc.tuple(fc.constantFrom('', 'East', 'West'), fc.option(fc.nat(3))), {
  minLength: 5,
  maxLength: 5,
});
const NAMES = { a: 'Ann,Archer', b: 'ann,archer', c: 'Bo,"Baker, the ""Bull"""' };

test('any small season', async () => {
  const world = fc.array(
    result.filter(({ home, away }) => home !== away),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(world, places, async (games, divided) => {
      const teams = ['Ants', "'=Bees", '=Cats, "the best" 🏀'];
      const cell = (name: string): string => `"${name.replaceAll('"', '""')}"`;
      const heading =
        'game_key,date,time,home_team,away_team,home_score,away_score,status,league,bracket,home_p1,home_p2,home_p3,home_p4,away_p1,away_p2,away_p3,away_p4';
      // A game of the Cats in D2 would be a guest's.
      const leagueOf = (both: boolean, league: string): string => (both ? league : league === 'D2' ? '' : league);
      const rows = games.map(({ home, away, day, scores, status, league, bracket }, index) =>
        [
          index,
          `2025-01-0${day}`,
          '',
          cell(teams[home]!),
          cell(teams[away]!),
          ...(scores ?? ['', '']),
          status,
          leagueOf(home + away === 1, league),
          bracket,
          ...Array<string>(8).fill(''),
        ].join(','),
      );
      const lines = games.flatMap(({ home, away, day, keys }, index) =>
        keys.map(
          (key, place) =>
            `${index},${key},2025-01-0${day},${cell(teams[home]!)},${cell(teams[away]!)},${NAMES[key]},G,${place === 0},${place === 0 ? FIVE : THREE}`,
        ),
      );
      const organizationId = (await createOrganization(app.manager)).id;
      const report = await importSmall(app, organizationId, {
        teams: [
          'team,league,division,division_position',
          ...divided.map(
            ([division, position], index) =>
              `${cell(teams[index % 3]!)},${index < 3 ? 'D1' : 'D2'},${division},${division === '' ? '' : (position ?? '')}`,
          ),
          `${cell('Dogs')},D2,East,0`,
        ].join('\n'),
        games: [heading, ...rows].join('\n'),
        players: [`game_key,player_key,${HEAD}`, ...lines].join('\n'),
      });
      expect(report.problems.items).toEqual([]);
      await roundTrip(app, organizationId, report.seasonId!, 'Fall 2025');
    }),
    { numRuns: 8 },
  );
});

test('only administrators, and each those of the own organization', async () => {
  const { organizationId, last } = await createLeagueWorld(app.manager);
  const path = `/exports/seasons/${last.season.id}.zip`;
  const other = (await createOrganization(app.manager)).id;
  expect((await app.request({ path })).status).toBe(401);
  expect((await app.request({ path, as: await staffOf(app, other) })).status).toBe(404);
  const { status, headers } = await app.request({ path, as: await staffOf(app, organizationId) });
  expect([status, headers['cache-control'], headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'private, no-store',
    'application/zip',
    `attachment; filename="2024-25.zip"; filename*=UTF-8''2024-25.zip`,
  ]);
});

test('which statistics a league shows, and in which order, goes along', async () => {
  const [{ id }, { id: other }] = [await createOrganization(app.manager), await createOrganization(app.manager)];
  const { seasonId } = await importSmall(app, id);
  await app.manager.query(
    `INSERT INTO season_league_statistics (organization_id, season_league_id, stat_definition_id, position, hidden)
     SELECT $1, sl.id, d.id, -d.position, d.abbreviation = 'REB' FROM season_leagues sl, stat_definitions d
     WHERE sl.organization_id = $1 AND d.organization_id = $1 AND d.abbreviation IN ('PTS', 'AST', 'REB')`,
    [id],
  );
  const archive = await downloadSeason(app, id, seasonId!);
  await importArchive(app, other, archive, 'There');
  const shown = await app.manager.query(
    `SELECT d.abbreviation, o.position, o.hidden FROM season_league_statistics o
     JOIN stat_definitions d ON d.organization_id = $1 AND d.id = o.stat_definition_id WHERE o.organization_id = $1 ORDER BY o.position`,
    [other],
  );
  expect(shown).toEqual([
    { abbreviation: 'REB', position: 0, hidden: true },
    { abbreviation: 'AST', position: 1, hidden: false },
    { abbreviation: 'PTS', position: 2, hidden: false },
  ]);
});
