import type { EntityManager } from 'typeorm';
import { sqlStamp } from '../../audit/stamps.js';
import type { Write } from '../../audit/write.service.js';

/** A statistic, a period or an attribute, as far as all three are alike. */
export interface Definition {
  /** By which the organization's own is found again. */
  readonly key: string;
  readonly name: string;
  /** The kind; of an attribute its type. */
  readonly kind: string;
  /** Of a statistic, where it has one. */
  readonly formula?: string | null;
  readonly position: number | null;
  readonly hidden: boolean;
}

type StoredDefinition = Definition & { readonly id: number };
type WantedDefinition = Definition & { readonly id: number | null };

/** How one of the three is read and written. */
export interface DefinitionTable {
  read(manager: EntityManager, organizationId: number, sportId: number): Promise<StoredDefinition[]>;
  /** Removes those that nothing refers to. */
  remove(manager: EntityManager, organizationId: number, ids: readonly number[]): Promise<void>;
  put(write: Write, sportId: number, rows: readonly WantedDefinition[]): Promise<void>;
}

interface TableParts {
  readonly table: 'stat_definitions' | 'game_periods' | 'player_attributes';
  /** SQL of the columns key, name, kind, hidden. */
  readonly key: string;
  readonly kind: string;
  readonly hidden: string;
  readonly ofSport: boolean;
  readonly hasFormula?: true;
  /** Columns that name a row, and SQL of their values from the JSON `n`. */
  readonly names: readonly (readonly [column: string, value: string])[];
  /** Tables and columns that refer to a row. */
  readonly users: readonly (readonly [table: string, column: string])[];
}

function definitionTable({ table, key, kind, hidden, ofSport, hasFormula, names, users }: TableParts): DefinitionTable {
  const columns = [
    ...names.map(([column]) => column),
    kind,
    ...(hasFormula ? ['formula'] : []),
    'position',
    hidden === 'NOT visible' ? 'visible' : 'hidden',
  ];
  const values = [
    ...names.map(([, value]) => value),
    'n.kind',
    ...(hasFormula ? ['n.formula'] : []),
    'n.position',
    hidden === 'NOT visible' ? 'NOT n.hidden' : 'n.hidden',
  ];
  const rows =
    '(SELECT * FROM jsonb_to_recordset($2::jsonb) AS r (id int, number int, key text, name text, kind text, formula text, position int, hidden bool)) n';
  const asRows = (wanted: readonly WantedDefinition[]): string =>
    JSON.stringify(wanted.map((row, number) => ({ ...row, number })));
  return {
    read: (manager, organizationId, sportId) =>
      manager.query<StoredDefinition[]>(
        `SELECT id, ${key} AS key, name, ${kind} AS kind, ${hasFormula ? 'formula, ' : ''}position, ${hidden} AS hidden FROM ${table} WHERE organization_id = $1 ${ofSport ? 'AND sport_id = $2' : ''} ORDER BY position, id`,
        ofSport ? [organizationId, sportId] : [organizationId],
      ),
    async remove(manager, organizationId, ids) {
      const unused = users
        .map(
          ([user, column]) =>
            `AND NOT EXISTS (SELECT FROM ${user} u WHERE u.organization_id = $1 AND u.${column} = d.id)`,
        )
        .join(' ');
      await manager.query(`DELETE FROM ${table} d WHERE d.organization_id = $1 AND d.id = ANY ($2::int[]) ${unused}`, [
        organizationId,
        ids,
      ]);
    },
    async put(write, sportId, wanted) {
      const { manager, organizationId } = write;
      const stamp = sqlStamp(write, 3);
      const known = wanted.filter(({ id }) => id !== null);
      const added = wanted.filter(({ id }) => id === null);
      await manager.query(
        `UPDATE ${table} d SET ${columns.map((column, index) => `${column} = ${values[index]}`).join(', ')}, ${stamp.set}
         FROM ${rows} WHERE d.organization_id = $1 AND d.id = n.id AND (${columns.map((column) => `d.${column}`).join(', ')}) IS DISTINCT FROM (${values.join(', ')})`,
        [organizationId, asRows(known), ...stamp.params],
      );
      await manager.query(
        `INSERT INTO ${table} (organization_id, ${ofSport ? 'sport_id, ' : ''}${columns.join(', ')}, ${stamp.columns})
         SELECT $1, ${ofSport ? '$5::int, ' : ''}${values.join(', ')}, ${stamp.values} FROM ${rows} ORDER BY n.number`,
        [organizationId, asRows(added), ...stamp.params, ...(ofSport ? [sportId] : [])],
      );
    },
  };
}

/** The three that an organization decides on. */
export const DEFINITION_TABLES = {
  statistics: definitionTable({
    table: 'stat_definitions',
    key: 'abbreviation',
    kind: 'kind',
    hidden: 'hidden',
    ofSport: true,
    hasFormula: true,
    names: [
      ['abbreviation', 'n.key'],
      ['name', 'n.name'],
    ],
    users: [
      ['game_line_values', 'stat_definition_id'],
      ['player_stat_totals', 'stat_definition_id'],
      ['team_stat_totals', 'stat_definition_id'],
    ],
  }),
  periods: definitionTable({
    table: 'game_periods',
    key: 'lower(name)',
    kind: 'kind',
    hidden: 'hidden',
    ofSport: true,
    names: [['name', 'n.name']],
    users: [
      ['period_scores', 'game_period_id'],
      ['plays', 'game_period_id'],
    ],
  }),
  attributes: definitionTable({
    table: 'player_attributes',
    key: 'lower(name)',
    kind: 'type',
    hidden: 'NOT visible',
    ofSport: false,
    names: [['name', 'n.name']],
    users: [['player_attribute_values', 'attribute_id']],
  }),
} as const;
