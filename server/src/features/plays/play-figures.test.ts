import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NamedStatement } from '../../database/named-statement.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createPlaysWorld, enterPlays, newPlay } from '../../testing/plays-world.js';

/** What reads the rows of a statement, whoever sends it. */
interface Reader {
  handleDataRow(message: unknown): unknown;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const OTHER_GAMES = 44;
const PLAYS = 30;

test('a season’s plays are read some games at a time, and every difference is told', async () => {
  const world = await createPlaysWorld(app);
  await enterPlays(
    app,
    world,
    Array.from({ length: PLAYS }, () => newPlay(world, 'MADE_TWO')),
  );
  // The other games have the plays, and nothing in their box scores.
  await app.manager.query(
    `WITH other AS (
       INSERT INTO games (organization_id, season_league_id, season_id, home_team_id, away_team_id, status)
       SELECT organization_id, season_league_id, season_id, home_team_id, away_team_id, 'in_progress' FROM games, generate_series(1, $3)
       WHERE organization_id = $1 AND id = $2 RETURNING id
     ) INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, team_id, player_id,
         assists_on_free_throws, technical_counts_as_personal, made_at, received_at, actor_name, device)
       SELECT organization_id, other.id, play_id, revision, is_deleted, kind, game_period_id, sort_order, team_id, player_id,
         assists_on_free_throws, technical_counts_as_personal, made_at, received_at, actor_name, device
       FROM plays, other WHERE organization_id = $1 AND game_id = $2`,
    [world.organizationId, world.gameId, OTHER_GAMES],
  );
  const rows = new Map<object, number>();
  for (const { prototype } of [(pg as unknown as { Query: { prototype: Reader } }).Query, NamedStatement]) {
    const { handleDataRow } = prototype as Reader;
    vi.spyOn(prototype as Reader, 'handleDataRow').mockImplementation(function (this: object, message) {
      rows.set(this, (rows.get(this) ?? 0) + 1);
      return handleDataRow.call(this, message);
    } as typeof handleDataRow);
  }
  const { data, errors } = await app.graphql<{
    organization: { seasons: { findings: { totalCount: number } }[] };
  }>(
    `query ($id: ID!) { organization(id: $id) { seasons { findings: integrityFindings(first: 1, filter: { kind: PLAYS_BOX_SCORE }) { totalCount } } } }`,
    { id: String(world.organizationId) },
    { as: world.ann },
  );
  vi.restoreAllMocks();
  expect(errors).toBeUndefined();
  // The score of a side, and the points, made shots and shots of a player.
  expect(data!.organization.seasons[0]!.findings.totalCount).toBe(OTHER_GAMES * 4);
  expect(rows.size).toBeGreaterThan(3);
  expect(Math.max(...rows.values())).toBeLessThan((OTHER_GAMES * PLAYS) / 2);
});
