import type { Write } from '../audit/write.service.js';
import type { JsonRow } from './rows.service.js';
import { plainTable } from './undo-conflict.js';

/** A row that keeps a command from being undone. */
interface ChangedRow {
  readonly table: string;
  /** As the command left it. */
  readonly row: JsonRow;
  readonly isThere: boolean;
  /** When the command was done, and by whom. */
  readonly since: Date;
  readonly doneBy: string;
}

/**
 * What has happened to a row, as a sentence's part: 'game Ants vs Bees on Oct 6, 2025 has been changed since by ann'.
 * Its name is its own, or what the trail called it last. Who is said where the trail knows somebody else: the command
 * stands in it, too.
 */
export async function changedRowWords(tx: Write, { table, row, isThere, since, doneBy }: ChangedRow): Promise<string> {
  const kind = singularOf(table);
  const [last] = (await tx.manager.query(
    `SELECT entity_label AS label, CASE WHEN at > $4 AND actor_name <> $5 THEN actor_name END AS who FROM audit_entries
     WHERE organization_id = $1 AND entity_type = $2 AND entity_id = $3 ORDER BY id DESC LIMIT 1`,
    [tx.organizationId, kind, Number(row['id']), since, doneBy],
  )) as { label: string | null; who: string | null }[];
  const name = ownName(row) ?? last?.label ?? null;
  const what = name === null ? `one of the ${plainTable(table)}` : `${plainTable(kind)} ${name}`;
  return `${what} ${isThere ? 'has been changed' : 'was removed'} since${last?.who ? ` by ${last.who}` : ''}`;
}

function ownName(row: JsonRow): string | null {
  const name = row['name'] ?? row['label'] ?? row['username'];
  if (typeof name === 'string') return name;
  const person = [row['first_name'], row['last_name']].filter((part) => typeof part === 'string' && part !== '');
  return person.length > 0 ? person.join(' ') : null;
}

/** One row of a table as the trail calls it: 'season_league_teams' is 'season_league_team', 'weeks_off' 'week_off'. */
function singularOf(table: string): string {
  if (table === 'weeks_off') return 'week_off';
  return table.replace(/(?:ies|sses|s)$/, (end) => (end === 'ies' ? 'y' : end === 'sses' ? 'ss' : ''));
}
