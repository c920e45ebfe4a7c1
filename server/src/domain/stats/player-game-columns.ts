/**
 * The columns of a file of players' games that are no statistics; a statistic of the same name could not be told apart.
 */
export const PLAYER_GAME_COLUMNS = {
  required: ['date', 'team', 'opponent', 'first_name', 'last_name'],
  optional: ['player_key', 'game_key', 'time', 'position', 'started', 'did_not_play', 'sort_order'],
} as const;
