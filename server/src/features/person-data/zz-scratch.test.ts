import { afterAll, beforeAll, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, createPlayer, createUser } from '../../testing/factories.js';
let app: TestApp;
beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());
const F = 'Zelindaquo Vraxmontor';
test('draft through the graph', async () => {
  const w = await createLeagueWorld(app.manager);
  const owner = await app.signInAs(await createUser(app.manager, w.organizationId, { role: 'org_owner' }));
  const q = (s: string, ...p: unknown[]) => app.manager.query(s, [w.organizationId, ...p]);
  const p = await createPlayer(app.manager, w.organizationId, { firstName: 'Zelindaquo', lastName: 'Vraxmontor' });
  await q(`UPDATE teams SET name = $2 WHERE organization_id=$1 AND id=$3`, `${F} Team`, w.teams.ants.id);
  for (const day of ['Friday', 'friday', 'FRIDAY', 'fri', 'Fri']) {
    const [s] = await q(`INSERT INTO schedules (organization_id, season_league_id, name, start_date, num_weeks, game_days) VALUES ($1, $2, 'Plan', '2027-10-01', 3, ARRAY[$3]) RETURNING id`, w.current.seasonLeague.id, day);
    await q(`INSERT INTO schedule_time_slots (organization_id, schedule_id, week_index, time, court) VALUES ($1, $2, NULL, '18:00', $3), ($1, $2, NULL, '19:00', $3)`, s.id, `Court ${F}`);
    const a: any = await app.graphql('mutation ($id: ID!) { generateScheduleDraft(scheduleId: $id) { id } }', { id: s.id }, { as: owner });
    if (a.errors) { console.log('ZZ', day, a.errors[0].message); continue; }
    console.log('ZZ before', JSON.stringify(await q('SELECT games, certificate, obstacles FROM schedule_drafts WHERE organization_id=$1')).slice(0, 900));
    await app.graphql('mutation ($id: ID!) { erasePlayer(id: $id) { playerId } }', { id: p.id }, { as: owner });
    console.log('ZZ after', JSON.stringify(await q(`SELECT d.id, x.key, x.value FROM schedule_drafts d, jsonb_each(to_jsonb(d)) x WHERE d.organization_id=$1 AND x.value::text ILIKE '%vraxmontor%'`)).slice(0, 900));
    const pub: any = await app.graphql('mutation ($id: ID!) { publishScheduleDraft(draftId: $id) { message } }', { id: a.data.generateScheduleDraft.id }, { as: owner });
    console.log('ZZ pub', JSON.stringify(pub.errors ?? pub.data), JSON.stringify(await q(`SELECT id, court FROM games WHERE organization_id=$1 AND court IS NOT NULL`)).slice(0, 400));
    break;
  }
});
