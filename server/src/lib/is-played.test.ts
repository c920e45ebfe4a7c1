import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPlayed } from '../domain/game/is-played.js';
import type { GameStatus } from '../domain/game/game-status.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createLeagueWorld, type LeagueWorld } from '../testing/factories.js';
import { IS_PLAYED } from './is-played.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

const untouched = {
  status: 'scheduled' as GameStatus,
  scoreHome: null as number | null,
  scoreAway: null as number | null,
  hasPeriodScore: false,
  hasStatLine: false,
  hasPlay: false,
};

test.each([
  ['nothing recorded', {}],
  ['a score', { scoreAway: 0 }],
  ['a period score', { hasPeriodScore: true }],
  ['a statistic line', { hasStatLine: true }],
  ['a play', { hasPlay: true }],
  ['in progress', { status: 'in_progress' as const }],
  ['final', { status: 'final' as const }],
  ['forfeit', { status: 'forfeit' as const }],
  ['postponed', { status: 'postponed' as const }],
  ['cancelled', { status: 'cancelled' as const }],
])('the condition says the same as the rule: %s', async (_what, change) => {
  const { organizationId, current, teams, players } = world;
  const periodId = world.periods.get('Q1')!.id;
  const wanted = { ...untouched, ...change };
  const { id } = await createGame(app.manager, organizationId, {
    seasonLeagueId: current.seasonLeague.id,
    homeTeamId: teams.ants.id,
    awayTeamId: teams.bees.id,
    status: wanted.status,
    homeScore: wanted.scoreHome,
    awayScore: wanted.scoreAway,
  });
  const insert = (into: string, values: string) =>
    app.manager.query(`INSERT INTO ${into} SELECT $1::int, $2::int, ${values}`, [organizationId, id]);
  if (wanted.hasPeriodScore)
    await insert(
      'period_scores (organization_id, game_id, team_id, game_period_id, score)',
      `${teams.ants.id}, ${periodId}, 0`,
    );
  if (wanted.hasStatLine)
    await insert(
      'game_lines (organization_id, game_id, team_id, player_id)',
      `${teams.ants.id}, ${players.ants[0]!.id}`,
    );
  if (wanted.hasPlay)
    await insert(
      `plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, assists_on_free_throws,
         technical_counts_as_personal, made_at, received_at, actor_name, device)`,
      `gen_random_uuid(), 1, false, 'NOTE', ${periodId}, 1, false, true, now(), now(), 'staff', 'phone'`,
    );
  const [found] = await app.manager.query<{ played: boolean }[]>(
    `SELECT ${IS_PLAYED} AS played FROM games g WHERE organization_id = $1 AND id = $2`,
    [organizationId, id],
  );
  expect(found!.played).toBe(isPlayed(wanted));
});
