import { expect, test } from 'vitest';

function noted(_target: object, _property: string): void {
  // Its presence is all: the compiler then records the property's type.
}

class Sample {
  @noted
  count!: number;

  @noted
  when!: Date;
}

test('test files are compiled with legacy decorators and the types beside them', () => {
  expect(Reflect.getMetadata('design:type', Sample.prototype, 'count')).toBe(Number);
  expect(Reflect.getMetadata('design:type', Sample.prototype, 'when')).toBe(Date);
});

test('there is one copy of graphql, whoever asks for it', async () => {
  const { GraphQLSchema } = await import('graphql');
  const { buildSchema } = await import('graphql/utilities/index.js');
  expect(buildSchema('type Query { a: Int }')).toBeInstanceOf(GraphQLSchema);
});
