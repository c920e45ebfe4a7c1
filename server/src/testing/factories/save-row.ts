import type { DeepPartial, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Saves a row. By itself it needs no transaction, which would send two statements more. */
export function saveRow<Row extends ObjectLiteral, Columns extends DeepPartial<Row>>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  columns: Columns,
): Promise<Columns & Row> {
  return manager.save<Row, Columns>(entity, columns, { transaction: false });
}
