import { PLAYER_GAME_COLUMNS } from '../../../domain/stats/player-game-columns.js';
import { Cells } from './files/cells.js';
import { normalizedKeyOf } from '../matching/find-players.js';
import type { GameIndex, GameNaming, GameReference } from './game-index.js';
import type { TableShape } from './files/heading.js';
import { type ParsedLine, type ParsedPlayer, type SilentColumn, UNKNOWN } from './parsed-season.js';
import { LONGEST_KEY, type PlayerNames } from './player-names.js';
import { type ProblemList, quoteCell } from '../reporting/problem.js';
import { type ReadOptions, readTable } from './files/read-table.js';
import { FILE_NAMES, type SeasonFile } from './files/season-files.js';
import type { StatisticColumns } from './statistic-columns.js';
import type { TeamNames } from './team-names.js';

const LONGEST_POSITION = 100;

/** What player_games.csv holds. */
export interface PlayerGamesTable {
  readonly lines: ParsedLine[];
  readonly statistics: string[];
  readonly silent: SilentColumn[];
  /** How the file names games; null when its heading could not be read. */
  naming: GameNaming | null;
}

/** What the first two files hold, as far as player lines refer to it. */
export interface LineContext {
  readonly teams: TeamNames;
  readonly games: GameIndex;
  /** False when games.csv could not be read, so that a missing game says nothing. */
  readonly gamesComplete: boolean;
  readonly columns: StatisticColumns;
  /** Who is known already, from players.csv. */
  readonly names: PlayerNames;
}

/** Reads player_games.csv. */
export async function readPlayerGames(
  file: SeasonFile,
  context: LineContext,
  options: ReadOptions,
): Promise<PlayerGamesTable> {
  const { columns, names } = context;
  const table: PlayerGamesTable = { lines: [], statistics: [], silent: [], naming: null };
  await readTable(file, playerGamesShape(columns), options, (heading) => {
    const cells = new Cells(file.name, heading, options.problems);
    table.statistics.push(...columns.entered.filter((name) => heading.has(name)));
    table.silent.push(...(['position', 'started'] as const).filter((name) => !heading.has(name)));
    table.naming = heading.has('game_key') ? 'key' : heading.has('time') ? 'time' : 'pair';
    return (row) => {
      const line = readLine(cells.at(row), names, table.statistics, context);
      if (line.game === UNKNOWN || line.player === UNKNOWN) return;
      table.lines.push(line);
    };
  });
  return table;
}

/** Says who is meant by lines without a key, now that all keys are known, and finds who is in a game twice. */
export function settlePlayers(
  names: PlayerNames,
  read: readonly ParsedLine[],
  problems: ProblemList,
): { players: ParsedPlayer[]; lines: ParsedLine[]; indexes: readonly number[] } {
  const refuse = (line: number, field: string | null, reason: string, file: string = FILE_NAMES.playerGames): void =>
    problems.add(file, line, field, reason);
  const { players, indexes } = names.settle();
  // Exports have such keys of players who came without one; a player without one would get the same.
  const byKey = new Map(players.map((player) => [player.key, player]));
  for (const player of players) {
    const owner = player.key === null ? byKey.get(normalizedKeyOf(player)) : undefined;
    if (owner === undefined) continue;
    const name = quoteCell(`${owner.firstName} ${owner.lastName}`.trim());
    refuse(
      player.line,
      'player_key',
      `${name} has the key ${quoteCell(owner.key ?? '')}, which stands for this name: give a key here too`,
      player.file,
    );
  }
  const seen = new Map<string, number>();
  const lines: ParsedLine[] = [];
  for (const line of read) {
    const player = indexes[line.player] ?? UNKNOWN;
    const place = `${line.game} ${player}`;
    const earlier = seen.get(place);
    if (player === UNKNOWN)
      refuse(
        line.line,
        'player_key',
        `several players called ${names.quoted(line.player)} have a key: give the key of the one who is meant`,
      );
    else if (earlier !== undefined) refuse(line.line, null, `this player is in this game on line ${earlier} already`);
    else {
      seen.set(place, line.line);
      lines.push({ ...line, player });
    }
  }
  return { players, lines, indexes };
}

/** The columns of player_games.csv. */
export function playerGamesShape(columns: StatisticColumns): TableShape {
  return {
    required: PLAYER_GAME_COLUMNS.required,
    optional: [...PLAYER_GAME_COLUMNS.optional, ...columns.entered],
    refused: columns.refused,
  };
}

function readLine(cells: Cells, names: PlayerNames, statistics: readonly string[], context: LineContext): ParsedLine {
  const date = cells.date('date');
  const time = cells.time('time');
  const key = cells.text('game_key', LONGEST_KEY) || null;
  const team = context.teams.read(cells, 'team');
  const opponent = context.teams.read(cells, 'opponent');
  if (team === opponent && team !== UNKNOWN) cells.refuse('opponent', 'team and opponent are the same');
  if (key === null && cells.isBlank('date')) cells.refuse('date', 'is blank');
  const dated = date !== null || (key !== null && cells.isBlank('date'));
  const known = dated && team !== UNKNOWN && opponent !== UNKNOWN && team !== opponent;
  return {
    line: cells.line,
    game: known ? findGame(cells, context, { key, date, time, team, opponent }) : UNKNOWN,
    team,
    player: names.read(cells),
    position: cells.text('position', LONGEST_POSITION) || null,
    started: cells.flag('started'),
    didNotPlay: cells.isBlank('did_not_play') ? null : cells.flag('did_not_play'),
    order: cells.count('sort_order'),
    values: statistics.map((name) => cells.count(name)),
  };
}

function findGame(cells: Cells, { games, gamesComplete }: LineContext, reference: GameReference): number {
  const [found, another] = games.find(reference);
  if (found === undefined) {
    if (gamesComplete && !games.isRefused(undefined, reference))
      cells.refuse(
        reference.key === null ? null : 'game_key',
        'games.csv has no such game (date, time or game_key, both teams)',
      );
    return UNKNOWN;
  }
  if (another !== undefined) {
    cells.refuse(null, 'several games of these teams on this day: give game_key or time');
    return UNKNOWN;
  }
  if (reference.key !== null && games.isRefused(found, reference)) return UNKNOWN;
  if (reference.key !== null && !games.agrees(found, reference)) {
    cells.refuse('game_key', 'this game has another date or other teams');
    return UNKNOWN;
  }
  return found;
}
