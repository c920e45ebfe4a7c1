import type { DataSource, EntityMetadata } from 'typeorm';
import {
  columnFact,
  foreignKeyFact,
  plainDefault,
  primaryKeyFact,
  type SchemaFact,
  tableFact,
  uniqueFact,
} from './schema-fact.js';

/** What the entities of an initialized data source say about the schema. */
export function factsOfEntities({ entityMetadatas, driver }: DataSource): Set<SchemaFact> {
  return new Set(entityMetadatas.flatMap((entity) => factsOfEntity(entity, driver)));
}

function factsOfEntity(entity: EntityMetadata, driver: DataSource['driver']): SchemaFact[] {
  const table = entity.tableName;
  const columns = entity.columns.map((column) =>
    columnFact({
      table,
      column: column.databaseName,
      type:
        driver.normalizeType(column) +
        (column.length === '' ? '' : `(${column.length})`) +
        (column.isArray ? '[]' : ''),
      nullable: column.isNullable,
      defaultValue: plainDefault(driver.normalizeDefault(column)),
      identity: column.isGenerated && column.generatedIdentity === 'BY DEFAULT',
      computed: !column.isInsert && !column.isUpdate,
    }),
  );
  const uniques = entity.uniques.map(({ name, columns: of }) =>
    uniqueFact(
      table,
      name,
      of.map((column) => column.databaseName),
    ),
  );
  const references = entity.foreignKeys.map((key) =>
    foreignKeyFact(table, key.columnNames, key.referencedEntityMetadata.tableName, key.referencedColumnNames),
  );
  const primaryKey = primaryKeyFact(
    table,
    entity.primaryColumns.map((column) => column.databaseName),
  );
  return [tableFact(table), ...columns, primaryKey, ...uniques, ...references];
}
