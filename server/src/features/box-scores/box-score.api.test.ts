import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createGamePeriods,
  createLeagueWorld,
  createOrganization,
  createPeriodScores,
  createPlayer,
  createSeason,
  createSeasonLeague,
  createStatDefinitions,
  createTeam,
  type LeagueWorld,
} from '../../testing/factories.js';
import type { GameStatus } from '../games/game.enums.js';
import { StatDefinitionEntity } from '../stat-definitions/stat-definition.entity.js';

/** As the documentation shows it. */
const BOX_SCORE = `query BoxScore($slug: String!, $id: ID!) {
  organization(slug: $slug) {            # or domain:
    game(id: $id) {
      id date time location locationUrl videoUrl status displayStatus
      periods { id name }
      statDefinitions { id name abbreviation }          # visible ones, in order
      home { team { id name logoUrl } score periodScores { period { id } score }
             lines { player { id firstName lastName } started values } totals }
      away { team { id name logoUrl } score periodScores { period { id } score }
             lines { player { id firstName lastName } started values } totals }
    }
  }
}`;

interface BoxScore {
  organization: {
    game: {
      periods: { name: string }[];
      statDefinitions: { abbreviation: string }[];
      home: Side;
      away: Side;
    };
  };
}
interface Side {
  team: { name: string };
  score: number;
  periodScores: { period: { id: string }; score: number }[];
  lines: { player: { firstName: string; lastName: string }; started: boolean; values: (number | null)[] }[];
  totals: (number | null)[];
}

let app: TestApp;
let world: LeagueWorld;
let first: { slug: string; id: number };
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  world = await createLeagueWorld(app.manager);
  first = { slug: world.organization.slug, id: world.current.games[0]!.id };
});
afterAll(() => app.close());

test('the box score of one query, worked by hand', async () => {
  const { data, errors } = await app.graphql<BoxScore>(BOX_SCORE, first);
  expect(errors).toBeUndefined();
  const { periods, statDefinitions, home, away, ...game } = data!.organization.game;
  expect(game).toEqual({
    id: String(first.id),
    date: '2025-10-01',
    time: '18:30',
    location: null,
    locationUrl: null,
    videoUrl: null,
    status: 'FINAL',
    displayStatus: 'Completed',
  });
  expect(periods.map(({ name }) => name)).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  expect(statDefinitions.map(({ abbreviation }) => abbreviation).join(' ')).toBe(
    'PTS AST REB FGM FGA FG% FTM FTA FT% 2PM 2PA 2P% 3PM 3PA 3P%',
  );
  expect(home).toMatchObject({ team: { id: String(world.teams.ants.id), name: 'Ants', logoUrl: null }, score: 50 });
  expect(home.periodScores).toEqual(
    ['Q1', 'Q2', 'Q3', 'Q4'].map((name, index) => ({
      period: { id: String(world.periods.get(name)!.id) },
      score: [10, 15, 12, 13][index],
    })),
  );
  expect(
    home.lines.map(({ player, started, values }) => [`${player.firstName} ${player.lastName}`, started, values]),
  ).toEqual([
    ['Ants One', true, [26, 3, 7, 10, 17, 58.8, 4, 4, 100, 8, 12, 66.7, 2, 5, 40]],
    ['Ants Two', false, [24, 6, 5, 8, 15, 53.3, 5, 8, 62.5, 5, 9, 55.6, 3, 6, 50]],
    ['Ants Three', false, statDefinitions.map(() => null)],
  ]);
  // 18 of 32 is 56.25, which rounds up.
  expect(home.totals).toEqual([50, 9, 12, 18, 32, 56.3, 9, 12, 75, 13, 21, 61.9, 5, 11, 45.5]);
  expect(away.lines.at(-1)?.values).toEqual([0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0]);
  expect(away.totals).toEqual([40, 6, 13, 18, 41, 43.9, 0, 2, 0, 14, 31, 45.2, 4, 10, 40]);
});

/**
 * Statements of what the process keeps as long as its organization does not change; others' tests may end its life at
 * any time.
 */
const KEPT = new Set([
  'organization_by_slug',
  'organization_by_id',
  'game_references',
  'game_periods_of_organization',
  'stat_definitions_of_organization',
  'listed_players',
]);

async function readsOf(operation: string, variables?: Record<string, unknown>): Promise<string[]> {
  // While no player is kept they come along with the lines.
  return (await app.statementsOf(operation, variables))
    .filter((name) => !KEPT.has(name))
    .map((name) => name.replace(/_players$/, ''));
}

describe('statements', () => {
  test('are five at most, one of them for the game itself', async () => {
    expect((await app.statementsOf(BOX_SCORE, first)).length).toBeLessThanOrEqual(5);
    expect(await readsOf(BOX_SCORE, first)).toEqual(['box_score']);
  });

  test('do not grow with the roster', async () => {
    const { id, slug } = await createOrganization(app.manager);
    await createStatDefinitions(app.manager, id);
    await createGamePeriods(app.manager, id);
    const seasonLeague = await createSeasonLeague(app.manager, id);
    const game = await createGame(app.manager, id, { seasonLeagueId: seasonLeague.id });
    for (let line = 0; line < 40; line += 1)
      await createGameLine(app.manager, id, { gameId: game.id, teamId: game.homeTeamId, values: { PTS: line } });
    const statements = await app.statementsOf(BOX_SCORE, { slug, id: game.id });
    expect(statements.length).toBeLessThanOrEqual(5);
    const { data } = await app.graphql<BoxScore>(BOX_SCORE, { slug, id: game.id });
    expect(data?.organization.game.home.totals[0]).toBe(780);
  });

  test('leave out what is not selected', async () => {
    const ask = (selection: string) =>
      readsOf(
        `query ($slug: String!, $id: ID!, $yes: Boolean = false) { organization(slug: $slug) { game(id: $id) { ${selection} } } }`,
        first,
      );
    expect(await ask('home { score team { name } } away { score }')).toEqual(['game_by_id']);
    expect(await ask('periods { name } home { periodScores { score } }')).toEqual(['box_score_periods']);
    expect(await ask('home { lines { started } }')).toEqual(['box_score_lines']);
    expect(await ask('home { score lines @include(if: $yes) { started } }')).toEqual(['game_by_id']);
  });

  test('read players only when a line does not know enough of them', async () => {
    const query =
      'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { home { lines { player { fullName bio } } } } } }';
    expect(await app.statementsOf(query, first)).toContain('players_by_id');
    expect((await app.graphql(query, first)).errors).toBeUndefined();
  });

  test('are shared by requests that ask at the same time, each of which gets its own game', async () => {
    const { id, slug } = await createOrganization(app.manager);
    await createStatDefinitions(app.manager, id);
    await createGamePeriods(app.manager, id);
    const seasonLeague = await createSeasonLeague(app.manager, id);
    const games: number[] = [];
    for (let points = 0; points < 6; points += 1) {
      const game = await createGame(app.manager, id, { seasonLeagueId: seasonLeague.id });
      await createGameLine(app.manager, id, { gameId: game.id, teamId: game.homeTeamId, values: { PTS: points } });
      games.push(game.id);
    }
    const asked = [...games, Number(first.id), 2_000_000_000];
    const answers = await Promise.all(asked.map((game) => app.graphql<BoxScore>(BOX_SCORE, { slug, id: game })));
    expect(answers.map(({ errors }) => errors)).toEqual(asked.map(() => undefined));
    // The last but one is another organization's, which is as if it were not there.
    expect(answers.map(({ data }) => data?.organization.game?.home.totals[0] ?? null)).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      null,
      null,
    ]);
  });

  test('are one for the box scores of a page of games', async () => {
    const query =
      '{ organization(slug: "%") { games { nodes { home { lines { values } } away { totals } leaders { value } } } } }';
    expect(await readsOf(query.replace('%', first.slug))).toEqual(['games_asc', 'box_scores_rows_lines']);
  });
});

test('hidden statistics show in `stats` alone, and derived ones follow from hidden parts', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const definitions = await createStatDefinitions(app.manager, id);
  await app.manager.update(
    StatDefinitionEntity,
    { organizationId: id, id: definitions.get('2PM')!.id },
    { hidden: true },
  );
  const seasonLeague = await createSeasonLeague(app.manager, id);
  const game = await createGame(app.manager, id, { seasonLeagueId: seasonLeague.id });
  await createGameLine(app.manager, id, {
    gameId: game.id,
    teamId: game.homeTeamId,
    values: { '2PM': 3, '3PM': 2, FGM: 99 },
  });
  const { data } = await app.graphql<{
    organization: {
      game: {
        statDefinitions: { abbreviation: string }[];
        home: {
          lines: {
            values: (number | null)[];
            stats: { definition: { abbreviation: string }; value: number | null }[];
          }[];
        };
      };
    };
  }>(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { statDefinitions { abbreviation }
      home { lines { values stats { definition { abbreviation } value } } } } } }`,
    { slug, id: game.id },
  );
  const { statDefinitions, home } = data!.organization.game;
  const shown = statDefinitions.map(({ abbreviation }) => abbreviation);
  expect(shown).not.toContain('2PM');
  expect(home.lines[0]?.values[shown.indexOf('FGM')]).toBe(5);
  const stats = new Map(home.lines[0]?.stats.map(({ definition, value }) => [definition.abbreviation, value]));
  expect(stats.size).toBe(22);
  expect([stats.get('2PM'), stats.get('FGM'), stats.get('BLK')]).toEqual([3, 5, null]);
});

test('an overtime shows once it is scored; the running score comes from the periods while there are no points', async () => {
  const { id, slug } = await createOrganization(app.manager);
  await createStatDefinitions(app.manager, id);
  const periods = await createGamePeriods(app.manager, id);
  const seasonLeague = await createSeasonLeague(app.manager, id);
  const game = await createGame(app.manager, id, { seasonLeagueId: seasonLeague.id, status: 'in_progress' });
  const periodIds = ['Q1', 'OT1'].map((name) => periods.get(name)!.id);
  await createPeriodScores(app.manager, id, { gameId: game.id, teamId: game.homeTeamId, periodIds, scores: [20, 3] });
  const { data } = await app.graphql(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { displayStatus periods { name }
      liveScore { home away period { name } } home { score liveScore hasLines totals } away { score liveScore periodScores { score } } leaders { value } } } }`,
    { slug, id: game.id },
  );
  expect(data).toMatchObject({
    organization: {
      game: {
        displayStatus: 'In progress',
        periods: ['Q1', 'Q2', 'Q3', 'Q4', 'OT1'].map((name) => ({ name })),
        liveScore: { home: 23, away: 0, period: { name: 'OT1' } },
        home: { score: null, liveScore: 23, hasLines: false },
        away: { score: null, liveScore: 0, periodScores: [] },
        leaders: [],
      },
    },
  });
});

test('a list of games reads where those in progress stand, and nothing of any other', async () => {
  const { id, slug } = await createOrganization(app.manager);
  await createStatDefinitions(app.manager, id);
  const seasonLeague = await createSeasonLeague(app.manager, id);
  const gameOf = async (date: string, status: GameStatus, points: number | null) => {
    const game = await createGame(app.manager, id, { seasonLeagueId: seasonLeague.id, date, status });
    if (points !== null)
      await createGameLine(app.manager, id, { gameId: game.id, teamId: game.awayTeamId, values: { PTS: points } });
    return game;
  };
  await gameOf('2026-01-01', 'final', 9);
  await gameOf('2026-01-02', 'postponed', 8);
  const query = `{ organization(slug: "${slug}") { games { nodes { liveScore { home away period { name } } } } } }`;
  expect(await readsOf(query)).toEqual(['games_asc']);
  await gameOf('2026-01-03', 'in_progress', 7);
  await gameOf('2026-01-04', 'in_progress', null);
  expect(await readsOf(query)).toEqual(['games_asc', 'box_scores_rows']);
  const { data } = await app.graphql<{ organization: { games: { nodes: { liveScore: unknown }[] } } }>(query);
  expect(data!.organization.games.nodes.map(({ liveScore }) => liveScore)).toEqual([
    null,
    null,
    { home: 0, away: 7, period: null },
    { home: 0, away: 0, period: null },
  ]);
});

test('a game of sets stands at those that are won; points only win them', async () => {
  const { id, slug } = await createOrganization(app.manager, { sports: ['volleyball'] });
  await createStatDefinitions(app.manager, id, 'volleyball');
  const periods = await createGamePeriods(app.manager, id, 'volleyball');
  const season = await createSeason(app.manager, id, { sport: 'volleyball' });
  const seasonLeague = await createSeasonLeague(app.manager, id, { seasonId: season.id });
  const game = await createGame(app.manager, id, {
    seasonLeagueId: seasonLeague.id,
    seasonId: season.id,
    status: 'in_progress',
  });
  await createGameLine(app.manager, id, { gameId: game.id, teamId: game.homeTeamId, values: { PTS: 17 } });
  const periodIds = [...periods.values()].map((period) => period.id);
  for (const [teamId, scores] of [
    [game.homeTeamId, [25, 22, 3]],
    [game.awayTeamId, [20, 25]],
  ] as const)
    await createPeriodScores(app.manager, id, { gameId: game.id, teamId, periodIds, scores });
  const side = '{ liveScore recordedScore }';
  const stands = async () =>
    (
      await app.graphql<{ organization: { game: unknown } }>(
        `{ organization(slug: "${slug}") { game(id: ${game.id}) { liveScore { home away } home ${side} away ${side} } } }`,
      )
    ).data!.organization.game;
  expect(await stands()).toEqual({
    liveScore: { home: 1, away: 1 },
    home: { liveScore: 1, recordedScore: 2 },
    away: { liveScore: 1, recordedScore: 1 },
  });
  // A play says that the set is over, is taken away, and comes back for another set.
  const play = (revision: number, kind: 'PERIOD_START' | 'PERIOD_END', set: number, isDeleted = false) =>
    app.manager.query(
      `INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, assists_on_free_throws,
         technical_counts_as_personal, made_at, received_at, actor_name, device)
       VALUES ($1, $2, '11111111-1111-4111-8111-111111111111', $3, $4, $5, $6, 1, true, true, now(), now(), 'ann', 'tablet')`,
      [id, game.id, revision, isDeleted, kind, periodIds[set - 1]],
    );
  await play(1, 'PERIOD_END', 3);
  expect(await stands()).toMatchObject({
    liveScore: { home: 2, away: 1 },
    home: { liveScore: 2 },
    away: { liveScore: 1 },
  });
  await play(2, 'PERIOD_END', 3, true);
  expect(await stands()).toMatchObject({ liveScore: { home: 1, away: 1 } });
  await play(3, 'PERIOD_END', 2);
  expect(await stands()).toMatchObject({ liveScore: { home: 1, away: 1 } });
  // The next one begins though nobody has ended it.
  await play(4, 'PERIOD_START', 4);
  expect(await stands()).toMatchObject({ liveScore: { home: 2, away: 1 } });
});

test('starters come first and players who did not play last, otherwise in the order given', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const game = await createGame(app.manager, id, { homeTeamId: (await createTeam(app.manager, id)).id });
  const line = async (lastName: string, columns: { started?: boolean; didNotPlay?: boolean; sortOrder: number }) => {
    const player = await createPlayer(app.manager, id, { firstName: '', lastName });
    await createGameLine(app.manager, id, {
      gameId: game.id,
      teamId: game.homeTeamId,
      playerId: player.id,
      ...columns,
    });
  };
  await line('dnp', { didNotPlay: true, sortOrder: 0 });
  await line('bench 2', { sortOrder: 2 });
  await line('starter 3', { started: true, sortOrder: 3 });
  await line('bench 1', { sortOrder: 1 });
  await line('starter 1', { started: true, sortOrder: 1 });
  const { data } = await app.graphql<{
    organization: { game: { home: { lines: { player: { fullName: string } }[] } } };
  }>(
    'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { home { lines { player { fullName } values } } } } }',
    { slug, id: game.id },
  );
  expect(data?.organization.game.home.lines.map(({ player }) => player.fullName)).toEqual([
    'starter 1',
    'starter 3',
    'bench 1',
    'bench 2',
    'dnp',
  ]);
});

test('leaders of the game are the best of both sides', async () => {
  const { data } = await app.graphql(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) {
      leaders { definition { abbreviation } player { fullName bio } side value } } } }`,
    first,
  );
  expect(data).toEqual({
    organization: {
      game: {
        leaders: [
          { definition: { abbreviation: 'PTS' }, player: { fullName: 'Ants One', bio: null }, side: 'home', value: 26 },
          { definition: { abbreviation: 'REB' }, player: { fullName: 'Bees One', bio: null }, side: 'away', value: 9 },
          { definition: { abbreviation: 'AST' }, player: { fullName: 'Ants Two', bio: null }, side: 'home', value: 6 },
        ],
      },
    },
  });
});
