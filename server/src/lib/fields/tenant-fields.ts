import { declares } from './declared-fields.js';

/** What everything has that belongs to an organization. */
abstract class TenantFields {
  @declares<number>({ kind: 'tenant', nullable: false, initial: null })
  organizationId: number;

  @declares<number>({
    kind: 'key',
    nullable: false,
    initial: null,
    description: 'Positive integer, unique within the organization.',
  })
  id: number;
}

/** A thing of an organization that people change: a change names the version that it is based on. */
export abstract class EditableFields extends TenantFields {
  @declares<number>({
    kind: 'integer',
    nullable: false,
    initial: 1,
    description: 'How often it was saved; updates name the version that they are based on.',
  })
  version: number;
}
