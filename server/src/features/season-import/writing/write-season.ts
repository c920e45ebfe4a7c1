import type { PoolClient } from 'pg';
import { analyseAfter } from '../../../database/analyse.js';
import { clientOf } from '../../../database/transaction.js';
import type { Write } from '../../audit/write.service.js';
import { recomputeTotals } from '../../totals/totals.service.js';
import { importOvertaken } from '../import-overtaken.js';
import { deletedLines } from '../matching/deleted-lines.js';
import { findPlayers, type FoundPlayer } from '../matching/find-players.js';
import { gameNames } from '../matching/game-names.js';
import type { ImportScope } from '../import-scope.js';
import { noteImportedGames, readImportedGames } from '../matching/imported-games.js';
import { type MissingRows, missingRows } from '../matching/missing-rows.js';
import type { ParsedPlayer, ParsedSeason } from '../reading/parsed-season.js';
import { type PlannedGame, planGames } from '../matching/plan-games.js';
import { planLines } from '../matching/plan-lines.js';
import { periodIdsOf } from '../matching/period-ids.js';
import { ProblemList } from '../reporting/problem.js';
import { lockSeason } from './lock-season.js';
import { removeMissing } from './remove-missing.js';
import { type AbsentRows, countChangeKinds, NONE_ABSENT, type SeasonImportReport } from '../reporting/report.js';
import type { SeasonTarget } from '../season-target.js';
import { readStoredGames } from '../matching/stored-games.js';
import { readStoredLines } from '../matching/stored-lines.js';
import { writeDefinitions } from './write-definitions.js';
import { playersBesideLines, writeDetails } from './details/write-details.js';
import { writeGames } from './write-games.js';
import { writeLines } from './write-lines.js';
import { writeParts } from './write-parts.js';
import type { PictureIntake } from './details/write-pictures.js';
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
  /** The games to be played that it wrote, with their lines in the file: what speaks against their places is told. */
  readonly placed: readonly { readonly id: number; readonly line: number }[];
  /** Players of the files whom it takes for somebody of their name who was here without a key. */
  readonly namesakes: readonly ParsedPlayer[];
  readonly kept: ProblemList;
  readonly problems: ProblemList;
};

/** How the caller follows and stops the writing, and what it may take away. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** Removes what earlier imports brought and these files no longer hold. */
  readonly removeMissing: boolean;
  /** How pictures are taken in; absent: none is. */
  readonly pictures?: PictureIntake | undefined;
  /** Whether it is taken back at its end: then only who saves what it would change waits for it. */
  readonly isTry?: boolean;
  /** Told after each player line. */
  readonly onLine: () => void;
}

/**
 * Writes a checked season, in the caller's transaction: season, leagues, teams, divisions, players, games, lines,
 * rosters, totals.
 * @param seasonId of the season itself, which exists by now
 */
export async function writeSeason(
  write: Write,
  season: ParsedSeason,
  target: SeasonTarget & { seasonId: number; isNew: boolean },
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
  await writeDefinitions(scope, target);
  const leaguesBefore = await seasonLeagueIds(scope);
  if (target.isNew) await writeParts(scope);
  const names = gameNames(season);
  if (!target.isNew && options.isTry !== true) await lockSeason(write, seasonId);
  const stored = await readStoredGames(manager, organizationId, seasonId);
  const imported = await readImportedGames(manager, organizationId, seasonId);
  const { teams, added: teamsAdded } = await writeTeams(scope, stored, names);
  const periodIds = await periodIdsOf(manager, organizationId, sportId, season.periods);
  const games = await planGames(scope, { stored, imported, names, teams, periodIds });
  const storedLines = await readStoredLines(
    manager,
    organizationId,
    stored.all.map(({ id }) => id),
  );
  const foundPlayers = await findPlayers(scope);
  const deleted = deletedLines(season, { games, players: foundPlayers, stored: storedLines, imported });
  const players = await writePlayers(
    scope,
    foundPlayers,
    playersIn(season, deleted, playersBesideLines(scope, { teams, games })),
  );
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
    games: countChangeKinds(games),
    lines: { ...countChangeKinds(lines), kept: season.lines.length - lines.length },
  };
  const found = {
    seasonId,
    kept: scope.kept,
    problems: scope.problems,
    teams: { total: season.teams.length, added: teamsAdded },
    players: { total: season.players.length, added: players.made.size },
    ...counts,
    namesakes: season.players.filter((_player, index) => isTakenByName(foundPlayers[index])),
  };
  if (scope.problems.count > 0)
    return { ...found, placed: [], isChanged: false, missing: NONE_ABSENT, removed: NONE_ABSENT, undoId: null };
  await writeGames(scope, games);
  await writeLines(scope, lines, options.onLine);
  await writeDetails(scope, { teams, players, games, leaguesBefore, pictures: options.pictures });
  await writeRosters(scope, teams, games, lines);
  await noteImportedGames(scope, notedGames(season, games, players), imported, players.rekeyed);
  const removes = options.removeMissing && missing.lines.length + missing.games.length > 0;
  const undoId = removes
    ? await removeMissing(scope, missing, { games: keysOf(games), players: players.rekeyed }, target.name)
    : null;
  const moved =
    removes || [...games, ...lines].some(({ changeKind }) => changeKind === 'added' || changeKind === 'changed');
  options.signal?.throwIfAborted();
  await analyse(client, lines.filter(({ changeKind }) => changeKind === 'added').length);
  // Of a try nobody is told totals; their teams are locked for all who enter statistics.
  if (moved && options.isTry !== true) await recomputeTotals(manager, organizationId, { seasonId });
  const absent = absentRows(missing);
  const isChanged = moved || teamsAdded > 0 || players.made.size > 0;
  return {
    ...found,
    placed: season.games.flatMap(({ line, homeScore }, index) => {
      const game = games[index];
      const isWritten = game?.changeKind === 'added' || game?.changeKind === 'changed';
      return isWritten && homeScore === null ? [{ id: game.id, line }] : [];
    }),
    isChanged,
    missing: removes ? NONE_ABSENT : absent,
    removed: removes ? absent : NONE_ABSENT,
    undoId,
  };
}

/** Whether the name alone says who a player of the files is, whose key no import has brought so far. */
const isTakenByName = (found: FoundPlayer | undefined): boolean =>
  found != null && found !== 'unclear' && found.rekeys && !found.row.inSeason;

/** Whether a player of the files has a line that is not to stay out, or comes beside lines. */
function playersIn(
  { lines, details }: ParsedSeason,
  deleted: ReadonlySet<number>,
  besideLines: ReadonlySet<number>,
): (index: number) => boolean {
  const wanted = new Set(lines.flatMap(({ player }, index) => (deleted.has(index) ? [] : [player])));
  const named = new Set(lines.map(({ player }) => player));
  const listed = new Set([...details.players, ...(details.rosters ?? [])].map(({ player }) => player));
  return (index) => wanted.has(index) || besideLines.has(index) || !(named.has(index) || listed.has(index));
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

/**
 * What the totals are counted from and is not told when it is copied, after so many new lines; they would take a
 * hundred times as long in a new organization.
 */
async function analyse(client: PoolClient, lines: number): Promise<void> {
  for (const table of ['games', 'players', 'roster_entries'])
    await analyseAfter((sql) => client.query(sql), table, lines);
}

/** @throws 409 for a statistic that has gone since the files were read */
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
    if (id === undefined) throw importOvertaken(`The statistic ${abbreviation} was removed or renamed`);
    return id;
  });
}

/** The leagues that the season has, for those of an archive that are new in it. */
async function seasonLeagueIds({ write, season, seasonId }: ImportScope): Promise<ReadonlySet<number>> {
  if (season.details.schedules.length + season.details.weeksOff.length === 0) return new Set();
  const rows = await write.manager.query<{ id: number }[]>(
    'SELECT id FROM season_leagues WHERE organization_id = $1 AND season_id = $2',
    [write.organizationId, seasonId],
  );
  return new Set(rows.map(({ id }) => id));
}
