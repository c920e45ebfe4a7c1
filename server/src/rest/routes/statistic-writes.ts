import { post, put, type Row } from '../row.js';

/** Settings of statistics and periods. */
export const statisticWriteRows: readonly Row[] = [
  put(
    '/player-game-stats',
    'admin',
    'SavePlayerGameStats',
    "Stores a player's statistics in a game, whatever is there by now; a value of null removes one. With If-Match nothing is stored when one that is named has changed since: its version is the one that the save before of the same values answered; of other values that one says nothing.",
    {
      body: {
        game_id: 'gameId',
        stats: {
          to: 'input.sets',
          shape: 'renamed',
          names: { player_id: 'playerId', stat_id: 'definitionId', value: 'value' },
        },
      },
      repeats: { 'stats.player_id': 'player_id', 'stats.game_id': 'game_id' },
    },
  ),
  put('/statsv2/reorder', 'admin', 'OrderStats', 'Puts all statistics of a sport into an order.', {
    body: { stats: { to: 'ids', shape: 'inOrder', by: 'order' } },
  }),
  put('/statsv2/{id}/toggle-visibility', 'admin', 'HideStat', 'Hides or shows a statistic.', {
    body: { hidden: 'hidden' },
  }),
  post(
    '/gamePeriods',
    'admin',
    'CreateGamePeriod',
    "Adds a period to a sport's list: an overtime before the final score, others at its end.",
    {
      body: { sportId: 'input.sportId', name: 'input.name', userId: 'input.userId' },
      userField: 'userId',
    },
  ),
  put('/gamePeriods/hide/{id}', 'admin', 'HideGamePeriod', 'Hides a period.'),
  put('/gamePeriods/unhide/{id}', 'admin', 'UnhideGamePeriod', 'Shows a period again.'),
  put('/gamePeriods/reorder', 'admin', 'OrderGamePeriods', 'Puts all periods of a sport into an order.', {
    body: { gamePeriods: { to: 'ids', shape: 'inOrder', by: 'order' } },
  }),
  post(
    '/gamePeriods/reset/{sportId}',
    'admin',
    'ResetGamePeriods',
    'Restores the default periods of a sport; others are hidden, scores stay.',
    {
      body: { userId: 'userId' },
      userField: 'userId',
    },
  ),
];
