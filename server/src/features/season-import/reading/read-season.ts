import type { ColumnPeriod } from '../../../domain/periods/period-columns.js';
import { GameIndex } from './game-index.js';
import type { ParsedSeason, SilentColumn } from './parsed-season.js';
import { ProblemList } from '../reporting/problem.js';
import { type GamesTable, readGames } from './read-games.js';
import { checkDetails, settleDetails } from './settle-details.js';
import { NO_DETAILS, type ParsedDefinitions, type ParsedDetails } from './parsed-details.js';
import { PlayerNames } from './player-names.js';
import { readDetails, readPlayers } from './read-details.js';
import { type PlayerGamesTable, readPlayerGames, settlePlayers } from './read-player-games.js';
import { readTeams } from './read-teams.js';
import { FILE_NAMES, type SeasonFiles } from './files/season-files.js';
import type { StatisticColumns } from './statistic-columns.js';
import { TeamNames } from './team-names.js';

/** What the organization's sport expects in the files. */
export interface SeasonLayout {
  readonly columns: StatisticColumns;
  /** The periods of a game, in their order. */
  readonly periods: readonly ColumnPeriod[];
}

/** How a season is read. */
export interface ReadSeasonOptions {
  readonly problems: ProblemList;
  /** What of the files as such deserves a look, with what `readDefinitions` noted of it. */
  readonly notes?: ProblemList;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ReadProgress;
}

/** How far reading has come, in bytes of all three files; `total` is null when a size is unknown. */
export type ReadProgress = (done: number, total: number | null) => void;

/**
 * Reads and checks the three files and what an archive has beside them, one after the other and each in one pass. The
 * players' may be left out: many a season has none, or its schedule comes first.
 * @param definitions as `readDefinitions` read them before
 * @returns what they say; with a problem noted the season is not fit for use
 * @throws the signal's reason when it is aborted
 */
export async function readSeason(
  files: SeasonFiles,
  layout: SeasonLayout,
  definitions: ParsedDefinitions,
  { problems, notes = new ProblemList(), signal, onProgress }: ReadSeasonOptions,
): Promise<ParsedSeason> {
  const { teams, games, playerGames } = files;
  if (teams === null) problems.add(FILE_NAMES.teams, null, null, 'the file is missing');
  if (games === null) problems.add(FILE_NAMES.games, null, null, 'the file is missing');
  const sizes = [teams, games, playerGames].map((file) => (file === null ? 0 : file.size));
  const total = sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);
  let done = 0;
  const onBytes = (count: number): void => onProgress?.((done += count), total);
  const options = { problems, notes, signal, onBytes };

  const teamTable = teams ? await readTeams(teams, options) : { teams: [], complete: false };
  const names = new TeamNames(teamTable.teams, teamTable.complete);
  const gameTable = games
    ? await readGames(games, names, layout.periods, options)
    : { games: [], refused: new Set<number>(), keyed: false, timed: true, periods: [], complete: false };
  const index = new GameIndex(gameTable.games, gameTable.refused);
  const people = new PlayerNames();
  const beside = { files, teams: names, names: people, options: { problems, notes, signal } };
  const known = await readPlayers(beside);
  const context = {
    teams: names,
    names: people,
    games: index,
    gamesComplete: gameTable.complete,
    columns: layout.columns,
  };
  const lineTable = playerGames ? await readPlayerGames(playerGames, context, options) : null;
  checkNaming(lineTable?.naming ?? null, gameTable.keyed || !gameTable.complete, index, problems);
  const details = { players: known, ...(await readDetails({ ...beside, games: index })) };
  const resolvedPlayers = settlePlayers(people, lineTable?.lines ?? [], problems);
  const all = { ...definitions, ...details, picture: files.picture ?? NO_DETAILS.picture };
  const season = { ...seasonOf(teamTable.teams, gameTable, lineTable, resolvedPlayers, all), notes: notes.items };
  await checkDetails(season, problems);
  return season;
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
  { games, periods, timed }: GamesTable,
  table: PlayerGamesTable | null,
  { players, lines, indexes }: ReturnType<typeof settlePlayers>,
  details: ParsedDetails,
): Omit<ParsedSeason, 'notes'> {
  const silent = new Set<SilentColumn>([...(timed ? [] : (['time'] as const)), ...(table?.silent ?? ['lines'])]);
  return {
    teams,
    games,
    periods,
    players,
    lines,
    statistics: table?.statistics ?? [],
    silent,
    details: settleDetails(details, indexes),
  };
}
