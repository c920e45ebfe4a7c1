import { expect, test } from 'vitest';
import { rosterNames } from './roster-names';

const player = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`.trim(),
});

test('first names, with as much of the last as tells namesakes apart', () => {
  const players = [
    player('James', 'Harden'),
    player('Chris', 'Paul'),
    player('chris', 'Johnson'),
    player('Tim', 'Quarterman'),
    player('Tim', 'Quick'),
    player('', 'Nene'),
  ];
  expect(rosterNames(players)).toEqual(['James', 'Chris P.', 'chris J.', 'Tim Quarterman', 'Tim Quick', 'Nene']);
});

test('a name without a last one stays as it is', () => {
  expect(rosterNames([player('Nene', ''), player('Nene', 'Hilario')])).toEqual(['Nene', 'Nene H.']);
  expect(rosterNames([])).toEqual([]);
});
