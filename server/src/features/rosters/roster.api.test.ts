import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
} from '../../testing/factories.js';
import { PlayerSeasonTotalEntity } from '../totals/player-season-total.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

/** A team in a new season league of a season. */
async function enter(organizationId: number, seasonId: number, teamId: number) {
  const seasonLeague = await createSeasonLeague(app.manager, organizationId, { seasonId });
  return createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: seasonLeague.id, teamId });
}

test('a roster lists players by last and first name, in the season asked for', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const other = await createOrganization(app.manager);
  const foreign = await createSeason(app.manager, other.id);
  const active = await createSeason(app.manager, id, { active: true });
  const past = await createSeason(app.manager, id);
  const team = await createTeam(app.manager, id);
  const [now, then] = [await enter(id, active.id, team.id), await enter(id, past.id, team.id)];
  for (const [firstName, lastName, jerseyNumber] of [
    ['Zoe', 'adams', '00'],
    ['Al', 'Young', null],
    ['Abe', 'Adams', '7'],
  ] as const) {
    const player = await createPlayer(app.manager, id, { firstName, lastName });
    await createRosterEntry(app.manager, id, {
      seasonLeagueTeamId: now.id,
      playerId: player.id,
      jerseyNumber,
      position: 'PG',
    });
  }
  await createRosterEntry(app.manager, id, {
    seasonLeagueTeamId: then.id,
    playerId: (await createPlayer(app.manager, id, { firstName: 'Old', lastName: 'Hand' })).id,
  });

  const { data } = await app.graphql(
    `query ($slug: String!, $team: ID!, $past: ID!, $foreign: ID!) { organization(slug: $slug) { team(id: $team) {
      roster { jerseyNumber position player { fullName } seasonLeagueTeam { id playerCount } }
      past: roster(seasonId: $past) { player { fullName } }
      foreign: roster(seasonId: $foreign) { id } word: roster(seasonId: "x") { id }
      seasonTeam { playerCount roster { player { firstName } } }
    } } }`,
    { slug, team: team.id, past: past.id, foreign: foreign.id },
  );

  const seasonLeagueTeam = { id: String(now.id), playerCount: 3 };
  expect(data).toEqual({
    organization: {
      team: {
        roster: [
          { jerseyNumber: '7', position: 'PG', player: { fullName: 'Abe Adams' }, seasonLeagueTeam },
          { jerseyNumber: '00', position: 'PG', player: { fullName: 'Zoe adams' }, seasonLeagueTeam },
          { jerseyNumber: null, position: 'PG', player: { fullName: 'Al Young' }, seasonLeagueTeam },
        ],
        past: [{ player: { fullName: 'Old Hand' } }],
        foreign: [],
        word: [],
        seasonTeam: {
          playerCount: 3,
          roster: [{ player: { firstName: 'Abe' } }, { player: { firstName: 'Zoe' } }, { player: { firstName: 'Al' } }],
        },
      },
    },
  });
});

test("a player's rosters and history are listed from the latest season on; a team played for stays in the history", async () => {
  const { id, slug } = await createOrganization(app.manager);
  const old = await createSeason(app.manager, id, { name: 'Old', startDate: '2023-01-01' });
  const late = await createSeason(app.manager, id, { name: 'Late', startDate: '2025-01-01' });
  const [ants, bears] = [
    await createTeam(app.manager, id, { name: 'Ants' }),
    await createTeam(app.manager, id, { name: 'Bears' }),
  ];
  const [antsOld, antsLate, bearsOld] = [
    await enter(id, old.id, ants.id),
    await enter(id, late.id, ants.id),
    await enter(id, old.id, bears.id),
  ];
  const player = await createPlayer(app.manager, id);
  for (const slt of [antsOld, antsLate])
    await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt.id, playerId: player.id });
  // Played for both in the old season, and is no longer on the Bears' roster.
  for (const slt of [antsOld, bearsOld]) {
    await app.manager.insert(PlayerSeasonTotalEntity, {
      organizationId: id,
      playerId: player.id,
      seasonId: old.id,
      seasonLeagueId: slt.seasonLeagueId,
      teamId: slt.teamId,
      gamesPlayed: 1,
    });
  }

  type Entry = { seasonLeagueTeamId: string; team: { name: string }; season: { name: string } };
  const { data } = await app.graphql<{ organization: { player: { rosters: unknown[]; teamHistory: Entry[] } } }>(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { player(id: $id) {
      rosters { seasonLeagueTeam { team { name } seasonLeague { season { name } } } }
      teamHistory { seasonLeagueTeamId team { name } season { name } league { id } }
    } } }`,
    { slug, id: player.id },
  );

  expect(data?.organization.player.rosters).toEqual(
    ['Late', 'Old'].map((name) => ({
      seasonLeagueTeam: { team: { name: 'Ants' }, seasonLeague: { season: { name } } },
    })),
  );
  expect(
    data?.organization.player.teamHistory.map(({ seasonLeagueTeamId, team, season }) => [
      seasonLeagueTeamId,
      team.name,
      season.name,
    ]),
  ).toEqual([
    [String(antsLate.id), 'Ants', 'Late'],
    [String(antsOld.id), 'Ants', 'Old'],
    [String(bearsOld.id), 'Bears', 'Old'],
  ]);
});

test('of two teams of a season the history begins with the one whose roster the player is on', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const season = await createSeason(app.manager, id, { name: 'Fall', startDate: '2025-09-01' });
  const [left, joined] = [
    await enter(id, season.id, (await createTeam(app.manager, id, { name: 'Ants' })).id),
    await enter(id, season.id, (await createTeam(app.manager, id, { name: 'Bears' })).id),
  ];
  const player = await createPlayer(app.manager, id);
  await createRosterEntry(app.manager, id, { seasonLeagueTeamId: joined.id, playerId: player.id });
  // Played for both, and was traded from the Ants to the Bears meanwhile.
  for (const { seasonLeagueId, teamId } of [left, joined])
    await app.manager.insert(PlayerSeasonTotalEntity, {
      organizationId: id,
      playerId: player.id,
      seasonId: season.id,
      seasonLeagueId,
      teamId,
      gamesPlayed: 1,
    });
  const { data } = await app.graphql<{ organization: { player: { teamHistory: { team: { name: string } }[] } } }>(
    'query ($slug: String!, $id: ID!) { organization(slug: $slug) { player(id: $id) { teamHistory { team { name } } } } }',
    { slug, id: player.id },
  );
  expect(data?.organization.player.teamHistory.map(({ team }) => team.name)).toEqual(['Bears', 'Ants']);
});

test('rosters of any size and number take one statement with their players', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const seasonLeague = await createSeasonLeague(app.manager, id);
  for (let i = 0; i < 6; i += 1) {
    const slt = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: seasonLeague.id });
    for (let j = 0; j < 4; j += 1) await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt.id });
  }
  const statements = await app.statementsOf(
    'query ($slug: String!) { organization(slug: $slug) { seasonLeagues { teams { team { name } roster { player { fullName imageUrl } seasonLeagueTeam { id } } } } } }',
    { slug },
  );
  // The records: teams are in the order of their ranks, which follow from the standings where nobody entered one.
  expect(statements.filter((name) => !name.startsWith('organization_')).sort()).toEqual([
    'roster_entries_by_season_league_team',
    'season_league_records',
    'season_league_teams_by_season_league',
    'season_leagues_by_season',
    'seasons_of_organization',
    'teams_by_id',
  ]);
});
