import type { EntityManager } from 'typeorm';
import { PlayerAttributeEntity } from '../../../features/attributes/player-attribute.entity.js';
import { GamePeriodEntity } from '../../../features/periods/game-period.entity.js';
import { StatDefinitionEntity } from '../../../features/stat-definitions/stat-definition.entity.js';
import {
  createBusiness,
  createPlayer,
  createRosterEntry,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createSports,
  createTeam,
  unique,
} from '../../factories.js';
import { row } from '../row.js';

const createAttribute = (manager: EntityManager, organizationId: number) =>
  manager.save(PlayerAttributeEntity, { organizationId, name: unique('Attribute'), type: 'string' });

const createStatDefinition = async (manager: EntityManager, organizationId: number) =>
  manager.save(StatDefinitionEntity, {
    organizationId,
    sportId: (await createSports(manager)).tennis.id,
    name: 'Statistic',
    abbreviation: unique('S'),
  });

const createPeriod = async (manager: EntityManager, organizationId: number) =>
  manager.save(GamePeriodEntity, {
    organizationId,
    sportId: (await createSports(manager)).tennis.id,
    name: unique('P'),
  });

/** Of a browser, as RFC 8291 has it for an example. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Teams, rosters, players, attributes, businesses, statistics, periods. */
export const rows = [
  row(
    'followTeamByMail',
    'anyone',
    () => ({ input: { organizationId: '2147483647', teamId: '1', email: 'ana@example.com' } }),
    undefined,
    { own: 'NOT_FOUND' },
  ),
  row(
    'followTeamByPush',
    'anyone',
    () => ({ input: { organizationId: '2147483647', teamId: '1', subscription: SUBSCRIPTION } }),
    undefined,
    { own: 'NOT_FOUND' },
  ),
  row('unfollowTeamByPush', 'anyone', () => ({
    input: { organizationId: '2147483647', teamId: '1', endpoint: SUBSCRIPTION.endpoint },
  })),
  row('renewPushSubscription', 'anyone', () => ({
    input: { organizationId: '2147483647', formerEndpoint: SUBSCRIPTION.endpoint, subscription: SUBSCRIPTION },
  })),
  row('pushKey', 'anyone'),
  row('createTeam', 'staff', () => ({ input: { name: 'Ants' } })),
  row('createTeam', 'staff', (seasonLeagueId) => ({ input: { name: 'Ants', seasonLeagueId } }), createSeasonLeague),
  row('updateTeam', 'staff', (id) => ({ id, input: { name: 'Bees', expectedVersion: 1 } }), createTeam),
  row('deleteTeams', 'staff', (id) => ({ ids: [id] }), createTeam),
  row('teamDeletionPreview', 'staff', (id) => ({ ids: [id] }), createTeam),
  row(
    'addTeamToLeague',
    'staff',
    (seasonLeagueId) => ({ input: { seasonLeagueId, name: 'Ants' } }),
    createSeasonLeague,
  ),
  row(
    'updateSeasonLeagueTeam',
    'staff',
    (id) => ({ id, input: { rank: 1, expectedVersion: 1 } }),
    createSeasonLeagueTeam,
  ),
  row('removeTeamsFromLeague', 'staff', (id) => ({ ids: [id] }), createSeasonLeagueTeam),
  row('teamRemovalPreview', 'staff', (id) => ({ ids: [id] }), createSeasonLeagueTeam),
  row(
    'addPlayerToTeam',
    'staff',
    (seasonLeagueTeamId) => ({ input: { seasonLeagueTeamId, firstName: 'Pat' } }),
    createSeasonLeagueTeam,
  ),
  row(
    'playerListPreview',
    'staff',
    (seasonLeagueTeamId) => ({ input: { seasonLeagueTeamId, lines: [`7 ${unique('Pat')}`] } }),
    createSeasonLeagueTeam,
  ),
  row(
    'addPlayerList',
    'staff',
    (seasonLeagueTeamId) => ({ input: { seasonLeagueTeamId, lines: [`7 ${unique('Pat')}`] } }),
    createSeasonLeagueTeam,
  ),
  row(
    'teamListPreview',
    'staff',
    (seasonLeagueId) => ({ input: { seasonLeagueId, lines: [unique('Ants')] } }),
    createSeasonLeague,
  ),
  row(
    'addTeamList',
    'staff',
    (seasonLeagueId) => ({ input: { seasonLeagueId, lines: [unique('Ants')] } }),
    createSeasonLeague,
  ),
  row(
    'updateRosterEntry',
    'staff',
    (id) => ({ id, input: { jerseyNumber: '7', expectedVersion: 1 } }),
    createRosterEntry,
  ),
  row('removePlayersFromTeam', 'staff', (id) => ({ ids: [id] }), createRosterEntry),
  row('movePlayersToTeam', 'staff', (id) => ({ ids: [id], seasonLeagueTeamId: '2147483646' }), createRosterEntry, {
    own: 'NOT_FOUND',
  }),
  row('updatePlayer', 'staff', (id) => ({ id, input: { bio: 'Plays.', expectedVersion: 1 } }), createPlayer),
  row('deletePlayers', 'staff', (id) => ({ ids: [id] }), createPlayer),
  row('playerDeletionPreview', 'staff', (id) => ({ ids: [id] }), createPlayer),
  row('erasePlayer', 'org_owner', (id) => ({ id }), createPlayer),
  row('playerErasurePreview', 'org_owner', (id) => ({ id }), createPlayer),
  row('duplicatePlayers', 'staff'),
  row('playerMergePreview', 'staff', (id) => ({ keepId: id, mergeIds: ['2147483646'] }), createPlayer, {
    own: 'NOT_FOUND',
  }),
  row('mergePlayers', 'staff', (id) => ({ keepId: id, mergeIds: ['2147483646'] }), createPlayer, { own: 'NOT_FOUND' }),
  row('createPlayerAttribute', 'staff', () => ({ input: { name: unique('Height'), type: 'TEXT' } })),
  row(
    'updatePlayerAttribute',
    'staff',
    (id) => ({ id, input: { visible: false, expectedVersion: 1 } }),
    createAttribute,
  ),
  row('deletePlayerAttribute', 'staff', (id) => ({ id }), createAttribute),
  row('reorderPlayerAttributes', 'staff', () => ({ ids: ['2147483647'] }), undefined, { own: 'CONFLICT' }),
  row('resetPlayerAttributes', 'staff'),
  row('businessOptions', 'anyone'),
  row('createBusiness', 'staff', () => ({ input: { name: 'Courtside' } })),
  row('updateBusiness', 'staff', (id) => ({ id, input: { name: 'Courtside', expectedVersion: 1 } }), createBusiness),
  row('deleteBusinesses', 'staff', (id) => ({ ids: [id] }), createBusiness),
  row(
    'updateStatDefinition',
    'staff',
    (id) => ({ id, input: { hidden: true, expectedVersion: 1 } }),
    createStatDefinition,
  ),
  row(
    'createStatDefinition',
    'staff',
    () => ({
      input: {
        sportId: '2147483647',
        name: 'Dunks',
        abbreviation: `D${unique('').split('-').at(-1)}`,
        kind: 'COUNTING',
      },
    }),
    undefined,
    { own: 'NOT_FOUND' },
  ),
  row('deleteStatDefinitions', 'staff', (id) => ({ ids: [id] }), createStatDefinition),
  row('statDefinitionDeletionPreview', 'staff', (id) => ({ ids: [id] }), createStatDefinition),
  row('reorderStatDefinitions', 'staff', (id) => ({ ids: [id, '2147483647'] }), createStatDefinition, {
    own: 'CONFLICT',
  }),
  row('resetStatDefinitions', 'staff', () => ({ sportId: '2147483647' }), undefined, { own: 'NOT_FOUND' }),
  row('createGamePeriod', 'staff', () => ({ input: { sportId: '2147483647', name: 'Q1' } }), undefined, {
    own: 'NOT_FOUND',
  }),
  row('updateGamePeriod', 'staff', (id) => ({ id, input: { hidden: true, expectedVersion: 1 } }), createPeriod),
  row('reorderGamePeriods', 'staff', (id) => ({ ids: [id, '2147483647'] }), createPeriod, { own: 'CONFLICT' }),
  row('hideAllGamePeriods', 'staff', () => ({ sportId: '2147483647' }), undefined, { own: 'NOT_FOUND' }),
  row('resetGamePeriods', 'staff', () => ({ sportId: '2147483647' }), undefined, { own: 'NOT_FOUND' }),
];
