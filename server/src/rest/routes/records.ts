import { get, type Row } from '../row.js';

/** `?season=active`, or a season's id, which has to exist. */
const season = {
  query: {
    season: [
      { to: 'seasonId', shape: 'unlessActive' },
      { to: 'active', shape: 'ifActive' },
      { to: 'named', shape: 'isNotActive' },
      { to: 'season', shape: 'unlessActive' },
    ],
  },
} as const;

/** Records and leaders. */
export const recordRows: readonly Row[] = [
  get(
    '/records/top20Points',
    'public-scoped',
    'RecordPoints',
    'The 20 players with the most points, of all time or of one season.',
    season,
  ),
  get(
    '/records/top20Threes',
    'public-scoped',
    'RecordThrees',
    'The 20 players with the most three-pointers, of all time or of one season.',
    season,
  ),
  get(
    '/records/top20TeamWins',
    'public-scoped',
    'RecordTeamWins',
    'The 20 teams with the most wins, of all time or of one season.',
    season,
  ),
  get(
    '/stat-leaders',
    'public-scoped',
    'StatLeaders',
    'The first three players of the first active season by points, three-pointers, rebounds and assists.',
  ),
];
