import { seedPlayerAttributes } from './features/attributes/seed-player-attributes.service.js';
import type { Subscribers } from './features/audit/write-events.service.js';
import { tellUnmatched, tellUnmatchedByUndo } from './features/brackets/unmatched-subscribers.service.js';
import { keepGameTeams } from './features/games/keep-game-teams.service.js';
import { forgetResultsUndone, keepHistoryWithoutReturns } from './features/games/history-subscribers.service.js';
import { seedGamePeriods } from './features/periods/seed-game-periods.service.js';
import { keepFormulas } from './features/stat-definitions/stat-definition-subscribers.service.js';
import { seedStatDefinitions } from './features/stat-definitions/seed-stat-definitions.service.js';
import { takeDraftsAlong } from './features/schedules/drafts-undo.service.js';
import { forgetOnlyTheGame } from './features/statistics/undone-entry.service.js';
import { noteUndoneStatistics } from './features/statistics/statistics-subscribers.service.js';
import { keepLeaguesApart } from './features/leagues/league-name.service.js';
import { keepTeamsPlaced } from './features/teams/enrolment.service.js';
import { keepTeamsApart } from './features/teams/team-twice.service.js';
import { tellNobodyOfReturns } from './features/webhooks/quiet-returns.service.js';
import { keepTotals, repairTotals } from './features/totals/totals-subscribers.service.js';

/** What follows writes in their transactions. */
export const subscribers: Subscribers = {
  games: [keepTotals, tellUnmatched],
  sports: [seedStatDefinitions, seedGamePeriods, seedPlayerAttributes].map((seed) => async (tx, { sportIds }, work) => {
    await work();
    await seed(tx, sportIds);
  }),
  undo: [
    keepHistoryWithoutReturns,
    forgetResultsUndone,
    repairTotals,
    keepLeaguesApart,
    // Locks teams in their leagues, so within what locks the leagues of a renamed team.
    keepTeamsPlaced,
    keepTeamsApart,
    keepGameTeams,
    noteUndoneStatistics,
    keepFormulas,
    takeDraftsAlong,
    forgetOnlyTheGame,
    tellNobodyOfReturns,
    tellUnmatchedByUndo,
  ],
};
