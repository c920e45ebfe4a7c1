import { Readable } from 'node:stream';
import { describeProblem } from '../features/season-import/reporting/problem.js';
import type { SeasonImportReport } from '../features/season-import/reporting/report.js';
import type { SeasonFile, SeasonFiles } from '../features/season-import/reading/files/season-files.js';
import { importSeasonAs, type SeasonImport } from '../features/season-import/season-import.service.js';
import type { TestApp } from './app.js';

export const STATISTICS = [
  'MIN',
  'PTS',
  'AST',
  'REB',
  'OREB',
  'DREB',
  'STL',
  'BLK',
  'TO',
  'PF',
  '2PM',
  '2PA',
  '3PM',
  '3PA',
  'FTM',
  'FTA',
];
export const TEAMS = 'team,league,division\nAnts,D1,East\nBees,D1,West\nCats,D1,';
export const GAMES =
  'date,time,home_team,away_team,home_score,away_score,home_p1,home_p2,home_p3,home_p4,away_p1,away_p2,away_p3,away_p4\n' +
  '2025-09-14,9:00,Ants,Bees,5,3,1,1,1,2,0,1,1,1\n' +
  '2025-09-21,18:30,Cats,Ants,,,,,,,,,,';
/** Who played, without statistics. */
export const LINES = ['2025-09-14,Ants,Bees,Ann,Archer,G,true', '2025-09-14,Bees,Ants,Bo,Baker,,false'] as const;
/** The heading of player_games.csv. */
export const HEAD = `date,team,opponent,first_name,last_name,position,started,${STATISTICS.join(',')}`;
/** Statistics with 5 and 3 points. */
export const FIVE = '30,5,1,2,1,1,0,0,1,2,2,4,0,1,1,2';
export const THREE = '30,3,1,2,1,1,0,0,1,2,1,4,0,1,1,2';
export const PLAYERS = `${HEAD}\n${LINES[0]},${FIVE}\n${LINES[1]},${THREE}`;

/** What a file holds; null: it is missing. */
export type Content = string | Buffer | null;

/** Files that differ from those of the small season. */
export interface SmallSeason {
  readonly teams?: Content;
  readonly games?: Content;
  readonly players?: Content;
}

/** A file in memory. */
export function seasonFile(name: string, content: Content): SeasonFile | null {
  if (content === null) return null;
  const bytes = Buffer.from(content);
  return { name, size: bytes.length, open: () => Readable.from([bytes], { objectMode: false }) };
}

/** The files of a small season: three teams, a game that was played and one to come, two players. */
export function smallSeason({ teams = TEAMS, games = GAMES, players = PLAYERS }: SmallSeason = {}): SeasonFiles {
  return {
    teams: seasonFile('teams.csv', teams),
    games: seasonFile('games.csv', games),
    playerGames: seasonFile('player_games.csv', players),
  };
}

/** Imports a small season as 'Fall 2025'. */
export async function importSmall(
  app: TestApp,
  organizationId: number,
  season: SmallSeason = {},
  more: Partial<SeasonImport> = {},
): Promise<SeasonImportReport> {
  return importSeasonAs(
    await app.context(),
    organizationId,
    { id: null, name: 'the importer' },
    { files: smallSeason(season), name: 'Fall 2025', ...more },
  );
}

/** The problems of a report as lines of text. */
export function problemLines({ problems }: SeasonImportReport): string[] {
  return problems.items.map(describeProblem);
}

const TABLES = [
  'seasons',
  'leagues',
  'season_leagues',
  'teams',
  'season_league_teams',
  'divisions',
  'division_teams',
  'players',
  'roster_entries',
  'games',
  'game_periods',
];
const MORE_TABLES = [
  'period_scores',
  'game_lines',
  'game_line_values',
  'stat_definitions',
  'player_stat_totals',
  'team_season_totals',
  'audit_entries',
  'statistics_ledger',
  'game_ledger',
];

/** Rows of an organization in the tables that an import writes. */
export async function importedRows(app: TestApp, organizationId: number): Promise<number> {
  const counts = [...TABLES, ...MORE_TABLES].map(
    (table) => `(SELECT count(*) FROM ${table} WHERE organization_id = $1)`,
  );
  const [row] = await app.manager.query<{ count: number }[]>(`SELECT (${counts.join(' + ')})::int AS count`, [
    organizationId,
  ]);
  return row!.count;
}
