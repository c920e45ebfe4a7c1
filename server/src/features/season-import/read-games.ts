import { GAME_STATUSES, type GameStatus } from '../../domain/game/gameStatus.js';
import { Cells } from './cells.js';
import { NO_LEAGUE, type ParsedGame, UNKNOWN } from './parsed-season.js';
import { quoteCell } from './problem.js';
import { type ReadOptions, readTable } from './read-table.js';
import type { SeasonFile } from './season-files.js';
import { LONGEST_NAME, type TeamNames } from './team-names.js';

/** Longest game_key or player_key. */
export const LONGEST_KEY = 200;

/** Most periods that a game may have in a file. */
export const MOST_PERIODS = 20;

/** What games.csv holds. */
export interface GamesTable {
  /** Also those with a problem: their player lines then are not problems of their own. */
  readonly games: ParsedGame[];
  /** Indexes of those whose date or teams are the problem. */
  readonly refused: ReadonlySet<number>;
  /** Whether there is a column game_key. */
  readonly keyed: boolean;
  /** False when the file could not be read to its end. */
  readonly complete: boolean;
}

/**
 * Reads games.csv.
 * @param regularPeriods how many period columns the sport needs for each team; more, for overtimes, may follow
 */
export async function readGames(
  file: SeasonFile,
  teams: TeamNames,
  regularPeriods: number,
  options: ReadOptions,
): Promise<GamesTable> {
  const games: ParsedGame[] = [];
  const refused = new Set<number>();
  let keyed = false;
  const complete = await readTable(file, gamesShape(regularPeriods), options, (heading) => {
    const cells = new Cells(file.name, heading, options.problems);
    const home = periodColumns('home').filter((name) => heading.has(name));
    const away = periodColumns('away').filter((name) => heading.has(name));
    for (const name of unpaired([...home, ...away])) options.problems.add(file.name, 1, name, 'this column is missing');
    keyed = heading.has('game_key');
    return (row) => {
      const game = readGame(cells.at(row), teams, home, away);
      const isUndated = game.date === null && (game.key === null || !cells.isBlank('date'));
      if (isUndated || game.home === UNKNOWN || game.away === UNKNOWN) refused.add(games.length);
      games.push(game);
    };
  });
  return { games, refused, keyed, complete };
}

function readGame(
  cells: Cells,
  teams: TeamNames,
  homeColumns: readonly string[],
  awayColumns: readonly string[],
): ParsedGame {
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
    homePeriods: homeColumns.map((name) => cells.count(name)),
    awayPeriods: awayColumns.map((name) => cells.count(name)),
    status: readStatus(cells),
    league: cells.text('league', LONGEST_NAME) || null,
    bracket: cells.text('bracket', LONGEST_NAME) || null,
  };
  if (game.home === game.away && game.home >= 0) cells.refuse('away_team', 'home and away are the same team');
  checkLeague(cells, teams, game);
  const blank = ['home_score', 'away_score'].filter((field) => cells.isBlank(field));
  if (blank.length === 1) cells.refuse(blank[0] ?? null, 'is blank while the other score is given');
  return game;
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
export function gamesShape(regularPeriods: number): { required: string[]; optional: string[] } {
  const needed = (column: string): boolean => Number(/\d+$/u.exec(column)?.[0]) <= regularPeriods;
  const periods = [...periodColumns('home'), ...periodColumns('away')];
  return {
    required: ['date', 'time', 'home_team', 'away_team', 'home_score', 'away_score', ...periods.filter(needed)],
    optional: ['game_key', 'status', 'league', 'bracket', ...periods.filter((column) => !needed(column))],
  };
}

function periodColumns(side: 'home' | 'away'): string[] {
  return Array.from({ length: MOST_PERIODS }, (_item, index) => `${side}_p${index + 1}`);
}

/** Columns that have to be there because the other team's, or a later period's, is. */
function unpaired(present: readonly string[]): string[] {
  const last = Math.max(...present.map((name) => Number(/\d+$/u.exec(name)?.[0])), 0);
  const wanted = [...periodColumns('home').slice(0, last), ...periodColumns('away').slice(0, last)];
  return wanted.filter((name) => !present.includes(name));
}
