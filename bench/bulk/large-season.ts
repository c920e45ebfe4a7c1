import { seasonDatabase } from '../data/seasons.js';
import { type Cluster, runAt } from '../data/postgres.js';

/** How many times as large as the sample its season is. */
export const TIMES = 100;

/** Ids of copies lie this far apart: more than any table of the sample has. */
const STEP = 1_000_000;
const TABLES = [
  'teams',
  'season_league_teams',
  'division_teams',
  'players',
  'roster_entries',
  'games',
  'period_scores',
  'game_lines',
  'game_line_values',
  'player_season_totals',
  'player_stat_totals',
  'team_season_totals',
  'team_stat_totals',
];
const MOVED: ReadonlySet<string> = new Set([
  'id',
  'game_id',
  'game_line_id',
  'player_id',
  'captain_player_id',
  'team_id',
  'home_team_id',
  'away_team_id',
  'season_league_team_id',
]);
/** Unique, and empty where nothing was imported. */
const EMPTIED: ReadonlySet<string> = new Set(['import_key', 'import_hash']);

const PAST_TRIGGERS = '-c session_replication_role=replica -c synchronous_commit=off';

/**
 * The connection string of a database whose one season is the sample a hundred times over: so many teams, players,
 * games and lines. Rows are copied by SQL, past triggers, and stay until migrations or data are other ones.
 */
export async function largeSeasonDatabase(cluster: Cluster): Promise<string> {
  const sample = new URL(await seasonDatabase(cluster, 1)).pathname.slice(1);
  const name = sample.replace('seasons_1_', `seasons_one_of_${TIMES}_`);
  if ((await cluster.administer(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)).length > 0)
    return cluster.urlOf(name);
  const unfinished = `unfinished_${name}`;
  await cluster.administer(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await cluster.administer(`CREATE DATABASE ${unfinished} TEMPLATE ${sample}`);
  console.log(`Copying the sample season ${TIMES} times …`);
  const url = cluster.urlOf(unfinished);
  for (const table of TABLES) await copyRows(`${url}?options=${encodeURIComponent(PAST_TRIGGERS)}`, table);
  await runAt(url, 'VACUUM ANALYZE');
  await runAt(url, 'CHECKPOINT');
  await cluster.administer(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  return cluster.urlOf(name);
}

async function copyRows(url: string, table: string): Promise<void> {
  const columns = await runAt(
    url,
    `SELECT column_name FROM information_schema.columns WHERE table_name = '${table}' AND table_schema = 'public' AND is_generated = 'NEVER'`,
  );
  const values = columns.map((column) => {
    if (MOVED.has(column)) return `${column} + copy * ${STEP}`;
    return EMPTIED.has(column) ? 'NULL' : column;
  });
  await runAt(
    url,
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table}, generate_series(1, ${TIMES - 1}) copy`,
  );
}
