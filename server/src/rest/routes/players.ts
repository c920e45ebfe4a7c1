import { get, type Row } from '../row.js';

/** Players, their attributes and what they did. */
export const playerRows: readonly Row[] = [
  get('/playersv2', 'public-scoped', 'Players', 'All players by name, with the rosters that they are on.'),
  get('/playersv2/{id}', 'public-scoped', 'Player', 'A player with rosters and attributes.'),
  get(
    '/playersv2/{id}/basic',
    'public-scoped',
    'PlayerBasic',
    "A player's page: teams over the seasons, and each statistic of each game of the active seasons or of all.",
    {
      query: { scope: 'scope' },
    },
  ),
  get('/playersv2/{id}/stats', 'public-scoped', 'PlayerStats', 'Each statistic of each game of a player.'),
  get(
    '/playerAttributes',
    'public-scoped',
    'PlayerAttributes',
    'What the organization knows of players: visible attributes in order; for its administrators hidden ones too.',
  ),
];
