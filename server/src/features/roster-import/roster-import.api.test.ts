import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportRouter } from '../../exports/export-router.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createPlayer,
  createRosterEntry,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
} from '../../testing/factories.js';
import { createRosterWorld, ROSTER, rosterRows, type RosterWorld, sendRoster } from '../../testing/rosters.js';
import { PlayerAttributeValueEntity } from '../attributes/player-attribute-value.entity.js';

const NOTES = 'items { file line field reason } more';
const REPORT = `done lineCount teamCount newTeams { name line isKnown } newPlayerCount addedCount changedCount unchangedCount valueCount message undoId
  lines { items { line team player isNewPlayer isAdded changes { field before after } } more } problems { ${NOTES} } warnings { ${NOTES} }`;
const PREVIEW = `mutation ($input: ImportRosterInput!) { answer: previewRosterImport(input: $input) { columns { name field } fields { name required } rows report { ${REPORT} } } }`;
const IMPORT = `mutation ($input: ImportRosterInput!) { answer: importRoster(input: $input) { ${REPORT} } }`;
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

interface Report {
  done: boolean;
  message: string;
  undoId: string | null;
}

let app: TestApp;
let world: RosterWorld;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createRosterWorld(app);
});

const input = () => ({ seasonLeagueId: String(world.seasonLeagueId) });
const run = async (content: string | Buffer, more: object = {}): Promise<Report> => {
  const { data, errors } = await sendRoster<{ answer: Report }>(app, world.as, IMPORT, content, {
    ...input(),
    ...more,
  });
  expect(errors).toBeUndefined();
  return data!.answer;
};
const look = async (content: string | Buffer, more: object = {}) => {
  const { data, errors } = await sendRoster<{
    answer: { report: Report; columns: object[]; fields: object[]; rows: string[][] };
  }>(app, world.as, PREVIEW, content, { ...input(), ...more });
  expect(errors).toBeUndefined();
  return data!.answer;
};

/** Team, player, jersey number, position, whether captain; by team and player. */
const rosters = async () =>
  app.manager.query<unknown[]>(
    `SELECT t.name AS team, p.first_name AS first, p.last_name AS last, r.jersey_number AS jersey, r.position, slt.captain_player_id = p.id AS captain,
       (SELECT json_object_agg(a.name, v.value) FROM player_attribute_values v JOIN player_attributes a ON a.organization_id = $1 AND a.id = v.attribute_id
        WHERE v.organization_id = $1 AND v.player_id = p.id) AS attributes
     FROM roster_entries r
     JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = r.season_league_team_id AND slt.season_league_id = $2
     JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id JOIN players p ON p.organization_id = $1 AND p.id = r.player_id
     WHERE r.organization_id = $1 ORDER BY t.name, p.first_name, p.id`,
    [world.organizationId, world.seasonLeagueId],
  );

/** What players are known as, by id. */
const called = async () =>
  (
    await app.manager.query<{ called: string | null }[]>(
      'SELECT known_as AS called FROM players WHERE organization_id = $1 ORDER BY id',
      [world.organizationId],
    )
  ).map((row) => row.called);

const existing = async (name: string, players: readonly [string, string][] = []) => {
  const { organizationId, seasonLeagueId } = world;
  const team = await createTeam(app.manager, organizationId, { name });
  const slt = await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId: team.id });
  const made = [];
  for (const [firstName, lastName] of players) {
    const player = await createPlayer(app.manager, organizationId, { firstName, lastName });
    made.push({
      player,
      entry: await createRosterEntry(app.manager, organizationId, { seasonLeagueTeamId: slt.id, playerId: player.id }),
    });
  }
  return { team, slt, made };
};

test('the list of a roster comes back in as it is, here and in another organization', async () => {
  const { organizationId, seasonId, attributeIds, seasonLeagueId } = world;
  const { team, slt, made } = await existing('=Ants, the "best"', [
    ['Ann', 'Archer'],
    ['-Bo', ''],
    ['Ann', 'Archer'],
  ]);
  const [ann, bo] = made;
  await app.manager.query(
    'UPDATE season_league_teams SET captain_player_id = $2 WHERE organization_id = $1 AND id = $3',
    [organizationId, bo!.player.id, slt.id],
  );
  await app.manager.query(
    "UPDATE roster_entries SET jersey_number = '07', position = '+C' WHERE organization_id = $1 AND id = $2",
    [organizationId, ann!.entry.id],
  );
  await app.manager.query("UPDATE players SET known_as = '=Lefty' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    ann!.player.id,
  ]);
  await app.manager.query("UPDATE player_attributes SET name = 'Team' WHERE organization_id = $1 AND name = 'Born'", [
    organizationId,
  ]);
  const values = ['-7', 'Guard', '2001-02-03'].map((value, index) => ({
    organizationId,
    playerId: ann!.player.id,
    attributeId: attributeIds[index]!,
    value,
  }));
  await app.manager.insert(PlayerAttributeValueEntity, values);
  const [{ leagueId }] = await app.manager.query<[{ leagueId: number }]>(
    'SELECT league_id AS "leagueId" FROM season_leagues WHERE organization_id = $1 AND id = $2',
    [organizationId, seasonLeagueId],
  );
  const { status, bytes } = await app.request({
    path: `/exports/roster.csv?seasonId=${seasonId}&leagueId=${leagueId}&teamId=${team.id}`,
    as: world.as,
  });
  expect(status).toBe(200);
  expect(bytes.toString().split('\r\n')[0]).toBe(
    '\ufeffteam,first_name,last_name,player_key,captain,jersey_number,team_position,known_as,Number,Position,attribute Team',
  );
  const before = await rosterRows(app, organizationId);
  expect(await run(bytes)).toMatchObject({
    done: true,
    lineCount: 3,
    teamCount: 1,
    newTeams: [],
    newPlayerCount: 0,
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 3,
    problems: { items: [] },
  });
  expect(await rosterRows(app, organizationId)).toBe(before);

  const here = await rosters();
  world = await createRosterWorld(app);
  await app.manager.query("UPDATE player_attributes SET name = 'Team' WHERE organization_id = $1 AND name = 'Born'", [
    world.organizationId,
  ]);
  expect(await run(bytes)).toMatchObject({ done: true, newPlayerCount: 3, addedCount: 3, problems: { items: [] } });
  const withoutNothing = (rows: unknown[]) =>
    rows.map((row) => JSON.stringify(row).replace('"captain":null', '"captain":false'));
  expect(withoutNothing(await rosters())).toEqual(withoutNothing(here));
  expect((await called()).toSorted()).toEqual(['=Lefty', null, null]);
});

test('what players are known as is written, told, undone, and has to agree', async () => {
  const { made } = await existing('Ants', [['Ann', 'Archer']]);
  const file = 'team,player,known_as\r\nAnts,Ann Archer,Arrow\r\nAnts,Bo Best,B. B.\r\n';
  const { undoId, ...report } = await run(file);
  expect(report).toMatchObject({
    done: true,
    newPlayerCount: 1,
    changedCount: 1,
    lines: { items: [{ changes: [{ field: 'known_as', before: null, after: 'Arrow' }] }, {}] },
  });
  expect(await called()).toEqual(['Arrow', 'B. B.']);
  expect(
    await app.manager.query(
      "SELECT changes FROM audit_entries WHERE organization_id = $1 AND action = 'player.update' AND entity_id = $2",
      [world.organizationId, made[0]!.player.id],
    ),
  ).toEqual([{ changes: { knownAs: [null, 'Arrow'] } }]);
  expect(await run('team,player,known_as\r\nAnts,Ann Archer,\r\n')).toMatchObject({ changedCount: 0 });
  const twice = await run('team,player,known_as\r\nAnts,Ann Archer,Bow\r\nBees,Ann Archer,Bolt\r\n');
  expect(twice).toMatchObject({
    done: false,
    problems: { items: [{ line: 3, field: 'known_as', reason: 'line 2 says "Bow" of the same player' }] },
  });
  await app.graphql(UNDO, { id: undoId }, { as: world.as });
  expect(await called()).toEqual([null]);
});

describe('the preview', () => {
  test('says what an import would do and writes nothing', async () => {
    const before = await rosterRows(app, world.organizationId);
    const { report, columns, fields, rows } = await look(ROSTER);
    expect(report).toEqual({
      done: false,
      lineCount: 3,
      teamCount: 2,
      newTeams: [
        { name: 'Ants', line: 2, isKnown: false },
        { name: 'Bees', line: 4, isKnown: false },
      ],
      newPlayerCount: 3,
      addedCount: 3,
      changedCount: 0,
      unchangedCount: 0,
      valueCount: 6,
      message: 'Nothing was imported.',
      undoId: null,
      lines: {
        items: [
          {
            line: 2,
            team: 'Ants',
            player: 'Ann Archer',
            isNewPlayer: true,
            isAdded: true,
            changes: [
              { field: 'captain', before: 'no', after: 'yes' },
              { field: 'Number', before: null, after: '07' },
              { field: 'Position', before: null, after: 'Guard' },
              { field: 'Born', before: null, after: '2001-02-03' },
            ],
          },
          {
            line: 3,
            team: 'Ants',
            player: 'Bo Baker',
            isNewPlayer: true,
            isAdded: true,
            changes: [{ field: 'Number', before: null, after: '12' }],
          },
          {
            line: 4,
            team: 'Bees',
            player: 'Cy',
            isNewPlayer: true,
            isAdded: true,
            changes: [
              { field: 'Number', before: null, after: '5' },
              { field: 'Position', before: null, after: 'Wing' },
            ],
          },
        ],
        more: 0,
      },
      problems: { items: [], more: 0 },
      warnings: { items: [], more: 0 },
    });
    expect(columns).toEqual(
      ['Team', 'Player', 'Number', 'Position', 'Born', 'Captain'].map((name) => ({
        name,
        field: ['Number', 'Position', 'Born'].includes(name) ? name : name.toLowerCase(),
      })),
    );
    expect(fields).toContainEqual({ name: 'team', required: true });
    expect(fields).toContainEqual({ name: 'Born', required: false });
    expect(rows[1]).toEqual(['Ants', 'Baker, Bo', '12', '', '', 'no']);
    expect(await rosterRows(app, world.organizationId)).toBe(before);
  });

  test('a file that a spreadsheet saved is shown with its letters, and with what was guessed', async () => {
    const { rows, report } = await look(Buffer.from('team;player\nAnts;José Peña\n', 'latin1'));
    expect(rows).toEqual([['Ants', 'José Peña']]);
    expect(report).toMatchObject({
      problems: { items: [] },
      warnings: {
        items: [{ line: 2, field: null, reason: expect.stringContaining('The file is read as Windows-1252') }],
      },
    });
  });

  test('columns whose names differ are mapped or left out', async () => {
    const other = 'Club,Given,Family,Shirt,Remark\nAnts,Ann,Archer,7,nice\n';
    expect((await look(other)).report).toMatchObject({
      problems: {
        items: [
          { line: 1, field: 'Club', reason: 'unknown column "Club"' },
          {},
          {},
          {},
          {},
          { line: 1, field: 'team', reason: 'this column is missing' },
        ],
      },
    });
    const columns = [
      { column: 'club', field: 'team' },
      { column: 'Given', field: 'first_name' },
      { column: 'Family', field: 'last_name' },
      { column: 'Shirt', field: 'jersey_number' },
      { column: 'Remark', field: null },
    ];
    expect((await look(other, { columns })).report).toMatchObject({ addedCount: 1, problems: { items: [] } });
    expect(await run(other, { columns })).toMatchObject({ done: true });
    expect(await rosters()).toEqual([
      { team: 'Ants', first: 'Ann', last: 'Archer', jersey: '7', position: null, captain: null, attributes: null },
    ]);
  });
});

describe('the import', () => {
  test('makes teams, players and roster entries; again changes nothing', async () => {
    const done = await run(ROSTER);
    expect(done).toMatchObject({
      done: true,
      addedCount: 3,
      newPlayerCount: 3,
      message: 'Imported a roster: 3 players added, 2 new teams.',
      undoId: expect.stringMatching(/^\d+$/) as unknown,
    });
    expect(await rosters()).toEqual([
      {
        team: 'Ants',
        first: 'Ann',
        last: 'Archer',
        jersey: null,
        position: null,
        captain: true,
        attributes: { Number: '07', Position: 'Guard', Born: '2001-02-03' },
      },
      {
        team: 'Ants',
        first: 'Bo',
        last: 'Baker',
        jersey: null,
        position: null,
        captain: false,
        attributes: { Number: '12' },
      },
      {
        team: 'Bees',
        first: 'Cy',
        last: '',
        jersey: null,
        position: null,
        captain: null,
        attributes: { Number: '5', Position: 'Wing' },
      },
    ]);
    const before = await rosterRows(app, world.organizationId);
    expect(await run(ROSTER)).toMatchObject({
      done: true,
      addedCount: 0,
      changedCount: 0,
      unchangedCount: 3,
      newTeams: [],
      valueCount: 0,
      undoId: null,
      message: 'Everything was there already; nothing was changed.',
    });
    expect(await rosterRows(app, world.organizationId)).toBe(before);
  });

  test('reuses the one player of a name, in any case, and leaves everybody else on the roster', async () => {
    const { made } = await existing('Ants', [['Zoe', 'Zander']]);
    const ann = await createPlayer(app.manager, world.organizationId, { firstName: 'Ann', lastName: 'Archer' });
    expect(await run('team,first_name,last_name\n ants ,ANN, archer\n')).toMatchObject({
      done: true,
      newPlayerCount: 0,
      addedCount: 1,
      newTeams: [],
    });
    const ids = await app.manager.query(
      'SELECT player_id AS id FROM roster_entries WHERE organization_id = $1 ORDER BY roster_entries.id',
      [world.organizationId],
    );
    expect(ids).toEqual([{ id: made[0]!.player.id }, { id: ann.id }]);
  });

  test('dates are read as a spreadsheet saves them', async () => {
    await run('team,player,Born,Number\nAnts,Ann Archer,2/3/2001,7\nAnts,Bo Baker,2/13/2001,8\n');
    expect(await rosters()).toMatchObject([
      { first: 'Ann', attributes: { Born: '2001-02-03' } },
      { first: 'Bo', attributes: { Born: '2001-02-13' } },
    ]);
    expect((await look('team,player,Born\nAnts,Cy Cole,2/3/2001\n')).report).toMatchObject({
      problems: { items: [{ line: 2, field: 'Born', reason: expect.stringContaining('may be two days') as unknown }] },
    });
  });

  test('a name is found however it is split', async () => {
    await createPlayer(app.manager, world.organizationId, { firstName: 'Juan Carlos', lastName: 'Navarro' });
    await createPlayer(app.manager, world.organizationId, { firstName: '', lastName: 'Cy' });
    expect(await run('team,player\nAnts,Juan Carlos Navarro\nAnts,cy\n')).toMatchObject({
      done: true,
      newPlayerCount: 0,
      addedCount: 2,
    });
  });

  test('one name in two teams is one player', async () => {
    expect(await run('team,player,Number\nAnts,Ann Archer,7\nBees,Ann Archer,7\n')).toMatchObject({
      done: true,
      newPlayerCount: 1,
      addedCount: 2,
      valueCount: 1,
    });
  });

  test('a team of the organization joins the league, with a word when it plays elsewhere in the season', async () => {
    const { organizationId, seasonId } = world;
    const team = await createTeam(app.manager, organizationId, { name: 'Ants' });
    expect((await look(ROSTER)).report).toMatchObject({
      newTeams: [
        { name: 'Ants', isKnown: true },
        { name: 'Bees', isKnown: false },
      ],
      warnings: { items: [] },
    });
    const other = await createSeasonLeague(app.manager, organizationId, { seasonId });
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: other.id, teamId: team.id });
    expect((await look(ROSTER)).report).toMatchObject({
      warnings: {
        items: [
          {
            line: 2,
            field: 'team',
            reason: expect.stringMatching(/^"Ants" plays in .* of this season; it will play here too$/) as unknown,
          },
        ],
      },
    });
    expect(await run(ROSTER)).toMatchObject({ done: true });
    expect(
      await app.manager.query('SELECT count(*)::int AS count FROM teams WHERE organization_id = $1', [organizationId]),
    ).toEqual([{ count: 2 }]);
  });

  test('into one team without a column for it', async () => {
    const { slt } = await existing('Ants');
    const team = { seasonLeagueTeamId: String(slt.id) };
    expect(await run('player,jersey_number,team_position\nAnn Archer,00,Guard\n', team)).toMatchObject({
      done: true,
      addedCount: 1,
      newTeams: [],
    });
    expect(await rosters()).toMatchObject([{ team: 'Ants', first: 'Ann', jersey: '00', position: 'Guard' }]);
    expect(await run('team,player\nANTS,Ann Archer\nBees,Bo Baker\n', team)).toMatchObject({
      done: false,
      problems: {
        items: [{ line: 3, field: 'team', reason: '"Bees" is another team: this roster is that of Ants alone' }],
      },
    });
  });

  test('changes what the file says otherwise, says nothing where it is blank, and writes one version of it into the trail', async () => {
    const { slt, made } = await existing('Ants', [
      ['Ann', 'Archer'],
      ['Bo', 'Baker'],
    ]);
    const [ann, bo] = made;
    const { organizationId, attributeIds } = world;
    await app.manager.update('season_league_teams', { organizationId, id: slt.id }, { captainPlayerId: bo!.player.id });
    await app.manager.save(PlayerAttributeValueEntity, [
      { organizationId, playerId: ann!.player.id, attributeId: attributeIds[0]!, value: '4' },
      { organizationId, playerId: ann!.player.id, attributeId: attributeIds[1]!, value: 'Guard' },
    ]);
    const file = 'team,player,captain,jersey_number,Number,Position\nAnts,Ann Archer,yes,9,7,\nAnts,Bo Baker,no,,,\n';
    expect(await run(file)).toMatchObject({
      done: true,
      addedCount: 0,
      changedCount: 2,
      unchangedCount: 0,
      lines: {
        items: [
          {
            changes: [
              { field: 'jersey_number', before: null, after: '9' },
              { field: 'captain', before: 'no', after: 'yes' },
              { field: 'Number', before: '4', after: '7' },
            ],
          },
          { changes: [{ field: 'captain', before: 'yes', after: 'no' }] },
        ],
      },
    });
    expect(await rosters()).toMatchObject([
      { first: 'Ann', jersey: '9', captain: true, attributes: { Number: '7', Position: 'Guard' } },
      { first: 'Bo', captain: false },
    ]);
    const trail = await app.manager.query(
      'SELECT action, entity_id AS id, changes, version FROM audit_entries WHERE organization_id = $1 ORDER BY audit_entries.id',
      [organizationId],
    );
    expect(trail).toEqual([
      { action: 'player.update', id: ann!.player.id, changes: { 'attributes.Number': ['4', '7'] }, version: 2 },
      {
        action: 'season_league_team.update',
        id: slt.id,
        changes: { captainPlayerId: [bo!.player.id, ann!.player.id] },
        version: 2,
      },
      { action: 'roster_entry.update', id: ann!.entry.id, changes: { jerseyNumber: [null, '9'] }, version: 2 },
      {
        action: 'roster.import',
        id: world.seasonLeagueId,
        changes: { newTeams: [null, []], newPlayers: [null, 0], added: [null, 0], changed: [null, 2] },
        version: null,
      },
    ]);
    const versions = await app.manager.query('SELECT version FROM players WHERE organization_id = $1 ORDER BY id', [
      organizationId,
    ]);
    expect(versions).toEqual([{ version: 2 }, { version: 1 }]);
  });

  test('can be undone: what it made is gone, what it changed is as before', async () => {
    const { slt, made } = await existing('Ants', [
      ['Ann', 'Archer'],
      ['Bo', 'Baker'],
    ]);
    const { organizationId, attributeIds, as } = world;
    await app.manager.update('season_league_teams', { organizationId, id: slt.id }, { captainName: 'Coach' });
    await app.manager.save(PlayerAttributeValueEntity, {
      organizationId,
      playerId: made[0]!.player.id,
      attributeId: attributeIds[0]!,
      value: '4',
    });
    const tables = ['teams', 'season_league_teams', 'players', 'roster_entries', 'player_attribute_values'];
    const before = await rosterRows(app, organizationId, tables);
    const { undoId } = await run(
      `${ROSTER.replace('Captain', 'Captain,player_key').replace('yes', 'yes,ann-1').replace(',no', ',no,').replace('Wing,,', 'Wing,,,')}`,
    );
    expect(await rosterRows(app, organizationId, tables)).not.toBe(before);
    const undone = await app.graphql<{ undo: { label: string } }>(UNDO, { id: undoId }, { as });
    expect(undone.errors).toBeUndefined();
    expect(undone.data!.undo.label).toBe(
      'Imported a roster into D1 (Fall): 1 player added, 1 new team, 2 players changed.',
    );
    expect(await rosterRows(app, organizationId, tables)).toBe(before);
  });

  test('is not undone when somebody has changed a roster entry since', async () => {
    const { undoId } = await run(ROSTER);
    await app.manager.query('UPDATE roster_entries SET jersey_number = $2 WHERE organization_id = $1', [
      world.organizationId,
      '1',
    ]);
    const { errors } = await app.graphql(UNDO, { id: undoId }, { as: world.as });
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await rosters()).toHaveLength(3);
  });

  test('is not undone when a player that it added has become captain of another team since', async () => {
    const dogs = await existing('Dogs');
    const captainOf = () =>
      app.manager.query(
        'SELECT captain_player_id AS captain FROM season_league_teams WHERE organization_id = $1 AND id = $2',
        [world.organizationId, dogs.slt.id],
      );
    const { undoId } = await run('Team,Player\nAnts,Ann Archer\n');
    const [ann] = await app.manager.query<[{ id: number }]>(
      "SELECT id FROM players WHERE organization_id = $1 AND first_name = 'Ann'",
      [world.organizationId],
    );
    await app.manager.update(
      'season_league_teams',
      { organizationId: world.organizationId, id: dogs.slt.id },
      { captainPlayerId: ann.id },
    );
    const undo = () => app.graphql(UNDO, { id: undoId }, { as: world.as });
    const message =
      '"Imported a roster into D1 (Fall): 1 player added, 1 new team." cannot be undone: one of the season league teams has been changed since.';
    expect((await undo()).errors).toMatchObject([
      { message, extensions: { code: 'CONFLICT', details: { table: 'players' } } },
    ]);
    expect(await captainOf()).toEqual([{ captain: ann.id }]);
    expect(await rosters()).toHaveLength(1);
    await app.manager.update(
      'season_league_teams',
      { organizationId: world.organizationId, id: dogs.slt.id },
      { captainPlayerId: null },
    );
    expect((await undo()).errors).toBeUndefined();
    expect(await rosters()).toEqual([]);
  });

  test('two at once make everything once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => sendRoster<{ answer: Report | null }>(app, world.as, IMPORT, ROSTER, input())),
    );
    for (const { data, errors } of answers)
      expect(data?.answer?.done ?? errors?.[0]?.extensions.code).toBeOneOf([true, 'CONFLICT']);
    expect(await rosters()).toHaveLength(3);
    expect(
      await app.manager.query('SELECT count(*)::int AS count FROM players WHERE organization_id = $1', [
        world.organizationId,
      ]),
    ).toEqual([{ count: 3 }]);
  });
});

test('a roster below a title is read from its heading, which the preview shows', async () => {
  const titled = 'Fall rosters, 2025;;\n;;\nBoard approved;;\nteam;player;jersey_number\nAnts;Ada Low;7\n';
  const { columns, rows, report } = await look(titled);
  expect(columns).toMatchObject([{ field: 'team' }, { field: 'player' }, { field: 'jersey_number' }]);
  expect(rows).toEqual([['Ants', 'Ada Low', '7']]);
  expect(report).toMatchObject({
    lineCount: 1,
    problems: { items: [] },
    warnings: {
      items: [
        { line: 1, reason: expect.stringContaining('"Fall rosters, 2025"') as string },
        { line: 3, reason: expect.stringContaining('"Board approved"') as string },
      ],
    },
  });
  expect(await run(titled)).toMatchObject({ done: true });
});

test('columns of other names are chosen below a title, too', async () => {
  const titled = 'Fall rosters\nSquad,Who\nAnts,Ada Low\n';
  const chosen = [
    { column: 'Squad', field: 'team' },
    { column: 'Who', field: 'player' },
  ];
  expect(await run(titled, { columns: chosen })).toMatchObject({ done: true });
});
