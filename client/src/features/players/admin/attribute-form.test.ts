import { expect, test } from 'vitest';
import { attributeInput, attributeValues } from './attribute-form';

test('unknown values are blank inputs, and blank inputs unknown values', () => {
  const values = attributeValues([{ value: '23', attribute: { id: '4' } }, { value: null, attribute: { id: '5' } }]);
  expect(values).toEqual({ attributes: { 4: '23', 5: '' } });
  expect(attributeInput({ attributes: { 4: ' 24 ', 5: ' ' } })).toEqual([{ attributeId: '4', value: '24' }, { attributeId: '5', value: null }]);
});
