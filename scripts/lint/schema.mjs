import graphql from '@graphql-eslint/eslint-plugin';

const rules = graphql.configs;

/** How types end that are pages of a list, or what comes of a change or would. */
const OUTCOMES = ['Connection', 'Edge', 'Payload', 'Preview'];

/** Types without an id of their own: figures of something, parts of it, or how it stands in a list. */
const VALUES = [
  'ApiKeyDay',
  'SimulatedGame',
  'PageInfo',
  'AuditChange',
  'Bracket',
  'BracketEntrant',
  'BracketRound',
  'BracketSource',
  'BusinessOptions',
  'Bye',
  'ChangePage',
  'CountedGame',
  'DivisionAssignment',
  'DivisionTeam',
  'DuplicatePlayers',
  'FindingAcceptance',
  'GameLeader',
  'GameToCome',
  'GameScoreMismatch',
  'GameSide',
  'ImportAbsentRows',
  'ImportColumn',
  'ImportField',
  'ImportNote',
  'ImportNoteList',
  'ImportedRows',
  'ImportedThings',
  'Leader',
  'ListedPlayer',
  'ListedTeam',
  'OrganizationSettings',
  'PageAddress',
  'PageBlock',
  'PageImage',
  'PageItem',
  'PeriodScoreConflict',
  'PlaceFinding',
  'PlaySettings',
  'PointsRules',
  'PlayerAttributeValue',
  'PlayerAverages',
  'PlayerGameStat',
  'PlayerMergeConflict',
  'PlayerSeasonStats',
  'PlayerSponsor',
  'Records',
  'RosterImportChange',
  'RosterImportLine',
  'RosterImportLineList',
  'RosterImportReport',
  'RosterImportTeam',
  'ScheduleCell',
  'ScheduleCellForGame',
  'ScheduleConsequence',
  'ScheduleDate',
  'ScheduleDraftComparison',
  'ScheduleDraftGame',
  'ScheduleDraftTeam',
  'ScheduleDraftWeek',
  'ScheduleFairness',
  'ScheduleGameCount',
  'ScheduleGenerationProgress',
  'ScheduleObstacleNote',
  'ScheduleOpponent',
  'ScheduleQualityFigure',
  'ScheduleRepair',
  'ScheduleTimeShare',
  'ScheduleWeek',
  'SearchResults',
  'SeasonImportProgress',
  'SeasonImportResult',
  'ShownSeason',
  'SideMismatch',
  'StandingsGames',
  'StandingsRow',
  'StandingsRules',
  'StatLeaders',
  'StatTotal',
  'Rescheduling',
  'StatValue',
  'StatisticConflict',
  'TeamHistoryEntry',
  'TeamRecord',
  'TeamWins',
  'WinLoss',
];

/**
 * The rules for schema.graphql: all that graphql-eslint recommends, and Relay's. What is set otherwise says why.
 * @type {import('eslint').Linter.Config[]}
 */
export default [
  {
    files: ['**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...rules['flat/schema-recommended'].rules,
      ...rules['flat/schema-relay'].rules,
      // Not every list is one to be paged: a game's periods, a division's teams and the like are short by their nature.
      // docs/graph.md says which lists are connections. Ids are those of their type and organization.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      // Pages go forward only; `last` and `before` would be a second way to the same rows.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // What is no thing of its own, but a value, a figure or what has been done, is told from others by where it stands.
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: { suffixes: OUTCOMES, types: VALUES } }],
      // `username` and `seasonLeagues` are the field's words; callers hold on to them.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
];
