import type { PoolClient } from 'pg';
import { clientOf } from '../../database/transaction.js';
import type { Write } from '../audit/write.service.js';
import { recomputeTotals } from '../totals/totals.service.js';
import { gameNames } from './game-names.js';
import type { ImportScope } from './import-scope.js';
import type { ParsedSeason } from './parsed-season.js';
import { playedPeriods } from './played-periods.js';
import { ProblemList } from './problem.js';
import { countFates, type SeasonImportReport } from './report.js';
import type { SeasonTarget } from './season-target.js';
import { ensureSportDefaults } from './sport-defaults.js';
import { readStoredGames } from './stored-games.js';
import { writeGames } from './write-games.js';
import { writeLines } from './write-lines.js';
import { writePlayers } from './write-players.js';
import { writeRosters } from './write-rosters.js';
import { writeTeams } from './write-teams.js';

/** What writing found out and did; `problems` is empty unless everything has to be rolled back. */
export type WrittenSeason = Pick<SeasonImportReport, 'teams' | 'players' | 'games' | 'lines'> & {
  readonly seasonId: number;
  readonly isChanged: boolean;
  readonly kept: ProblemList;
  readonly problems: ProblemList;
};

/** How the caller follows and stops the writing. */
export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** Told after each player line. */
  readonly onLine: () => void;
}

/**
 * Writes a checked season, in the caller's transaction: season, leagues, teams, divisions, players, games, lines, rosters, totals.
 * @param seasonId of the season itself, which exists by now
 */
export async function writeSeason(write: Write, season: ParsedSeason, target: SeasonTarget & { seasonId: number }, options: WriteOptions): Promise<WrittenSeason> {
  const { manager, organizationId } = write;
  const { seasonId, sportId } = target;
  const client = (await clientOf(manager)) as PoolClient;
  const scope: ImportScope = { write, client, season, seasonId, kept: new ProblemList(), problems: new ProblemList(), signal: options.signal };
  await ensureSportDefaults(manager, organizationId, sportId, target.sportName);
  const names = gameNames(season);
  const stored = await readStoredGames(manager, organizationId, seasonId);
  const teams = await writeTeams(scope, stored, names);
  const players = await writePlayers(scope);
  if (scope.problems.count > 0) return { ...NOTHING, seasonId, isChanged: false, kept: scope.kept, problems: scope.problems };
  const periodIds = await playedPeriods(manager, organizationId, sportId, periodsNeeded(season));
  const games = await writeGames(scope, stored, names, teams.teams, periodIds);
  const definitionIds = await definitions(write, sportId, season.statistics);
  const lines = await writeLines(scope, { games, teams: teams.teams, playerIds: players.ids, definitionIds }, options.onLine);
  await writeRosters(scope, teams.teams, lines);
  const counts = { games: countFates(games), lines: { ...countFates(lines), kept: season.lines.length - lines.length } };
  const moved = [...games, ...lines].some(({ fate }) => fate === 'added' || fate === 'changed');
  options.signal?.throwIfAborted();
  if (lines.some(({ fate }) => fate === 'added')) await analyse(client);
  if (moved) await recomputeTotals(manager, organizationId, { seasonId });
  return {
    seasonId,
    isChanged: moved || teams.added > 0 || players.added > 0,
    kept: scope.kept,
    problems: scope.problems,
    teams: { total: season.teams.length, added: teams.added },
    players: { total: season.players.length, added: players.added },
    ...counts,
  };
}

/** Until autovacuum comes by, PostgreSQL would plan with the sizes of before, the totals of a new organization a hundred times slower. */
async function analyse(client: PoolClient): Promise<void> {
  await client.query('ANALYZE games, period_scores, game_lines, game_line_values, players, roster_entries');
}

const NO_ROWS = { added: 0, changed: 0, same: 0, kept: 0 };
const NOTHING = { teams: { total: 0, added: 0 }, players: { total: 0, added: 0 }, games: NO_ROWS, lines: NO_ROWS };

function periodsNeeded({ games }: ParsedSeason): number {
  const last = (points: readonly (number | null)[]): number => points.findLastIndex((score) => score !== null) + 1;
  return games.reduce((most, { homePeriods, awayPeriods }) => Math.max(most, last(homePeriods), last(awayPeriods)), 0);
}

async function definitions({ manager, organizationId }: Write, sportId: number, abbreviations: readonly string[]): Promise<number[]> {
  const rows = await manager.query<{ id: number; abbreviation: string }[]>('SELECT id, abbreviation FROM stat_definitions WHERE organization_id = $1 AND sport_id = $2', [
    organizationId,
    sportId,
  ]);
  const ids = new Map(rows.map(({ id, abbreviation }) => [abbreviation, id]));
  return abbreviations.map((abbreviation) => {
    const id = ids.get(abbreviation);
    if (id === undefined) throw new Error(`the statistic ${abbreviation} went away while the files were read`);
    return id;
  });
}

