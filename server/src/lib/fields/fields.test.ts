import { lexicographicSortSchema, printType } from 'graphql';
import { buildSchemaSync, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Entity, getMetadataArgsStorage } from 'typeorm';
import { expect, test } from 'vitest';
import { allow, checkChanges, checkNew } from './allow-list.js';
import { fieldsReading } from './fields-reading.js';
import { changesInput, newInput } from './inputs.js';
import { optionalText, requiredText, texts } from './kinds.js';
import { shown } from './shown.js';
import { stored } from './stored.js';
import { EditableFields } from './tenant-fields.js';

abstract class HallFields extends EditableFields {
  @requiredText({ max: 20, description: 'What it is called.', input: 'Name, at most 20 characters.' })
  name: string;

  @optionalText({ max: 10, description: 'What people call it.', input: 'At most 10 characters.' })
  shortName: string | null;

  @texts({ input: 'Doors.', check: (check, values) => check.names('doors', values, { count: 2 }) })
  doors: string[];

  @optionalText({ max: 10, column: 'note' })
  ownNote: string | null;
}

const HALL_INPUT = allow(HallFields, { required: ['name'], optional: ['shortName', 'doors'] });

@Entity('halls')
class HallEntity extends stored(HallFields) {}

@ObjectType({ description: 'A hall.' })
class Hall extends shown(HallFields) {}

@InputType()
class CreateHallInput extends newInput(HALL_INPUT) {}

@InputType()
class UpdateHallInput extends changesInput(HALL_INPUT) {}

test('a property of another type than its kind, or null where the kind is not, does not compile', () => {
  abstract class Wrong {
    // @ts-expect-error: may be null, and does not say so
    @optionalText({ max: 10 })
    nickname: string;

    // @ts-expect-error: may not be null, and says that it may
    @requiredText({ max: 10 })
    name: string | null;

    // @ts-expect-error: is a text
    @optionalText({ max: 10 })
    count: number | null;
  }
  // @ts-expect-error: not a field
  const allowed = allow(HallFields, { required: ['name'], optional: ['nickname'] });
  expect([Wrong, allowed]).toHaveLength(2);
});

test('the table has a column for each, and the stamps', () => {
  const columns = getMetadataArgsStorage().filterColumns([HallEntity, ...ancestors(HallEntity)]);
  const facts = columns.map(({ propertyName, options }) => [
    options.name ?? propertyName,
    options.type,
    options.nullable ?? false,
    options.array ?? false,
    typeof options.default === 'function' ? 'sql' : options.default,
  ]);
  expect(facts.sort()).toEqual([
    ['doors', 'text', false, true, []],
    ['id', 'integer', false, false, undefined],
    ['name', 'text', false, false, undefined],
    ['note', 'text', true, false, undefined],
    ['organization_id', 'integer', false, false, undefined],
    ['short_name', 'text', true, false, undefined],
    ['updated_at', 'timestamptz', false, false, 'sql'],
    ['updated_by', 'integer', true, false, undefined],
    ['version', 'integer', false, false, 1],
  ]);
});

test('the graph has what is described, inputs what is allowed', () => {
  @Resolver()
  class HallResolver {
    @Query(() => Hall)
    hall(): Hall | null {
      return null;
    }
  }
  const schema = lexicographicSortSchema(
    buildSchemaSync({ resolvers: [HallResolver], orphanedTypes: [CreateHallInput, UpdateHallInput], validate: false }),
  );
  const fieldsOf = (name: string): string[] =>
    printType(schema.getType(name)!)
      .split('\n')
      .filter((line) => line.includes(': '))
      .map((line) => line.trim());
  expect(fieldsOf('Hall')).toEqual(['id: ID!', 'name: String!', 'shortName: String', 'version: Int!']);
  expect(fieldsOf('CreateHallInput')).toEqual(['doors: [String!]', 'name: String!', 'shortName: String']);
  expect(fieldsOf('UpdateHallInput')).toEqual(['doors: [String!]', 'name: String', 'shortName: String']);
});

test('what is read is what is declared', () => {
  const hall = fieldsReading(HallFields, 'h', {});
  expect(hall.sql).toBe('h.id, h.version, h.name, h.short_name, h.doors, h.note');
  expect(hall.read([3, 1, 'Gym', null, ['A'], 'wet'], 8)).toEqual({
    organizationId: 8,
    id: 3,
    version: 1,
    name: 'Gym',
    shortName: null,
    doors: ['A'],
    ownNote: 'wet',
  });
});

test('a new thing has what is entered within its limits, and else what it has at first; nothing else comes in', () => {
  const entered = { name: ' Gym ', shortName: ' ', ownNote: 'x', organizationId: 9 };
  expect(checkNew(HALL_INPUT, entered)).toEqual({ name: 'Gym', shortName: null, doors: [] });
});

test('a change has what is entered and no more', () => {
  expect(checkChanges(HALL_INPUT, { shortName: null, version: 9 } as object)).toEqual({ shortName: null });
});

test('every field that is wrong is named', () => {
  const wrong = { name: ' ', shortName: 'x'.repeat(11), doors: ['A', 'B', 'C'] };
  for (const check of [checkNew, checkChanges] as const)
    expect(() => check(HALL_INPUT, wrong)).toThrow(
      expect.objectContaining({
        errors: [
          { field: 'name', message: 'name is required.' },
          { field: 'shortName', message: 'shortName must have at most 10 characters; this has 11.' },
          { field: 'doors', message: 'doors must have at most 2 entries.' },
        ],
      }),
    );
});

test('what says nothing of itself in inputs cannot be allowed there', () => {
  const allowed = allow(HallFields, { required: [], optional: ['ownNote'] });
  expect(() => newInput(allowed)).toThrow('HallFields.ownNote');
});

function ancestors(type: object): (new () => unknown)[] {
  const above = Object.getPrototypeOf(type) as (new () => unknown) & { prototype?: unknown };
  return above.prototype === undefined ? [] : [above, ...ancestors(above)];
}
