export { League, type LeagueOptions, type BulkTable, type ChangedThing, type BulkFormat } from './league.js';
export { LeagueError } from './league-error.js';
export * from './operations.generated.js';
