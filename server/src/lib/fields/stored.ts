import { Column, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { columnOf, type DeclaredField, declaredFields, type FieldKind, type FieldsClass } from './declared-fields.js';
import type { EditableFields } from './tenant-fields.js';

/** Who saved a row last, and when. */
interface Stamps {
  updatedAt: Date;
  updatedBy: number | null;
}

const TYPES = {
  text: 'text',
  texts: 'text',
  integer: 'integer',
  boolean: 'boolean',
  date: 'date',
  time: 'text',
} as const;

/** The declared fields as columns, and the stamps of whatever is changed: what a table's class extends. */
export function stored<Fields extends EditableFields>(fields: FieldsClass<Fields>): FieldsClass<Fields & Stamps> {
  abstract class Stored extends (fields as FieldsClass<EditableFields>) implements Stamps {
    @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
    updatedAt: Date;

    @Column({ type: 'integer', name: 'updated_by', nullable: true })
    updatedBy: number | null;
  }
  for (const [name, field] of declaredFields(fields)) columnDecorator(name, field)(Stored.prototype, name);
  return Stored as unknown as FieldsClass<Fields & Stamps>;
}

function columnDecorator(name: string, field: DeclaredField): PropertyDecorator {
  const column = columnOf(name, field);
  switch (field.kind) {
    case 'tenant':
      return PrimaryColumn({ type: 'integer', name: column });
    case 'key':
      return PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' });
    default:
      return Column({
        type: TYPES[field.kind satisfies Exclude<FieldKind, 'tenant' | 'key'>],
        name: column,
        nullable: field.nullable,
        array: field.kind === 'texts',
        ...(field.initial !== null && { default: field.initial }),
      });
  }
}
