import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphSchema } from '../../schema.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createBusiness,
  createDivision,
  createGame,
  createLeague,
  createLink,
  createPage,
  createLeagueWorld,
  createSeasonLeague,
  createUser,
  type LeagueWorld,
  unique,
} from '../../testing/factories.js';
import { PlayerAttributeEntity } from '../attributes/player-attribute.entity.js';
import { tenantRowsDigest } from '../../testing/tenant-digest.js';
import { TELLING_FIELDS } from '../../lib/note-refusals.js';

let app: TestApp;
let world: LeagueWorld;
let owner: Caller;
let ownersName: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  const user = await createUser(app.manager, world.organizationId, { role: 'org_owner', sports: ['basketball'] });
  ownersName = user.username;
  owner = await app.signInAs(user);
});
afterAll(() => app.close());

interface Told {
  id: string;
  label: string;
  actorName: string;
}

const told = async (call: string, as = owner): Promise<{ undoable: Told[]; message: string | undefined }> => {
  const { data, errors } = await app.graphql<{ undoable: Told[] }>(
    `mutation { it: ${call} undoable { id label actorName } }`,
    {},
    { as },
  );
  return { undoable: data?.undoable ?? [], message: errors?.[0]?.message };
};
const takeBack = (id: string, as = owner) =>
  app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id }, { as });

/** How each mutation is called that saves something and answers it, and what its undo is called. */
const SAVES: Readonly<Record<string, () => Promise<[call: string, label: string]> | [call: string, label: string]>> = {
  addPlayerToTeam: () => [
    `(input: { seasonLeagueTeamId: ${world.current.slts.ants.id}, firstName: "Ada", lastName: "Low", jerseyNumber: "7" }) { id }`,
    'Added Ada Low to the roster.',
  ],
  addTeamToLeague: () => [
    `(input: { seasonLeagueId: ${world.current.seasonLeague.id}, name: "Elks" }) { id }`,
    'Added team Elks to the league.',
  ],
  createBusiness: () => ['(input: { name: "Gym" }) { id }', 'Created business Gym.'],
  createDivision: () => [
    `(input: { seasonId: ${world.current.season.id}, name: "East" }) { id }`,
    'Created division East.',
  ],
  createGamePeriod: () => [`(input: { sportId: ${sport()}, name: "OT9" }) { id }`, 'Created period OT9.'],
  createLeague: () => [
    `(input: { seasonId: ${world.current.season.id}, name: "Second" }) { id }`,
    'Added league Second (2025-26).',
  ],
  createLink: () => ['(input: { label: "Rules", slug: "rules" }) { id }', 'Created link Rules.'],
  createPage: () => [
    '(input: { path: "rules", title: "Rules", blocks: [{ kind: HEADING, text: "x" }] }) { id }',
    'Created page Rules.',
  ],
  createPlayerAttribute: () => ['(input: { name: "Shoes", type: NUMBER }) { id }', 'Created attribute Shoes.'],
  createSeason: async () => {
    const { season, slts } = world.last;
    await createDivision(app.manager, world.organizationId, { seasonId: season.id }, [slts.ants.id]);
    return [
      `(input: { name: "2026-27", copyFromSeasonId: ${world.last.season.id} }) { id }`,
      'Created season 2026-27.',
    ];
  },
  createStatDefinition: () => [
    `(input: { sportId: ${sport()}, name: "Dunks", abbreviation: "DNK", kind: COUNTING }) { id }`,
    'Created statistic DNK.',
  ],
  createTeam: () => [
    `(input: { name: "Elks", seasonLeagueId: ${world.current.seasonLeague.id} }) { id }`,
    'Created team Elks.',
  ],
  publishPage: async () => {
    const { id } = await createPage(app.manager, world.organizationId, { title: 'Rules', published: false });
    return [`(id: ${id}, expectedVersion: 1) { id }`, 'Changed page Rules.'];
  },
  reorderGamePeriods: () => [
    `(ids: [${[...world.periods.values()].map(({ id }) => id).toReversed()}]) { id }`,
    'Changed the order of the periods.',
  ],
  reorderLinks: async () => {
    const [one, two] = [
      await createLink(app.manager, world.organizationId),
      await createLink(app.manager, world.organizationId),
    ];
    return [`(ids: [${two.id}, ${one.id}]) { id }`, 'Changed the order of the links.'];
  },
  reorderPlayerAttributes: async () => {
    const [one, two] = [await createAttribute(), await createAttribute()];
    return [`(ids: [${two.id}, ${one.id}]) { id }`, 'Changed the order of the attributes.'];
  },
  reorderSeasonLeagues: async () => {
    await told(`createLeague(input: { seasonId: ${world.current.season.id}, name: "Second" }) { id }`);
    const leagues = await app.manager.query<{ id: number }[]>(
      'SELECT league_id AS id FROM season_leagues WHERE organization_id = $1 AND season_id = $2 ORDER BY position DESC',
      [world.organizationId, world.current.season.id],
    );
    return [
      `(input: { seasonId: ${world.current.season.id}, leagueIds: [${leagues.map(({ id }) => id)}] }) { id }`,
      'Changed the order of the leagues of 2025-26.',
    ];
  },
  reorderStatDefinitions: () => [
    `(ids: [${[...world.statDefinitions.values()].map(({ id }) => id).toReversed()}]) { id }`,
    'Changed the order of the statistics.',
  ],
  savePage: async () => {
    const { id } = await createPage(app.manager, world.organizationId, { title: 'Rules' });
    return [
      `(id: ${id}, input: { title: "Rules", blocks: [{ kind: HEADING, text: "y" }], expectedVersion: 1 }) { id }`,
      'Changed page Rules.',
    ];
  },
  unpublishPage: async () => {
    const { id } = await createPage(app.manager, world.organizationId, { title: 'Rules' });
    return [`(id: ${id}, expectedVersion: 1) { id }`, 'Changed page Rules.'];
  },
  updateAppearance: () => [
    '(input: { accent: "#123456", expectedVersion: 1 }) { id }',
    `Changed the appearance of ${world.organization.name}.`,
  ],
  updateTheme: () => [
    '(input: { theme: DARK, expectedVersion: 1 }) { id }',
    `Changed the appearance of ${world.organization.name}.`,
  ],
  updateBusiness: async () => {
    const { id } = await createBusiness(app.manager, world.organizationId, { name: 'Gym' });
    return [`(id: ${id}, input: { name: "Hall", expectedVersion: 1 }) { id }`, 'Changed business Gym.'];
  },
  updateGamePeriod: () => [
    `(id: ${world.periods.get('OT1')!.id}, input: { hidden: true, expectedVersion: 1 }) { id }`,
    'Changed period OT1.',
  ],
  updateLeague: () => [
    `(id: ${world.league.id}, input: { name: "Yard League", expectedVersion: 1 }) { id }`,
    'Changed league Garden League.',
  ],
  updateLink: async () => {
    const { id } = await createLink(app.manager, world.organizationId, { label: 'Rules' });
    return [`(id: ${id}, input: { label: "Laws", expectedVersion: 1 }) { id }`, 'Changed link Rules.'];
  },
  updatePlayer: async () => {
    const { id } = world.players.ants[0]!;
    const attribute = await createAttribute('Shoes');
    const other = await createAttribute('Town');
    await told(
      `updatePlayer(id: ${id}, input: { videos: [{ title: "One", url: "https://youtu.be/aaaaaaaaaaa" }],
        attributes: [{ attributeId: ${attribute.id}, value: "blue" }], expectedVersion: 1 }) { id }`,
    );
    return [
      `(id: ${id}, input: { bio: "New", videos: [{ title: "Two", url: "https://youtu.be/bbbbbbbbbbb" }],
        attributes: [{ attributeId: ${attribute.id}, value: "red" }, { attributeId: ${other.id}, value: "Rome" }], expectedVersion: 2 }) { id }`,
      'Changed player Ants One.',
    ];
  },
  updatePlayerAttribute: async () => {
    const { id } = await createAttribute('Shoes');
    return [`(id: ${id}, input: { name: "Boots", expectedVersion: 1 }) { id }`, 'Changed attribute Shoes.'];
  },
  updateRosterEntry: async () => {
    const [entry] = await app.manager.query<{ id: number }[]>(
      'SELECT id FROM roster_entries WHERE organization_id = $1 AND season_league_team_id = $2 ORDER BY id LIMIT 1',
      [world.organizationId, world.current.slts.ants.id],
    );
    return [
      `(id: ${entry!.id}, input: { jerseyNumber: "99", firstName: "Ann", expectedVersion: 1, expectedPlayerVersion: 1 }) { id }`,
      'Changed player Ants One.',
    ];
  },
  updateSeason: () => [
    `(id: ${world.last.season.id}, input: { active: true, expectedVersion: 1 }) { id }`,
    'Changed season 2024-25.',
  ],
  updateSeasonLeagueTeam: () => [
    `(id: ${world.current.slts.ants.id}, input: { name: "Aunts", rank: 3, expectedVersion: 1, expectedTeamVersion: 1 }) { id }`,
    'Changed team Ants.',
  ],
  updateStatDefinition: () => [
    `(id: ${world.statDefinitions.get('PTS')!.id}, input: { hidden: true, expectedVersion: 1 }) { id }`,
    'Changed statistic PTS.',
  ],
  updateTeam: () => [
    `(id: ${world.teams.ants.id}, input: { name: "Aunts", expectedVersion: 1 }) { id }`,
    'Changed team Ants.',
  ],
};

const createAttribute = (name = unique('Attribute')) =>
  app.manager.save(PlayerAttributeEntity, { organizationId: world.organizationId, name, type: 'string' });
const sport = (): number => world.statDefinitions.get('PTS')!.sportId;

/** Mutations that cannot be taken back, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  ...reasons('it is about who is signed in, and signing in or out is its opposite', [
    'actFor',
    'changeOwnPassword',
    'choosePassword',
    'closeScorekeeping',
    'openPasswordLink',
    'openScorekeeping',
    'setMyTheme',
    'signIn',
    'signOut',
    'signOutElsewhere',
  ]),
  ...reasons('a mail has gone out', ['askForPasswordReset', 'inviteUser', 'withdrawInvitation']),
  ...reasons('a secret was handed out or ended: revoking it, or deleting what has it, is its opposite', [
    'createApiKey',
    'createScorekeeperLink',
    'createWebhook',
    'endFormerWebhookSecret',
    'revokeApiKey',
    'rotateWebhookSecret',
    'updateWebhook',
  ]),
  ...reasons('it is about accounts and the platform itself, where each has its opposite beside it', [
    'addUserToOrganization',
    'createOrganization',
    'createUser',
    'updateOrganization',
    'updateUser',
  ]),
  ...reasons('it is asked for by a visitor, and has an opposite of its own', [
    'followTeamByMail',
    'followTeamByPush',
    'renewPushSubscription',
    'unfollowTeamByPush',
  ]),
  ...reasons('it changes nothing that lasts', [
    'cancelRosterImport',
    'cancelScheduleGeneration',
    'cancelSeasonImport',
    'previewRosterImport',
    'previewSeasonImport',
    'reportPresence',
    'resendWebhookDelivery',
    'testWebhook',
    'withdrawPresence',
  ]),
  ...reasons('it belongs to a test organization, which is made anew', [
    'resetTestOrganization',
    'startSimulatedGame',
    'stopSimulatedGame',
  ]),
  ...reasons('a draft is thrown away by its own button, which can be taken back', [
    'generateScheduleDraft',
    'repairScheduleDraft',
  ]),
  assignDivisionTeam: 'assignDivisionTeams does the same, and can be taken back',
  reorderDivisionTeams: 'assignDivisionTeams does the same, and can be taken back',
  erasePlayer: 'a person has the right to be forgotten',
  savePlays: 'each play is taken back by a further revision of its own',
  undo: 'it takes something back itself',
  uploadPageImage: 'what no page shows goes by itself',
};

function reasons(why: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]));
}

test('every mutation answers an undoId, tells of its undo, or is known to have none', () => {
  const mutations = graphSchema().getMutationType()!.getFields();
  const unknown = Object.values(mutations).filter(({ name, type }) => {
    const answer = getNamedType(type);
    const answersIt = isObjectType(answer) && answer.getFields()['undoId'] !== undefined;
    return !answersIt && !TELLING_FIELDS.has(name) && !(name in SAVES) && !(name in WITHOUT);
  });
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(Object.keys({ ...SAVES, ...WITHOUT }).filter((name) => !(name in mutations))).toEqual([]);
});

describe('a save tells what takes it back, and is taken back without a trace', () => {
  test.each(Object.keys(SAVES))('%s', async (name) => {
    const [call, label] = await SAVES[name]!();
    const before = await tenantRowsDigest(app.manager, world.organizationId);
    const { undoable, message } = await told(name + call);
    expect({ undoable, message }).toEqual({
      undoable: [{ id: expect.any(String) as string, label, actorName: ownersName }],
      message: undefined,
    });
    expect(await tenantRowsDigest(app.manager, world.organizationId)).not.toEqual(before);
    expect((await takeBack(undoable[0]!.id)).errors).toBeUndefined();
    expect(await tenantRowsDigest(app.manager, world.organizationId)).toEqual(before);
  });
});

test('several saves of a document are told in their order; what was refused or changes nothing is not', async () => {
  const { id } = await createLink(app.manager, world.organizationId, { label: 'Rules' });
  const { undoable } = await told(
    `createTeam(input: { name: "Elks" }) { id } same: updateLink(id: ${id}, input: { label: "Rules", expectedVersion: 1 }) { id }
     wrong: createTeam(input: { name: "" }) { id } last: createBusiness(input: { name: "Gym" }) { id }`,
  );
  expect(undoable.map(({ label }) => label)).toEqual(['Created team Elks.', 'Created business Gym.']);
});

test('what somebody has built on it since keeps a save, and is named', async () => {
  const { undoable } = await told('createTeam(input: { name: "Elks" }) { id }');
  const team = await app.manager.query<{ id: number }[]>(
    `SELECT id FROM teams WHERE organization_id = $1 AND name = 'Elks'`,
    [world.organizationId],
  );
  await told(
    `addTeamToLeague(input: { seasonLeagueId: ${world.current.seasonLeague.id}, copyFromTeamId: ${team[0]!.id} }) { id }`,
  );
  const { errors } = await takeBack(undoable[0]!.id);
  expect(errors?.[0]).toMatchObject({
    message: '"Created team Elks." cannot be undone: season league teams that belong to its teams were added since.',
    extensions: { code: 'CONFLICT' },
  });
});

test('what is done to pages is taken back by owners alone', async () => {
  const { undoable } = await told('createPage(input: { path: "rules", title: "Rules" }) { id }');
  const staff = await app.signInAs(await createUser(app.manager, world.organizationId));
  expect((await takeBack(undoable[0]!.id, staff)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('an appearance that is taken back is no matter of the platform', async () => {
  const { undoable } = await told('updateAppearance(input: { accent: "#123456", expectedVersion: 1 }) { id }');
  const undone = () =>
    app.manager.query<{ id: number }[]>(
      `SELECT organization_id AS id FROM audit_entries WHERE action = 'undo' AND entity_label = $1`,
      [undoable[0]!.label],
    );
  expect((await takeBack(undoable[0]!.id)).errors).toBeUndefined();
  expect(await undone()).toEqual([{ id: world.organizationId }]);
});

describe('an undo is refused where the save itself would be by now', () => {
  const idOf = async (table: string, name: string): Promise<number> => {
    const [row] = await app.manager.query<{ id: number }[]>(
      `SELECT id FROM ${table} WHERE organization_id = $1 AND name = $2`,
      [world.organizationId, name],
    );
    return row!.id;
  };
  const refusalAfter = async (save: string, since: () => unknown): Promise<string | undefined> => {
    const { undoable } = await told(save);
    await since();
    return (await takeBack(undoable[0]!.id)).errors?.[0]?.message;
  };

  test('a team whose former name another one of its league has', async () => {
    const rename = `updateTeam(id: ${world.teams.ants.id}, input: { name: "Aunts", expectedVersion: 1 }) { id }`;
    const add = `addTeamToLeague(input: { seasonLeagueId: ${world.current.seasonLeague.id}, name: "Ants" }) { id }`;
    expect(await refusalAfter(rename, () => told(add))).toBe('Garden League has a team called Ants already.');
  });

  test('a league whose former name another one has', async () => {
    const rename = `updateLeague(id: ${world.league.id}, input: { name: "Yard League", expectedVersion: 1 }) { id }`;
    const add = `createLeague(input: { seasonId: ${world.current.season.id}, name: "garden league" }) { id }`;
    expect(await refusalAfter(rename, () => told(add))).toBe('There is a league garden league already.');
  });

  test('a team that has games in the league that it was moved to', async () => {
    const { organizationId, current } = world;
    const second = await createLeague(app.manager, organizationId);
    const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organizationId, {
      seasonId: current.season.id,
      leagueId: second.id,
    });
    await told(`createTeam(input: { name: "Elks", seasonLeagueId: ${current.seasonLeague.id} }) { id }`);
    const homeTeamId = await idOf('teams', 'Elks');
    const move = `updateTeam(id: ${homeTeamId}, input: { seasonLeagueId: ${seasonLeagueId}, expectedVersion: 1 }) { id }`;
    const play = () => createGame(app.manager, organizationId, { seasonLeagueId, homeTeamId });
    expect(await refusalAfter(move, play)).toBe(
      'This cannot be undone: the team has games or byes in its present league.',
    );
  });

  test('a statistic whose former formula would lead back to itself, or has values since', async () => {
    const create = (name: string, rest: string) =>
      told(
        `createStatDefinition(input: { sportId: ${sport()}, name: "${name}", abbreviation: "${name}", ${rest} }) { id }`,
      );
    await create('ONE', 'kind: SUM, formula: "PTS + AST"');
    await create('TWO', 'kind: SUM, formula: "ONE + AST"');
    const [one, two] = [await idOf('stat_definitions', 'ONE'), await idOf('stat_definitions', 'TWO')];
    const enter = (id: number) =>
      `updateStatDefinition(id: ${id}, input: { kind: COUNTING, expectedVersion: 1 }) { id }`;
    const follow = `updateStatDefinition(id: ${one}, input: { formula: "TWO + AST", expectedVersion: 1 }) { id }`;
    expect(await refusalAfter(enter(two), () => told(follow))).toBe(
      'This cannot be undone: the formula of ONE would be wrong. TWO follows from ONE, which must not follow from itself.',
    );
    await create('SIX', 'kind: SUM, formula: "PTS + AST"');
    const six = await idOf('stat_definitions', 'SIX');
    const value = () =>
      app.manager.query(
        `INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value)
         SELECT $1, min(id), $2, 5 FROM game_lines WHERE organization_id = $1`,
        [world.organizationId, six],
      );
    expect(await refusalAfter(enter(six), value)).toBe('This cannot be undone: values of SIX have been entered since.');
  });
});

test('who comes after an undo, or after a new order, is told who it was, not whose change came before', async () => {
  const { organizationId, current } = world;
  const user = await createUser(app.manager, organizationId, { role: 'org_owner', sports: ['basketball'] });
  const { username } = user;
  const other = await app.signInAs(user);
  const rename = (name: string, expectedVersion: number) =>
    told(
      `updateSeason(id: ${current.season.id}, input: { name: "${name}", expectedVersion: ${expectedVersion} }) { id }`,
    );
  const [renamed] = (await rename('Autumn', 1)).undoable;
  expect((await takeBack(renamed!.id, other)).errors).toBeUndefined();
  expect((await rename('Winter', 2)).message).toBe(
    `2025-26 has been changed meanwhile by ${username}. Please look at it again.`,
  );
  await told(`updateSeason(id: ${current.season.id}, input: { name: "Spring", expectedVersion: 3 }) { id }`, other);
  expect((await rename('Winter', 2)).message).toBe(
    `Spring has been changed meanwhile by ${username}: name. Please look at it again.`,
  );

  const [first, ...rest] = world.periods.values();
  const hide = (hidden: boolean, expectedVersion: number) =>
    told(
      `updateGamePeriod(id: ${first!.id}, input: { hidden: ${hidden}, expectedVersion: ${expectedVersion} }) { id }`,
    );
  await hide(true, 1);
  await told(`reorderGamePeriods(ids: [${[...rest, first!].map(({ id }) => id)}]) { id }`, other);
  expect((await hide(false, 2)).message).toMatch(new RegExp(` has been changed meanwhile by ${username}\\. `));
});
