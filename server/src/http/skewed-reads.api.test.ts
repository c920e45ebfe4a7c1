import { afterAll, beforeAll, expect, test } from 'vitest';
import { routers } from '../routers.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createOrganization, createSeason, createSeasonLeague } from '../testing/factories.js';
import { overtaken } from '../testing/overtaken.js';

let app: TestApp;
// A whole table is locked here, which others' tests would wait for.
beforeAll(async () => {
  app = await startTestApp({ routers, ownDatabase: true });
});
afterAll(() => app.close());

/** Asks for something of all games, one of which is found, and gone when it comes to its changes. */
async function askWhileGameGoes<Answer>(ask: (organization: { id: number; slug: string }) => Promise<Answer>) {
  const organization = await createOrganization(app.manager);
  const { id: seasonId } = await createSeason(app.manager, organization.id, { active: true });
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organization.id, { seasonId });
  const games = [1, 2, 3].map((day) =>
    createGame(app.manager, organization.id, { seasonLeagueId, date: `2026-11-0${day}` }),
  );
  const [going, ...staying] = (await Promise.all(games)).map(({ id }) => id);
  const answer = await overtaken(
    app.database.pool,
    async (other) => {
      await other.query('DELETE FROM games WHERE organization_id = $1 AND id = $2', [organization.id, going]);
      await other.query('LOCK TABLE reschedulings IN ACCESS EXCLUSIVE MODE');
    },
    () => ask(organization),
  );
  return { answer, staying };
}

test('a calendar is answered while a game of it is deleted, without that game', async () => {
  const { answer, staying } = await askWhileGameGoes(async ({ slug }) => {
    const response = await fetch(`${app.url}/${slug}/calendar.ics`);
    return { status: response.status, text: await response.text() };
  });
  expect(answer.status).toBe(200);
  expect(answer.text.match(/BEGIN:VEVENT/g)).toHaveLength(staying.length);
});

test('a query is answered while a game of it is deleted, without that game', async () => {
  const { answer, staying } = await askWhileGameGoes(({ id }) =>
    app.graphql<{ organization: { games: { nodes: { id: string }[] } } }>(
      'query ($id: ID!) { organization(id: $id) { games(first: 50, filter: { inActiveSeason: true }) { nodes { id changedAt } } } }',
      { id: String(id) },
    ),
  );
  expect(answer.errors).toBeUndefined();
  const ids = answer.data!.organization.games.nodes.map(({ id }) => Number(id));
  expect(ids).toEqual(staying);
});
