import type { PoolClient } from 'pg';
import { analyseAfter } from '../../database/analyse.js';
import { clientOf } from '../../database/transaction.js';
import type { Write } from '../audit/write.service.js';
import { recomputeTotals } from '../totals/totals.service.js';
import { deletedLines } from './deleted-lines.js';
import { findPlayers } from './find-players.js';
import { gameNames } from './game-names.js';
import type { ImportScope } from './import-scope.js';
import { noteImportedGames, readImportedGames } from './imported-games.js';
import { type MissingRows, missingRows } from './missing-rows.js';
import type { ParsedSeason } from './parsed-season.js';
import { type PlannedGame, planGames } from './plan-games.js';
import { planLines } from './plan-lines.js';
import { playedPeriods } from './played-periods.js';
import { ProblemList } from './problem.js';
import { removeMissing } from './remove-missing.js';
import { type AbsentRows, countFates, NONE_ABSENT, type SeasonImportReport } from './report.js';
import type { SeasonTarget } from './season-target.js';
import { ensureSportDefaults } from './sport-defaults.js';
import { readStoredGames } from './stored-games.js';
import { readStoredLines } from './stored-lines.js';
import { writeGames } from './write-games.js';
import { writeLines } from './write-lines.js';
import { type WrittenPlayers, writePlayers } from './write-players.js';
import { writeRosters } from './write-rosters.js';
import { writeTeams } from './write-teams.js';

/** What writing found out and did; unless `problems` is empty everything has to be rolled back. */
export type WrittenSeason = Pick<
  SeasonImportReport,
  'teams' | 'players' | 'games' | 'lines' | 'missing' | 'removed' | 'undoId'
> & {
  readonly seasonId: number;
  readonly isChanged: boolean;
  readonly kept: ProblemList;
  readonly problems: ProblemList;
};

/** How the caller follows and stops the writing, and what it may take away. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** Removes what earlier imports brought and these files no longer hold. */
  readonly removeMissing: boolean;
  /** Told after each player line. */
  readonly onLine: () => void;
}

/**
 * Writes a checked season, in the caller's transaction: season, leagues, teams, divisions, players, games, lines, rosters, totals.
 * @param seasonId of the season itself, which exists by now
 */
export async function writeSeason(
  write: Write,
  season: ParsedSeason,
  target: SeasonTarget & { seasonId: number },
  options: WriteOptions,
): Promise<WrittenSeason> {
  const { manager, organizationId } = write;
  const { seasonId, sportId } = target;
  const client = (await clientOf(manager)) as PoolClient;
  const scope: ImportScope = {
    write,
    client,
    season,
    seasonId,
    kept: new ProblemList(),
    problems: new ProblemList(),
    signal: options.signal,
  };
  await ensureSportDefaults(manager, organizationId, sportId, target.sportName);
  const names = gameNames(season);
  const stored = await readStoredGames(manager, organizationId, seasonId);
  const imported = await readImportedGames(manager, organizationId, seasonId);
  const { teams, added: teamsAdded } = await writeTeams(scope, stored, names);
  const periodIds = await playedPeriods(manager, organizationId, sportId, periodsNeeded(season));
  const games = await planGames(scope, { stored, imported, names, teams, periodIds });
  const storedLines = await readStoredLines(
    manager,
    organizationId,
    stored.all.map(({ id }) => id),
  );
  const foundPlayers = await findPlayers(scope);
  const deleted = deletedLines(season, { games, players: foundPlayers, stored: storedLines, imported });
  const players = await writePlayers(scope, foundPlayers, playersIn(season, deleted));
  const definitionIds = await definitions(write, sportId, season.statistics);
  const lines = await planLines(scope, {
    games,
    teams,
    playerIds: players.ids,
    definitionIds,
    stored: storedLines,
    deleted,
  });
  const missing = missingRows(scope, { stored, imported, games, storedLines, playerIds: players.ids });
  const counts = {
    games: countFates(games),
    lines: { ...countFates(lines), kept: season.lines.length - lines.length },
  };
  const found = {
    seasonId,
    kept: scope.kept,
    problems: scope.problems,
    teams: { total: season.teams.length, added: teamsAdded },
    players: { total: season.players.length, added: players.added },
    ...counts,
  };
  if (scope.problems.count > 0)
    return { ...found, isChanged: false, missing: NONE_ABSENT, removed: NONE_ABSENT, undoId: null };
  await writeGames(scope, games);
  await writeLines(scope, lines, options.onLine);
  await writeRosters(scope, teams, games, lines);
  await noteImportedGames(scope, notedGames(season, games, players), imported, players.rekeyed);
  const removes = options.removeMissing && missing.lines.length + missing.games.length > 0;
  const undoId = removes
    ? await removeMissing(scope, missing, { games: keysOf(games), players: players.rekeyed }, target.name)
    : null;
  const moved = removes || [...games, ...lines].some(({ fate }) => fate === 'added' || fate === 'changed');
  options.signal?.throwIfAborted();
  await analyse(client, lines.filter(({ fate }) => fate === 'added').length);
  if (moved) await recomputeTotals(manager, organizationId, { seasonId });
  const absent = absentRows(missing);
  const isChanged = moved || teamsAdded > 0 || players.added > 0;
  return {
    ...found,
    isChanged,
    missing: removes ? NONE_ABSENT : absent,
    removed: removes ? absent : NONE_ABSENT,
    undoId,
  };
}

/** Whether a player of the files has a line that is not to stay out. */
function playersIn({ lines }: ParsedSeason, deleted: ReadonlySet<number>): (index: number) => boolean {
  const wanted = new Set(lines.flatMap(({ player }, index) => (deleted.has(index) ? [] : [player])));
  const named = new Set(lines.map(({ player }) => player));
  return (index) => wanted.has(index) || !named.has(index);
}

/** What this import brought, or had brought before. Lines that stay out are noted already. */
function notedGames(
  { lines }: ParsedSeason,
  games: readonly PlannedGame[],
  { keys }: WrittenPlayers,
): { key: string; keyBefore: string | null; playerKeys: string[] }[] {
  const players = games.map((): string[] => []);
  for (const { game, player } of lines) players[game]?.push(keys[player] ?? '');
  return games.flatMap(({ name, keyBefore, isForeign }, index) =>
    isForeign ? [] : [{ key: name.key, keyBefore, playerKeys: players[index] ?? [] }],
  );
}

function keysOf(games: readonly PlannedGame[]): Map<number, string> {
  return new Map(games.map(({ id, name }) => [id, name.key]));
}

function absentRows({ games, lines, names, more }: MissingRows): AbsentRows {
  return { games: games.length, lines: lines.length, names, more };
}

/** What the totals are counted from and is not told when it is copied, after so many new lines; they would take a hundred times as long in a new organization. */
async function analyse(client: PoolClient, lines: number): Promise<void> {
  for (const table of ['games', 'players', 'roster_entries'])
    await analyseAfter((sql) => client.query(sql), table, lines);
}

function periodsNeeded({ games }: ParsedSeason): number {
  const last = (points: readonly (number | null)[]): number => points.findLastIndex((score) => score !== null) + 1;
  return games.reduce((most, { homePeriods, awayPeriods }) => Math.max(most, last(homePeriods), last(awayPeriods)), 0);
}

async function definitions(
  { manager, organizationId }: Write,
  sportId: number,
  abbreviations: readonly string[],
): Promise<number[]> {
  const rows = await manager.query<{ id: number; abbreviation: string }[]>(
    'SELECT id, abbreviation FROM stat_definitions WHERE organization_id = $1 AND sport_id = $2',
    [organizationId, sportId],
  );
  const ids = new Map(rows.map(({ id, abbreviation }) => [abbreviation, id]));
  return abbreviations.map((abbreviation) => {
    const id = ids.get(abbreviation);
    if (id === undefined) throw new Error(`the statistic ${abbreviation} went away while the files were read`);
    return id;
  });
}
