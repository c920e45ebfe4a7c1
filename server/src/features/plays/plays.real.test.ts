import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/app.js';
import { createUser } from '../../testing/factories.js';
import { type PlayedLine, playsOfLines } from '../../demo/plays/plays-of-lines.js';
import { type RealSeason, startWithRealSeason } from '../../testing/real-season.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

/** How many games are played again: `GAMES=774` for the whole season, without those whose figures do not add up. */
const GAMES = Number(process.env.GAMES ?? 5);

let season: RealSeason;
let staff: Caller;
beforeAll(async () => {
  season = await startWithRealSeason();
  staff = await season.app.signInAs(await createUser(season.app.manager, season.organizationId));
}, 120_000);
afterAll(() => season.app.close());

const sql = <Row>(text: string, ...params: unknown[]): Promise<Row[]> =>
  season.app.manager.query(text, [season.organizationId, ...params]);

async function call<Data>(document: string, variables: object): Promise<Data> {
  const { data, errors } = await season.app.graphql<Data>(document, variables as Record<string, unknown>, {
    as: staff,
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!;
}

/** A game's statistics; those at 0 are left out, which plays say nothing of. */
const linesOf = (gameId: number): Promise<PlayedLine[]> =>
  sql(
    `SELECT l.team_id AS "teamId", l.player_id AS "playerId", json_object_agg(d.abbreviation, v.value ORDER BY d.abbreviation) AS values
       FROM game_lines l JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id AND v.value > 0
       JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id
       WHERE l.organization_id = $1 AND l.game_id = $2 GROUP BY l.id, l.team_id, l.player_id ORDER BY l.player_id`,
    gameId,
  );

const scoresOf = (gameId: number): Promise<{ periodId: number; teamId: number; score: number }[]> =>
  sql(
    `SELECT game_period_id AS "periodId", team_id AS "teamId", score FROM period_scores WHERE organization_id = $1 AND game_id = $2 ORDER BY 1, 2`,
    gameId,
  );

const totals = (): Promise<object[]> =>
  sql(
    `SELECT player_id, team_id, stat_definition_id, total FROM player_stat_totals WHERE organization_id = $1 AND total > 0
     ORDER BY player_id, season_league_id NULLS FIRST, season_id NULLS FIRST, team_id, stat_definition_id, total`,
  );

/** Games whose own figures do not add up, which no plays make. */
async function gamesThatDisagree(): Promise<string[]> {
  const { organization } = await call<{
    organization: { season: { integrityFindings: { nodes: { game: { id: string } }[] } } };
  }>(
    'query ($id: ID!, $season: ID!) { organization(id: $id) { season(id: $season) { integrityFindings { nodes { game { id } } } } } }',
    { id: String(season.organizationId), season: String(season.seasonId) },
  );
  return organization.season.integrityFindings.nodes.map(({ game }) => game.id);
}

/** What visitors read of them. */
function leadersAndStandings(): Promise<object> {
  const leaders = ['PTS', 'REB', 'AST', '3PM', 'FTM'].map(
    (stat, index) => `l${index}: leaders(stat: "${stat}", ifKept: true, first: 100) { value player { id } }`,
  );
  return call(
    `query ($id: ID!) { organization(id: $id) { ${leaders.join(' ')} standings { team { id } wins losses pointsFor pointsAgainst streak } } }`,
    { id: String(season.organizationId) },
  );
}

test('games of the sample season, played again at the table, have the box scores, totals, leaders and standings that were imported', async () => {
  const games = await sql<{ id: number; homeScore: number; awayScore: number }>(
    `SELECT g.id, g.home_score AS "homeScore", g.away_score AS "awayScore" FROM games g
     WHERE g.organization_id = $1 AND g.id IN (SELECT id FROM games WHERE organization_id = $1 AND status = 'final' AND NOT id = ANY($3) ORDER BY md5(date::text || id) LIMIT $2) ORDER BY g.id`,
    GAMES,
    await gamesThatDisagree(),
  );
  const [before, tables] = [await totals(), await leadersAndStandings()];
  const definitions = await sql<{ id: number }>(
    "SELECT id FROM stat_definitions WHERE organization_id = $1 AND abbreviation = 'MIN'",
  );
  for (const { id, homeScore, awayScore } of games) {
    const [lines, scores] = [await linesOf(id), await scoresOf(id)];
    const periodIds = [...new Set(scores.map(({ periodId }) => periodId))];
    const periods = periodIds.map((periodId) => ({
      periodId,
      points: Object.fromEntries(
        scores.filter((score) => score.periodId === periodId).map(({ teamId, score }) => [teamId, score]),
      ),
    }));
    await sql(
      'DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN (SELECT l.id FROM game_lines l WHERE l.organization_id = $1 AND l.game_id = $2)',
      id,
    );
    await sql('DELETE FROM period_scores WHERE organization_id = $1 AND game_id = $2', id);
    await sql(
      "UPDATE games SET status = 'scheduled', home_score = NULL, away_score = NULL WHERE organization_id = $1 AND id = $2",
      id,
    );
    // Minutes are no play's: they come by hand, as the first of all.
    await call(
      'mutation ($gameId: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $gameId, input: $input) { undoId } }',
      {
        gameId: String(id),
        input: {
          sets: lines
            .filter(({ values }) => values['MIN'] !== undefined)
            .map(({ playerId, values }) => ({
              playerId: String(playerId),
              definitionId: String(definitions[0]!.id),
              value: values['MIN'],
              expectedVersion: 0,
            })),
        },
      },
    );
    const plays = playsOfLines(lines, periods).map((play, index) => ({
      id: randomUUID(),
      revision: 1,
      kind: play.kind,
      periodId: String(play.periodId),
      teamId: String(play.teamId),
      playerId: String(play.playerId),
      sortOrder: index,
      madeAt: '2018-01-01T20:00:00Z',
    }));
    for (let start = 0; start < plays.length; start += 100)
      await call(
        'mutation ($gameId: ID!, $input: SavePlaysInput!) { savePlays(gameId: $gameId, input: $input) { conflicts { id } } }',
        {
          gameId: String(id),
          input: { device: 'phone', plays: plays.slice(start, start + 100) },
        },
      );
    const [{ version }] = (await sql<{ version: number }>(
      'SELECT version FROM games WHERE organization_id = $1 AND id = $2',
      id,
    )) as [{ version: number }];
    await call('mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { status } }', {
      id: String(id),
      input: { homeScore, awayScore, expectedVersion: version },
    });
    expect(await linesOf(id)).toEqual(lines);
    expect(await scoresOf(id)).toEqual(scores);
  }
  expect(await totals()).toEqual(before);
  expect(await leadersAndStandings()).toEqual(tables);
  expect(await verifyTotals(season.app.manager, season.organizationId)).toEqual([]);
}, 3_600_000);
