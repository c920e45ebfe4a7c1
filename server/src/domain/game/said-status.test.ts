import { expect, test } from 'vitest';
import { GAME_STATUSES } from './game-status.js';
import { saidStatus } from './said-status.js';

test('a forfeit and what does not count are said beside a result, whatever was scored', () => {
  expect(Object.fromEntries(GAME_STATUSES.map((status) => [status, saidStatus(status.toUpperCase())]))).toEqual({
    scheduled: null,
    in_progress: null,
    final: null,
    forfeit: 'Forfeit',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
  });
});
