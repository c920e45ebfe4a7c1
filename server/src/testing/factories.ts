export * from './factories/content.js';
export * from './factories/games.js';
export * from './factories/league-world.js';
export * from './factories/leagues.js';
export * from './factories/organizations.js';
export * from './factories/players.js';
export * from './factories/schedules.js';
export * from './factories/statistics.js';
export { unique } from './factories/unique.js';
