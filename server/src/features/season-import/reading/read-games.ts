import { isMatchId } from '../../../domain/bracket/match-id.js';
import { GAME_STATUSES, type GameStatus } from '../../../domain/game/game-status.js';
import type { ColumnPeriod } from '../../../domain/periods/period-columns.js';
import { normaliseName } from '../../../domain/text/normalise-name.js';
import { Cells } from './files/cells.js';
import type { TableShape } from './files/heading.js';
import { type GameAdditions, NO_LEAGUE, type ParsedGame, UNKNOWN } from './parsed-season.js';
import {
  furtherPeriodColumn,
  namedPeriodColumns,
  type PlacedPeriods,
  placePeriods,
  refuseUnplaced,
} from './period-columns.js';
import { LONGEST_KEY } from './player-names.js';
import { quoteCell } from '../reporting/problem.js';
import { type ReadOptions, readTable } from './files/read-table.js';
import type { SeasonFile } from './files/season-files.js';
import { LONGEST_COURT, LONGEST_NAME, type TeamNames } from './team-names.js';

/** What games.csv holds. */
export interface GamesTable {
  /** Also those with a problem: their player lines then are not problems of their own. */
  readonly games: ParsedGame[];
  /** Indexes of those whose date or teams are the problem. */
  readonly refused: ReadonlySet<number>;
  /** Whether there is a column game_key. */
  readonly keyed: boolean;
  /** The names of the periods that have columns. */
  readonly periods: readonly string[];
  /** False when the file could not be read to its end. */
  readonly complete: boolean;
  /** Whether there is a column time. */
  readonly timed: boolean;
}

/**
 * Reads games.csv.
 * @param periods of the sport, in their order
 */
export async function readGames(
  file: SeasonFile,
  teams: TeamNames,
  periods: readonly ColumnPeriod[],
  options: ReadOptions,
): Promise<GamesTable> {
  const games: ParsedGame[] = [];
  const refused = new Set<number>();
  let keyed = false;
  let timed = false;
  let named: readonly string[] = [];
  const complete = await readTable(file, gamesShape(periods), options, (heading) => {
    const cells = new Cells(file.name, heading, options.problems);
    const placed = placePeriods(file.name, heading, periods, options.problems);
    named = placed.periods;
    keyed = heading.has('game_key');
    timed = heading.has('time');
    return (row) => {
      const game = readGame(cells.at(row), teams, placed);
      refuseUnplaced(cells, placed, periods);
      const isUndated = game.date === null && (game.key === null || !cells.isBlank('date'));
      if (isUndated || game.home === UNKNOWN || game.away === UNKNOWN) refused.add(games.length);
      games.push(game);
    };
  });
  return { games, refused, keyed, timed, periods: named, complete };
}

function readGame(cells: Cells, teams: TeamNames, placed: PlacedPeriods): ParsedGame {
  const key = cells.text('game_key', LONGEST_KEY) || null;
  // Without a key it is the date that names a game.
  if (key === null && cells.isBlank('date')) cells.refuse('date', 'is blank');
  const game: ParsedGame = {
    line: cells.line,
    key,
    date: cells.date('date'),
    time: cells.time('time'),
    home: teams.read(cells, 'home_team'),
    away: teams.read(cells, 'away_team'),
    homeScore: cells.count('home_score'),
    awayScore: cells.count('away_score'),
    homePeriods: placed.home.map((name) => cells.count(name)),
    awayPeriods: placed.away.map((name) => cells.count(name)),
    status: readStatus(cells),
    league: cells.text('league', LONGEST_NAME) || null,
    bracket: cells.text('bracket', LONGEST_NAME) || null,
    additions: readAdditions(cells),
  };
  if (game.home === game.away && game.home >= 0) cells.refuse('away_team', 'home and away are the same team');
  checkLeague(cells, teams, game);
  const blank = ['home_score', 'away_score'].filter((field) => cells.isBlank(field));
  if (blank.length === 1) cells.refuse(blank[0] ?? null, 'is blank while the other score is given');
  // The columns are final scores, which a game has once it is over.
  if (blank.length === 0 && game.status === 'in_progress')
    cells.refuse('status', 'is in_progress, and the final scores are given: leave these blank, or say final');
  return game;
}

function readAdditions(cells: Cells): GameAdditions {
  const location = cells.text('location', LONGEST_NAME) || null;
  if (location === null && !cells.isBlank('location_url'))
    cells.refuse('location', 'is blank, though its address is given');
  const schedule = cells.text('schedule', LONGEST_NAME);
  const place = {
    location,
    locationUrl: cells.url('location_url'),
    court: cells.text('court', LONGEST_COURT) || null,
    videoUrl: cells.video('video_url'),
  };
  const bracketNode = cells.text('bracket_node', 20) || null;
  if (bracketNode !== null && (cells.isBlank('bracket') || !isMatchId(bracketNode)))
    cells.refuse('bracket_node', `${quoteCell(bracketNode)} is no match of a bracket such as r1m0`);
  return {
    ...place,
    bracketNode,
    schedule: schedule === '' ? null : normaliseName(schedule),
    week: cells.count('week'),
  };
}

/** A game is of a league of its teams; which one, nobody can guess when they share several. */
function checkLeague(cells: Cells, teams: TeamNames, { home, away, league, bracket }: ParsedGame): void {
  if (!teams.complete || home === UNKNOWN || away === UNKNOWN || home === away || league === NO_LEAGUE) return;
  if (league !== null) {
    if (!teams.playsIn(home, league) && !teams.playsIn(away, league))
      cells.refuse('league', `teams.csv has neither team in the league ${quoteCell(league)}`);
    return;
  }
  const shared = teams.sharedLeagues(home, away);
  if (shared.length > 1 && bracket === null)
    cells.refuse(
      'league',
      `is blank, and both teams play in ${shared.map(quoteCell).join(' and ')}: give the one whose game it is`,
    );
}

/** Null when the file leaves it to the scores. */
function readStatus(cells: Cells): GameStatus | null {
  const text = cells.text('status', 100).toLowerCase();
  if (text === '') return null;
  const status = GAME_STATUSES.find((known) => known === text);
  if (status === undefined) cells.refuse('status', `${quoteCell(text)} is none of ${GAME_STATUSES.join(', ')}`);
  return status ?? null;
}

/** The columns of games.csv. */
export function gamesShape(periods: readonly ColumnPeriod[]): TableShape {
  return {
    required: ['date', 'home_team', 'away_team', 'home_score', 'away_score'],
    optional: [
      'time',
      'game_key',
      'status',
      'league',
      'bracket',
      'bracket_node',
      'location',
      'location_url',
      'court',
      'video_url',
      'schedule',
      'week',
      ...namedPeriodColumns(periods),
    ],
    further: furtherPeriodColumn,
  };
}
