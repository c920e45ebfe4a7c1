import fc from 'fast-check';
import { seasonFile, STATISTICS } from './small-season.js';
import type { SeasonFiles } from '../features/season-import/reading/files/season-files.js';

/** A person; two of one name are told apart by keys alone. */
export interface RandomPerson {
  readonly first: string;
  readonly last: string;
}

/** A game; teams and everything else by index. */
export interface RandomGame {
  readonly home: number;
  readonly away: number;
  readonly day: number;
  readonly hour: number;
  /** Points by period of either side; null: to come. More than four periods are overtimes. */
  readonly periods: readonly (readonly [home: number, away: number])[] | null;
}

/** A player's line in a game. */
export interface RandomLine {
  readonly game: number;
  readonly atHome: boolean;
  readonly person: number;
  readonly started: boolean;
  /** In the order of STATISTICS; null: blank. */
  readonly values: readonly (number | null)[];
}

/** A season that nobody played. */
export interface RandomSeason {
  readonly teams: readonly string[];
  readonly divided: boolean;
  readonly persons: readonly RandomPerson[];
  readonly games: readonly RandomGame[];
  readonly lines: readonly RandomLine[];
}

/** How a season is written down; another way says the same. */
export interface Spelling {
  readonly lineEnd: string;
  readonly mark: boolean;
  readonly quoted: boolean;
  readonly decomposed: boolean;
  readonly shouted: boolean;
  readonly order: number;
  readonly gameKeys: boolean;
  /** Of lines whose player is alone of the name: which have a key. */
  readonly playerKeys: 'none' | 'some' | 'all';
}

const TEAMS = [
  'Golden State Warriors',
  "St. John's",
  'Montréal Lynx',
  'Trail "Blazers"',
  'Doe, Roe & Co',
  'Ķekava',
  '76ers',
  'São Tomé',
];
const PERSONS: RandomPerson[] = [
  { first: "De'Aaron", last: 'Fox' },
  { first: 'Nikola', last: 'Jokić' },
  { first: 'J.J.', last: 'Barea' },
  { first: '', last: 'Nenê' },
  { first: 'Tim', last: 'Hardaway, Jr.' },
  { first: 'Luc', last: 'Mbah a Moute' },
  { first: 'Dennis', last: 'Schröder' },
  { first: 'Chris', last: 'Johnson' },
];

const game = fc.record({
  home: fc.nat(4),
  away: fc.nat(4),
  day: fc.nat(3),
  hour: fc.nat(2),
  periods: fc.option(fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 4, maxLength: 7 }), { freq: 5 }),
});
const line = fc.record({
  game: fc.nat(20),
  atHome: fc.boolean(),
  person: fc.nat(20),
  started: fc.boolean(),
  values: fc.oneof(
    { weight: 5, arbitrary: fc.array(fc.option(fc.nat(40), { freq: 8 }), { minLength: 16, maxLength: 16 }) },
    { weight: 1, arbitrary: fc.constant(STATISTICS.map(() => null)) },
  ),
});

/** Small seasons with double headers, overtimes, games to come, trades, namesakes, and players who did not play. */
export const randomSeasons: fc.Arbitrary<RandomSeason> = fc
  .record({
    teams: fc.uniqueArray(fc.constantFrom(...TEAMS), { minLength: 2, maxLength: 5 }),
    divided: fc.boolean(),
    persons: fc.uniqueArray(fc.constantFrom(...PERSONS), { minLength: 1, maxLength: 8 }),
    namesake: fc.boolean(),
    games: fc.array(game, { minLength: 1, maxLength: 10 }),
    lines: fc.array(line, { maxLength: 40 }),
  })
  .map(({ teams, divided, persons, namesake, games, lines }) => {
    const people = namesake ? [...persons, persons[0]!] : persons;
    const pairs = games.map((one) => ({
      ...one,
      home: one.home % teams.length,
      away: (one.home + 1 + (one.away % (teams.length - 1))) % teams.length,
    }));
    const own = distinct(
      pairs,
      ({ home, away, day, hour }) => `${Math.min(home, away)} ${Math.max(home, away)} ${day} ${hour}`,
    );
    const played = own.flatMap(({ periods }, index) => (periods === null ? [] : [index]));
    const all =
      played.length === 0
        ? []
        : lines.map((one) => ({ ...one, game: played[one.game % played.length]!, person: one.person % people.length }));
    return { teams, divided, persons: people, games: own, lines: distinct(all, (one) => `${one.game} ${one.person}`) };
  });

/** Ways to write a season down. */
export const spellings: fc.Arbitrary<Spelling> = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.boolean(),
  quoted: fc.boolean(),
  decomposed: fc.boolean(),
  shouted: fc.boolean(),
  order: fc.nat(10_000),
  gameKeys: fc.boolean(),
  playerKeys: fc.constantFrom('none', 'some', 'all'),
});

/** The final score of a side, blank for a game to come. */
export function finalOf({ periods }: RandomGame, side: 0 | 1): number | null {
  return periods === null ? null : periods.reduce((sum, points) => sum + points[side], 0);
}

/** The files of a season, written down in one way. */
export function filesOf({ teams, divided, persons, games, lines }: RandomSeason, spelling: Spelling): SeasonFiles {
  const date = (index: number): string => `2025-11-0${games[index]!.day + 1}`;
  const time = (index: number): string => `${17 + games[index]!.hour}:30`;
  const name = (index: number): string => (spelling.shouted ? ` ${teams[index]!.toUpperCase()}  ` : teams[index]!);
  const isTwice = games.some((one, index) => games.some((other, place) => place < index && isSameDay(one, other)));
  const hasNamesakes = persons.some((one, index) =>
    persons.some((other, place) => place < index && one.first === other.first && one.last === other.last),
  );
  const periods = Array.from(
    { length: Math.max(4, ...games.map((one) => one.periods?.length ?? 0)) },
    (_item, index) => index,
  );
  const gameRows = games.map((one, index) => ({
    ...(spelling.gameKeys && { game_key: `g${index}` }),
    date: date(index),
    time: time(index),
    home_team: name(one.home),
    away_team: name(one.away),
    home_score: finalOf(one, 0),
    away_score: finalOf(one, 1),
    ...Object.fromEntries(
      periods.flatMap((period) =>
        ([0, 1] as const).map((side) => [
          `${['home', 'away'][side]}_p${period + 1}`,
          one.periods?.[period]?.[side] ?? null,
        ]),
      ),
    ),
  }));
  const lineRows = lines.map((one, index) => {
    const { home, away } = games[one.game]!;
    const { first, last } = persons[one.person]!;
    const isKeyed =
      spelling.playerKeys === 'all' ||
      hasNamesakes ||
      (spelling.playerKeys === 'some' && (index + spelling.order) % 2 === 0);
    return {
      ...((hasNamesakes || spelling.playerKeys !== 'none') && { player_key: isKeyed ? `p${one.person}` : '' }),
      ...(isTwice && (spelling.gameKeys ? { game_key: `g${one.game}` } : { time: time(one.game) })),
      date: date(one.game),
      team: name(one.atHome ? home : away),
      opponent: name(one.atHome ? away : home),
      first_name: first,
      last_name: last,
      position: '',
      started: one.started,
      ...Object.fromEntries(STATISTICS.map((statistic, column) => [statistic, one.values[column] ?? null])),
    };
  });
  const teamRows = teams.map((team, index) => ({
    team,
    league: 'NBA',
    division: divided ? ['East', 'West'][index % 2] : '',
  }));
  const columns = [
    ...(isTwice ? [spelling.gameKeys ? 'game_key' : 'time'] : []),
    'date',
    'team',
    'opponent',
    'first_name',
    'last_name',
    'position',
    'started',
    ...STATISTICS,
  ];
  const gameColumns = [
    'date',
    'time',
    'home_team',
    'away_team',
    'home_score',
    'away_score',
    ...['home', 'away'].flatMap((side) => [1, 2, 3, 4].map((period) => `${side}_p${period}`)),
  ];
  return {
    teams: seasonFile('teams.csv', table(teamRows, [], spelling)),
    games: seasonFile('games.csv', table(gameRows, gameColumns, spelling)),
    playerGames: seasonFile('player_games.csv', table(lineRows, columns, spelling)),
  };
}

function table(rows: readonly object[], whenEmpty: readonly string[], spelling: Spelling): string {
  const columns = shuffled(rows.length > 0 ? Object.keys(rows[0]!) : whenEmpty, spelling.order);
  const cell = (value: unknown): string => {
    const text = value === null || value === undefined ? '' : String(value as string);
    return spelling.quoted || /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const body = shuffled(rows, spelling.order).map((row) =>
    columns.map((column) => cell((row as Record<string, unknown>)[column])).join(','),
  );
  const text = [columns.join(','), ...body, ''].join(spelling.lineEnd);
  return `${spelling.mark ? '\ufeff' : ''}${spelling.decomposed ? text.normalize('NFD') : text}`;
}

/** An order of its own for every seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const weights = items.map(
    (item, index) => [Math.imul(index + 1, 2_654_435_761) ^ Math.imul(seed + 1, 40_503 + index), item] as const,
  );
  return weights.toSorted(([one], [other]) => one - other).map(([, item]) => item);
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function isSameDay(one: RandomGame, other: RandomGame): boolean {
  return (
    one.day === other.day &&
    Math.min(one.home, one.away) === Math.min(other.home, other.away) &&
    Math.max(one.home, one.away) === Math.max(other.home, other.away)
  );
}
