import { type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { selectedFields } from './selection.js';

/** What a resolver of the document's only root field is told about the operation. */
function infoOf(source: string): GraphQLResolveInfo {
  const { definitions } = parse(source);
  const [operation] = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  const fieldNodes = operation!.selectionSet.selections.filter(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD,
  );
  return {
    fieldNodes,
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
  } as unknown as GraphQLResolveInfo;
}

const info = infoOf(`{
  game { id again: id ... { date } ...F home @skip(if: true) { lines { player { bio } } } }
  game { time }
}
fragment F on Game { home { score } other: home { lines { ...L } } }
fragment L on GameLine { values player { id ... on Player { fullName } } }`);

test('fields are found through aliases, fragments and repetition, whatever directives say', () => {
  expect([...selectedFields(info)].sort()).toEqual(['date', 'home', 'id', 'time']);
  expect([...selectedFields(info, 'home')].sort()).toEqual(['lines', 'score']);
  expect([...selectedFields(info, 'home', 'lines', 'player')].sort()).toEqual(['bio', 'fullName', 'id']);
});

test('nothing is below a field that is not selected or has no fields', () => {
  expect(selectedFields(info, 'away')).toEqual(new Set());
  expect(selectedFields(info, 'id')).toEqual(new Set());
});

test('the same selection is gathered once', () => {
  expect(selectedFields(info, 'home')).toBe(selectedFields(info, 'home'));
});
