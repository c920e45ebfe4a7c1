import type { Subscribers } from './features/audit/write-events.service.js';
import { keepTeamsApart } from './features/teams/team-twice.service.js';
import { keepTotals, repairTotals } from './features/totals/totals-subscribers.service.js';

/** What follows writes in their transactions. */
export const subscribers: Subscribers = {
  games: [keepTotals],
  undo: [repairTotals, keepTeamsApart],
};
