import { NEVER_COUNTING } from '../domain/game/never-counting.js';
import { sqlList } from '../lib/sql-list.js';

/**
 * The tables that are written all evening long while games are played. A change of them makes new what was read of that
 * game or of those players, and nothing else of the tenant, unless the game counts: then its lines, values and scores
 * by period are settled. For each, whether its messages say whose rows have changed. To add one: a line here, and a
 * line in a migration, `SELECT notify_of_games('table', 'kind')`. Tests hold both, and all statements, against the
 * schema.
 */
export const LIVE_TABLES = {
  game_lines: { namesPlayers: true },
  game_line_values: { namesPlayers: true },
  statistics_ledger: { namesPlayers: true },
  game_ledger: { namesPlayers: false },
  period_scores: { namesPlayers: false },
  plays: { namesPlayers: false },
} as const;

/**
 * Tables that follow from live tables, in the transaction that changes those: what is said of these is said of them, so
 * they send no messages of their own.
 */
export const FOLLOWING_TABLES = ['game_box_scores'] as const;

/** Live rows of a tenant: those of a game, those of a player, or all. */
export type LivePart = `game ${number}` | `player ${number}` | 'any';

/**
 * Rows of these make the tenant new where their game counts (migration 0062): whoever writes them locks it, so that it
 * does not begin to count meanwhile.
 */
const SETTLED: ReadonlySet<string> = new Set(['game_lines', 'game_line_values', 'period_scores']);

const ANY: readonly LivePart[] = ['any'];
const NAMES = Object.keys(LIVE_TABLES) as (keyof typeof LIVE_TABLES)[];
const LIVE = new RegExp(String.raw`\b(?:${[...NAMES, ...FOLLOWING_TABLES].join('|')})\b`, 'g');

/** SQL condition that the status of a game `g` lets it count, as the domain's countsForStandings says. */
export const COUNTED_STATUS = `g.status NOT IN ${sqlList(NEVER_COUNTING)}`;

/**
 * Whose live rows a statement reads, from its parameters: of these games, or of these players. Only what the statement
 * reads of no others may be declared; what is not declared depends on all live rows of the tenant.
 */
export interface LiveScope<Params extends unknown[]> {
  games?(params: Params): readonly number[];
  players?(params: Params): readonly number[];
  /**
   * Those of games alone that count, by `COUNTED_STATUS`: they are settled, since a change of them makes the tenant
   * new. Also of a statement that in some of its forms reads no live rows at all.
   */
  counted?: true;
}

/**
 * Which live rows a statement with this text reads.
 * @returns null if it reads none
 * @throws for a scope that no live table of the text can be asked for
 */
export function livePartsOf<Params extends unknown[]>(
  sql: string,
  { games, players, counted }: LiveScope<Params>,
): ((params: Params) => readonly LivePart[]) | null {
  const tables = new Set(sql.match(LIVE) ?? []);
  if (tables.size === 0) {
    if (games || players) throw new Error('a statement that reads no live table has no live scope');
    return null;
  }
  if (counted) {
    if (!sql.includes(COUNTED_STATUS)) throw new Error('a statement about games that count asks for their status');
    for (const table of tables) if (!SETTLED.has(table)) throw new Error(`rows of ${table} are live in any game`);
    return null;
  }
  if (games) return (params) => games(params).map((id) => `game ${id}` as const);
  if (!players) return () => ANY;
  for (const table of tables)
    if (!(table in LIVE_TABLES) || !LIVE_TABLES[table as (typeof NAMES)[number]].namesPlayers)
      throw new Error(`messages of ${table} do not say whose rows have changed`);
  return (params) => players(params).map((id) => `player ${id}` as const);
}
