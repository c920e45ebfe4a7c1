import { expect, test } from 'vitest';
import { businessInput, businessValues } from './business-values';

test('a new business begins empty and takes sign-ups', () => {
  expect(businessValues(null)).toMatchObject({
    name: '',
    phone: '',
    signupDeadline: '',
    categories: [],
    cities: [],
    signupStatus: 'ACTIVE',
  });
});

test('texts are trimmed, blank ones sent as nothing, choices as lists', () => {
  const input = businessInput({
    ...businessValues(null),
    name: ' Hoops ',
    phone: ' 555 ',
    email: ' ',
    categories: ['men', 'co-ed'],
    signupStatus: 'CLOSED',
  });
  expect(input).toMatchObject({
    name: 'Hoops',
    phone: '555',
    email: null,
    signupDeadline: null,
    categories: ['men', 'co-ed'],
    cities: [],
    signupStatus: 'CLOSED',
  });
});
