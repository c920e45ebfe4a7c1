import { expect, test } from 'vitest';
import { attributeAliases, attributeInput, attributeValues } from './attribute-form';

const attributes = [
  { value: '23', attribute: { id: '4', name: 'Number' } },
  { value: null, attribute: { id: '5', name: 'Weight' } },
];

test('unknown values are blank inputs', () => {
  expect(attributeValues(attributes)).toEqual({ attribute4: '23', attribute5: '' });
});

test('only changed values are sent, and blank inputs as unknown', () => {
  expect(attributeInput(attributes, { attribute4: '23', attribute5: ' 180 ' })).toEqual([
    { attributeId: '5', value: '180' },
  ]);
  expect(attributeInput(attributes, { attribute4: ' ', attribute5: '' })).toEqual([{ attributeId: '4', value: null }]);
});

test('the server names attributes by their names, the form by their ids', () => {
  expect(attributeAliases(attributes)).toEqual({
    'attributes.Number': 'attribute4',
    'attributes.Weight': 'attribute5',
  });
});
