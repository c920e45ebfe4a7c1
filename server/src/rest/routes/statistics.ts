import { get, type Row } from '../row.js';

/** What a sport's games are kept in: statistics and periods. */
export const statisticRows: readonly Row[] = [
  get(
    '/statsv2/{sportId}',
    'public-scoped',
    'Stats',
    "The organization's statistics of a sport in order, hidden ones too.",
  ),
  get(
    '/gamePeriods/{sportId}',
    'public-scoped',
    'GamePeriods',
    "The organization's periods of a sport in order, hidden ones too.",
    {
      query: { userId: 'userId' },
      userField: 'userId',
    },
  ),
];
