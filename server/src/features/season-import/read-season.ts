import { GameIndex } from './game-index.js';
import type { ParsedSeason } from './parsed-season.js';
import { ProblemList } from './problem.js';
import { readGames } from './read-games.js';
import { type PlayerGamesTable, readPlayerGames } from './read-player-games.js';
import { readTeams } from './read-teams.js';
import { FILE_NAMES, type SeasonFiles } from './season-files.js';
import type { StatisticColumns } from './statistic-columns.js';
import { TeamNames } from './team-names.js';

/** What the organization's sport expects in the files. */
export interface SeasonLayout {
  readonly columns: StatisticColumns;
  /** How many periods a game has without overtime. */
  readonly regularPeriods: number;
}

/** How far reading has come, in bytes of all three files; `total` is null when a size is unknown. */
export type ReadProgress = (done: number, total: number | null) => void;

/**
 * Reads and checks the three files, one after the other and each in one pass.
 * @returns what they say, and every problem; with a problem the season is not fit for use
 * @throws the signal's reason when it is aborted
 */
export async function readSeason(
  { teams, games, playerGames }: SeasonFiles,
  layout: SeasonLayout,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: ReadProgress } = {},
): Promise<{ season: ParsedSeason; problems: ProblemList }> {
  const problems = new ProblemList();
  if (teams === null) problems.add(FILE_NAMES.teams, null, null, 'the file is missing');
  if (games === null) problems.add(FILE_NAMES.games, null, null, 'the file is missing');
  if (playerGames === null) problems.add(FILE_NAMES.playerGames, null, null, 'the file is missing');
  const sizes = [teams, games, playerGames].map((file) => file?.size ?? null);
  const total = sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);
  let done = 0;
  const onBytes = (count: number): void => onProgress?.((done += count), total);
  const options = { problems, signal, onBytes };

  const teamTable = teams ? await readTeams(teams, options) : { teams: [], complete: false };
  const names = new TeamNames(teamTable.teams, teamTable.complete);
  const gameTable = games
    ? await readGames(games, names, layout.regularPeriods, options)
    : { games: [], refused: new Set<number>(), keyed: false, complete: false };
  const index = new GameIndex(gameTable.games, gameTable.refused);
  const context = { teams: names, games: index, gamesComplete: gameTable.complete, columns: layout.columns };
  const lineTable = playerGames ? await readPlayerGames(playerGames, context, options) : null;
  checkNaming(lineTable?.naming ?? null, gameTable.keyed || !gameTable.complete, index, problems);
  return { season: seasonOf(teamTable.teams, gameTable.games, lineTable), problems };
}

function checkNaming(
  naming: PlayerGamesTable['naming'],
  keyed: boolean,
  index: GameIndex,
  problems: ProblemList,
): void {
  if (naming === null) return;
  if (naming === 'key' && !keyed)
    problems.add(FILE_NAMES.games, 1, 'game_key', 'this column is missing, which player_games.csv has');
  else for (const { line, field, reason } of index.clashes(naming)) problems.add(FILE_NAMES.games, line, field, reason);
}

function seasonOf(
  teams: ParsedSeason['teams'],
  games: ParsedSeason['games'],
  table: PlayerGamesTable | null,
): ParsedSeason {
  return {
    teams,
    games,
    players: table?.players ?? [],
    lines: table?.lines ?? [],
    statistics: table?.statistics ?? [],
  };
}
