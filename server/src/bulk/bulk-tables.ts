import { type DocumentNode, parse } from 'graphql';
import type { Cell } from '../lib/csv.js';
import type { BULK_NAMES } from '../rest/describe-bulk.js';

/** What is asked with every page of a table. */
export interface BulkPage {
  readonly season: { readonly id: string } | null;
  readonly statDefinitions?: readonly StatDefinition[];
}

interface StatDefinition {
  readonly id: string;
  readonly abbreviation: string;
}

/** A column of a file: of a table without types its name alone. */
export interface BulkColumn {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'moment';
}

/** A kind of things that a season has, to be had all at once. */
export interface BulkTable {
  /** Asks for a page of it, by `$season`, `$first` and `$after`; of a list without pages for all of it. */
  readonly document: DocumentNode;
  /** Where its things stand in the organization: a connection, or a list. */
  readonly at: string;
  /** How many things are read at once: what is in memory of an answer. */
  readonly pageSize: number;
  /** The columns of its files that are tables. */
  columns(page: BulkPage): BulkColumn[];
  /** Their lines that are about one thing, each with a cell for every column. */
  lines(thing: never, page: BulkPage): Cell[][];
}

interface Named {
  readonly id: string;
  readonly name: string;
}
interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}
interface Side {
  readonly team: Named;
  readonly score: number | null;
}
interface BulkGame {
  readonly id: string;
  readonly date: string | null;
  readonly time: string | null;
  readonly startsAt: string | null;
  readonly status: string;
  readonly displayStatus: string;
  readonly location: string | null;
  readonly court: string | null;
  readonly league: Named | null;
  readonly division: Named | null;
  readonly home: Side;
  readonly away: Side;
}
interface Line {
  readonly player: Person;
  readonly started: boolean;
  readonly didNotPlay: boolean;
  readonly values: readonly (number | null)[];
}
interface BulkBoxScore extends BulkGame {
  readonly statDefinitions: readonly StatDefinition[];
  readonly home: Side & { readonly lines: readonly Line[] };
  readonly away: Side & { readonly lines: readonly Line[] };
}
interface BulkPlayer extends Person {
  readonly jerseyNumber: string | null;
  readonly position: string | null;
  readonly seasonStats: readonly {
    readonly season: { readonly id: string } | null;
    readonly team: Named | null;
    readonly gamesPlayed: number;
    readonly statDefinitions: readonly StatDefinition[];
    readonly values: readonly (number | null)[];
  }[];
}
interface BulkStandings {
  readonly league: Named;
  readonly team: Named;
  readonly division: Named | null;
  readonly [figure: string]: unknown;
}

const NAMED = '{ id name }';
const GAME = `id date time startsAt status displayStatus location court league ${NAMED} division ${NAMED}`;
const PAGE = 'pageInfo { hasNextPage endCursor }';
const VARIABLES = '($season: ID!, $first: Int, $after: String)';
const DEFINITIONS = 'statDefinitions { id abbreviation }';
const FIGURES = [
  'position',
  'wins',
  'losses',
  'ties',
  'winPercentage',
  'gamesBehind',
  'streak',
  'pointsFor',
  'pointsAgainst',
  'freeThrowPercentage',
  'threePointersMade',
  'placedBy',
] as const;
const TEXT_FIGURES: ReadonlySet<string> = new Set(['streak', 'placedBy']);

const texts = (...names: readonly string[]): BulkColumn[] => names.map((name) => ({ name, type: 'text' }));
const numbers = (...names: readonly string[]): BulkColumn[] => names.map((name) => ({ name, type: 'number' }));
const booleans = (...names: readonly string[]): BulkColumn[] => names.map((name) => ({ name, type: 'boolean' }));

const GAME_COLUMNS: readonly BulkColumn[] = [
  ...texts('id', 'date', 'time'),
  { name: 'startsAt', type: 'moment' },
  ...texts('status', 'displayStatus', 'location', 'court', 'league.id', 'league.name'),
];

function gameCells(game: BulkGame): Cell[] {
  const { id, date, time, startsAt, status, displayStatus, location, court, league } = game;
  return [id, date, time, startsAt, status, displayStatus, location, court, league?.id, league?.name];
}

const statistics = ({ statDefinitions = [] }: BulkPage): BulkColumn[] =>
  numbers(...statDefinitions.map(({ abbreviation }) => abbreviation));

/** Values in the order of the organization's statistics; a league or sport that has other ones leaves cells blank. */
function valueCells(
  { statDefinitions = [] }: BulkPage,
  own: readonly StatDefinition[],
  values: readonly (number | null)[],
): Cell[] {
  const byId = new Map(own.map(({ id }, index) => [id, values[index]]));
  return statDefinitions.map(({ id }) => byId.get(id));
}

function table<Thing>(
  query: string,
  parts: Omit<BulkTable, 'document' | 'lines'> & { lines(thing: Thing, page: BulkPage): Cell[][] },
): BulkTable {
  return { document: parse(query), ...parts } as unknown as BulkTable;
}

/**
 * What `GET /api/bulk/{season}/{name}.{ndjson|csv|parquet}` has, by name. A line of NDJSON is a thing as the graph has
 * it.
 */
export const BULK_TABLES: Readonly<Record<(typeof BULK_NAMES)[number], BulkTable>> = {
  games: table<BulkGame>(
    `query BulkGames${VARIABLES} { organization { season(id: $season) { id }
      games(first: $first, after: $after, filter: { seasonId: $season }) { ${PAGE} nodes { ${GAME}
        home { team ${NAMED} score } away { team ${NAMED} score } } } } }`,
    {
      at: 'games',
      pageSize: 100,
      columns: () => [
        ...GAME_COLUMNS,
        ...texts('home.team.id', 'home.team.name', 'away.team.id', 'away.team.name'),
        ...numbers('home.score', 'away.score'),
      ],
      lines: (game) => {
        const { home, away } = game;
        return [
          [...gameCells(game), home.team.id, home.team.name, away.team.id, away.team.name, home.score, away.score],
        ];
      },
    },
  ),
  'box-scores': table<BulkBoxScore>(
    `query BulkBoxScores${VARIABLES} { organization { season(id: $season) { id } ${DEFINITIONS}
      games(first: $first, after: $after, filter: { seasonId: $season }) { ${PAGE} nodes { ${GAME} periods ${NAMED} ${DEFINITIONS}
        home { ...Side } away { ...Side } } } } }
    fragment Side on GameSide { team ${NAMED} score periodScores { period { id } score } totals
      lines { player { id firstName lastName } started didNotPlay values } }`,
    {
      at: 'games',
      pageSize: 20,
      columns: (page) => [
        ...texts('game.id', 'game.date', 'team.id', 'team.name', 'player.id', 'player.firstName', 'player.lastName'),
        ...booleans('started', 'didNotPlay'),
        ...statistics(page),
      ],
      lines: ({ id, date, statDefinitions, home, away }, page) =>
        [home, away].flatMap(({ team, lines }) =>
          lines.map(({ player, started, didNotPlay, values }) => [
            id,
            date,
            team.id,
            team.name,
            player.id,
            player.firstName,
            player.lastName,
            started,
            didNotPlay,
            ...valueCells(page, statDefinitions, values),
          ]),
        ),
    },
  ),
  players: table<BulkPlayer>(
    `query BulkPlayers${VARIABLES} { organization { season(id: $season) { id } ${DEFINITIONS}
      players(first: $first, after: $after, filter: { seasonId: $season }) { ${PAGE} nodes { id firstName lastName jerseyNumber position
        seasonStats { season { id } team ${NAMED} gamesPlayed ${DEFINITIONS} values } } } } }`,
    {
      at: 'players',
      pageSize: 50,
      columns: (page) => [
        ...texts('id', 'firstName', 'lastName', 'jerseyNumber', 'position', 'team.id', 'team.name'),
        ...numbers('gamesPlayed'),
        ...statistics(page),
      ],
      lines: ({ id, firstName, lastName, jerseyNumber, position, seasonStats }, page) => {
        const stats = seasonStats.find(({ season }) => season?.id === page.season?.id);
        return [
          [
            id,
            firstName,
            lastName,
            jerseyNumber,
            position,
            stats?.team?.id,
            stats?.team?.name,
            stats?.gamesPlayed ?? 0,
            ...valueCells(page, stats?.statDefinitions ?? [], stats?.values ?? []),
          ],
        ];
      },
    },
  ),
  standings: table<BulkStandings>(
    `query BulkStandings($season: ID!) { organization { season(id: $season) { id }
      standings(seasonId: $season) { league ${NAMED} team ${NAMED} division ${NAMED} ${FIGURES.join(' ')} } } }`,
    {
      at: 'standings',
      pageSize: 0,
      columns: () => [
        ...texts('league.id', 'league.name', 'team.id', 'team.name', 'division.id', 'division.name'),
        ...FIGURES.flatMap((name) => (TEXT_FIGURES.has(name) ? texts(name) : numbers(name))),
      ],
      lines: (row) => [
        [
          row.league.id,
          row.league.name,
          row.team.id,
          row.team.name,
          row.division?.id,
          row.division?.name,
          ...FIGURES.map((name) => row[name] as Cell),
        ],
      ],
    },
  ),
};
