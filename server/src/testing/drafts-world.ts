import type { Caller, TestApp } from './app.js';
import { createSchedule } from './factories.js';
import { createTeamsWorld, type TeamsWorld } from './teams-world.js';

/** Six teams with a schedule that has no games yet. */
export interface DraftsWorld extends TeamsWorld {
  readonly scheduleId: string;
}

/** Makes six teams with a schedule of five Mondays, two courts at 18:00 and one at 19:00. */
export async function createDraftsWorld(app: TestApp): Promise<DraftsWorld> {
  const teamsWorld = await createTeamsWorld(app, ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Foxes']);
  const { organizationId, seasonLeagueId } = teamsWorld;
  const slots = ['18:00', { time: '18:00', court: 'B' }, '19:00'];
  const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 5, slots });
  return { ...teamsWorld, scheduleId: String(id) };
}

interface DraftAnswered {
  id: string;
  seed: number;
  games: { weekIndex: number; date: string; time: string; isUnchanged: boolean; homeTeam: { name: string } }[];
  certificate: { name: string; value: number; bound: number }[];
  fairness: { team: { name: string }; games: number; byes: number; doubleHeaders: number }[];
  teams: { team: { name: string }; played: number; unchanged: number; removed: number; created: number }[];
  removedGames: { id: string }[];
  playedGames: { id: string }[];
  staleBecause: string[];
}
const DRAFT = `id seed games { weekIndex date time isUnchanged homeTeam { name } } certificate { name value bound }
  fairness { team { name } games byes doubleHeaders } teams { team { name } played unchanged removed created }
  removedGames { id } playedGames { id } staleBecause`;

/** Generates a draft by the graph. */
export async function generateDraft(
  app: TestApp,
  as: Caller,
  scheduleId: string,
  more: { seed?: number; key?: string } = {},
) {
  const { data, errors } = await app.graphql<{ generateScheduleDraft: DraftAnswered }>(
    `mutation ($scheduleId: ID!, $seed: Int, $key: String) { generateScheduleDraft(scheduleId: $scheduleId, seed: $seed, key: $key) { ${DRAFT} } }`,
    { scheduleId, ...more },
    { as },
  );
  return { draft: data?.generateScheduleDraft ?? null, errors };
}

interface Published {
  message: string;
  undoId: string;
  created: number;
  removed: number;
  unchanged: number;
  played: number;
}

/** Publishes a draft by the graph. */
export async function publishDraft(app: TestApp, as: Caller, id: string) {
  const { data, errors } = await app.graphql<{ publishScheduleDraft: Published }>(
    'mutation ($id: ID!) { publishScheduleDraft(id: $id) { message undoId created removed unchanged played schedule { publishedAt drafts { id } } } }',
    { id },
    { as },
  );
  return { published: data?.publishScheduleDraft ?? null, errors };
}

/** The games of an organization, in the order in which they were made; pairs are ids: '12-14'. */
export function scheduledGamesOf(
  app: TestApp,
  organizationId: number,
): Promise<{ id: number; week: number; date: string; pair: string }[]> {
  return app.manager.query(
    `SELECT id, week_index AS week, date::text, time, court, home_team_id || '-' || away_team_id AS pair FROM games
     WHERE organization_id = $1 ORDER BY id`,
    [organizationId],
  );
}
