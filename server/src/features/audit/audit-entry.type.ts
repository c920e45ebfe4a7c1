import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '../../lib/connection.js';
import { Json, Moment } from '../../lib/scalars.js';

@ObjectType({ description: 'A field that a change touched.' })
export class AuditChange {
  @Field(() => String, { description: "The field's name." })
  field!: string;

  @Field(() => Json, { nullable: true, description: 'Its value before.' })
  before!: unknown;

  @Field(() => Json, { nullable: true, description: 'Its value after.' })
  after!: unknown;

  @Field(() => String, {
    nullable: true,
    description: 'The names of what `before` points to, where it is an id or a list of ids; null otherwise.',
  })
  beforeName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The names of what `after` points to, where it is an id or a list of ids; null otherwise.',
  })
  afterName!: string | null;
}

@ObjectType({ description: 'One change in the audit trail.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: string;

  @Field(() => Moment, { description: 'When it was made.' })
  at!: Date;

  @Field(() => ID, { nullable: true, description: 'Id of who made it; null for the system.' })
  actorId!: number | null;

  @Field(() => String, { description: 'Name of who made it, as it was then.' })
  actorName!: string;

  @Field(() => String, { description: "What was done: '<entity>.<verb>', for example season.update." })
  action!: string;

  @Field(() => String, { description: 'What kind of thing it was done to.' })
  entityType!: string;

  @Field(() => ID, { nullable: true, description: "The thing's id." })
  entityId!: number | null;

  @Field(() => String, { nullable: true, description: "The thing's name, as it was then." })
  label!: string | null;

  @Field(() => [AuditChange], { description: 'What changed, field by field.' })
  changes!: AuditChange[];
}

@ObjectType({ description: 'Somebody whose changes the audit trail holds.' })
export class AuditActor {
  @Field(() => ID, { description: "The user's id." })
  id!: number;

  @Field(() => String, { description: 'The name, as it was at the latest change.' })
  name!: string;
}

export const AuditEntryConnection = connectionType('AuditEntry', () => AuditEntry);
