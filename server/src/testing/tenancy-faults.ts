import type { CatalogForeignKey, CatalogTable } from './catalog.js';

/** Tables of the platform itself. Every other table belongs to a tenant. */
const PLATFORM_TABLES: ReadonlySet<string> = new Set([
  'sports',
  'organizations',
  'organization_domains',
  'organization_sports',
  'users',
  'user_sports',
  'sessions',
  'password_links',
  'mails',
  'push_keys',
  'rate_limits',
  'request_budgets',
  'migrations',
]);

const ORDER_COLUMNS: ReadonlySet<string | null> = new Set(['position', 'sort_order', 'rank']);

/** Whether rows of the table belong to a tenant. */
export function isTenantTable({ name }: Pick<CatalogTable, 'name'>): boolean {
  return !PLATFORM_TABLES.has(name);
}

/** The column that names a row's tenant. */
export function tenantColumn({ name }: Pick<CatalogTable, 'name'>): string {
  return name === 'organizations' ? 'id' : 'organization_id';
}

/**
 * What in the schema would let tenants meet, or keep tables from being distributed by tenant; as sentences, empty when
 * all is well.
 */
export function tenancyFaults(catalog: ReadonlyMap<string, CatalogTable>): string[] {
  return [...catalog.values()].flatMap((table) =>
    isTenantTable(table) ? [...keyFaults(table), ...referenceFaults(table)] : referenceFaults(table),
  );
}

function keyFaults({ name, columns, primaryKey, uniqueKeys }: CatalogTable): string[] {
  const faults: string[] = [];
  if (primaryKey.join() !== 'organization_id,id') faults.push(`${name}: its primary key is (${primaryKey.join(', ')})`);
  if (!columns.some((column) => column.name === 'id' && column.identity))
    faults.push(`${name}: its id comes from no sequence`);
  for (const key of uniqueKeys) {
    if (key.columns[0] !== 'organization_id') faults.push(`${name}: ${key.name} does not start with the organization`);
    if (key.columns.some((column) => ORDER_COLUMNS.has(column)))
      faults.push(`${name}: ${key.name} makes an order unique`);
  }
  return faults;
}

function referenceFaults(table: CatalogTable): string[] {
  return table.foreignKeys.flatMap((key) => [...targetFaults(table, key), ...clearingFaults(table, key)]);
}

function targetFaults(table: CatalogTable, { name, columns, target, targetColumns }: CatalogForeignKey): string[] {
  if (!isTenantTable({ name: target })) return [];
  const [own, theirs] = [columns[0], targetColumns[0]];
  return own === tenantColumn(table) && theirs === 'organization_id'
    ? []
    : [`${table.name}: ${name} can reach another tenant's row`];
}

/** Without a list of columns ON DELETE SET NULL would clear the organization too. */
function clearingFaults(table: CatalogTable, { name, columns, setsNull, setColumns }: CatalogForeignKey): string[] {
  if (!setsNull || columns.length === 1) return [];
  const clears = setColumns.length === 0 ? columns : setColumns;
  return clears.includes(tenantColumn(table)) ? [`${table.name}: ${name} clears the organization`] : [];
}
