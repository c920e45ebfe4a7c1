import { column, type Reading, reading, tenantReading } from '../reading.js';
import { columnOf, declaredFields, type FieldsClass } from './declared-fields.js';

/**
 * How a thing's declared fields are read, and what else is worked out beside them.
 * @param table the table's alias
 */
export function fieldsReading<Fields extends object, Others extends Readonly<Record<string, Reading<unknown>>>>(
  fields: FieldsClass<Fields>,
  table: string,
  others: Others,
): Reading<Fields & { [Name in keyof Others]: Others[Name] extends Reading<infer Value> ? Value : never }> {
  const own = [...declaredFields(fields)].map(([name, field]) => [
    name,
    field.kind === 'tenant' ? tenantReading : column(`${table}.${columnOf(name, field)}`),
  ]);
  return reading({ ...Object.fromEntries(own), ...others }) as never;
}
