import type { TestFile } from '../multipart.js';
import { FIVE, GAMES, HEAD, LINES, TEAMS } from '../small-season.js';
import type { Random } from './random-numbers.js';

/** A request. */
export type Sent = readonly [query: string, variables: Record<string, unknown>, files?: Record<string, TestFile>];

/** A season whose games and players come, change and go. */
export function importOf(random: Random): Sent {
  const some = <Item>(items: readonly Item[]): Item[] => items.filter(() => random(3) > 0);
  const line = (base: string): string => `${base},30,${random(30)}${FIVE.slice('30,5'.length)}`;
  const csv = (name: string, text: string): TestFile => ({ name, type: 'text/csv', bytes: Buffer.from(text) });
  const games = GAMES.replace('Ants,Bees,5,3,', `Ants,Bees,${random(90)},${random(90)},`);
  const files = {
    teams: csv('teams.csv', TEAMS),
    games: csv('games.csv', games),
    playerGames: csv('player_games.csv', [HEAD, ...some(LINES).map(line)].join('\n')),
  };
  const names = Object.fromEntries(Object.keys(files).map((name) => [name, null]));
  return [
    'mutation ($input: ImportSeasonInput!) { done: importSeason(input: $input) { done undoId } }',
    { input: { name: 'Fall 2025', removeMissing: random(2) === 0, files: names } },
    Object.fromEntries(Object.entries(files).map(([name, file]) => [`variables.input.files.${name}`, file])),
  ];
}
