import { ORGANIZATION } from '../data/organization.js';
import { runAt } from '../data/postgres.js';
import { bareSql, STORED } from './bare-sql.js';
import { SELECTIONS } from './selections.js';

/** Keeps the answers to every selection of games as texts, one row for each: what the server "one row" reads by key. */
export async function keepReadyAnswers(url: string, games: readonly string[]): Promise<void> {
  await runAt(url, 'DROP TABLE IF EXISTS ready_answers');
  await runAt(
    url,
    'CREATE TABLE ready_answers (selection integer, game_id integer, body text NOT NULL, PRIMARY KEY (selection, game_id))',
  );
  for (const [index, { name }] of SELECTIONS.entries()) {
    const answer = bareSql(name)
      .replaceAll('$1', String(ORGANIZATION.id))
      .replaceAll('$2', 'wanted.id')
      .replaceAll('$3', DEFINITIONS);
    await runAt(
      url,
      `INSERT INTO ready_answers SELECT ${index}, wanted.id, (${answer}) FROM unnest('{${games.join()}}'::integer[]) AS wanted (id)`,
    );
  }
  await runAt(url, 'VACUUM ANALYZE ready_answers');
}

const DEFINITIONS = `(SELECT array_agg(d.id ORDER BY stored.place)
  FROM unnest('{${STORED.join()}}'::text[]) WITH ORDINALITY AS stored (abbreviation, place)
  JOIN stat_definitions d ON d.organization_id = ${ORGANIZATION.id} AND d.abbreviation = stored.abbreviation)`;
