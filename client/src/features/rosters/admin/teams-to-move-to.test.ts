import { expect, test } from 'vitest';
import { teamsToMoveTo } from './teams-to-move-to';

const league = (name: string, ...teams: string[]) => ({
  league: { name },
  teams: teams.map((team) => ({ id: `${name} ${team}`, team: { name: team } })),
});
const option = (value: string, label: string) => ({ value, label });

test('all other teams of the season, by name; of several leagues below their names', () => {
  expect(teamsToMoveTo([league('East', 'Cats', 'Ants', 'Bees')], 'East Bees')).toEqual([
    option('East Ants', 'Ants'),
    option('East Cats', 'Cats'),
  ]);
  expect(teamsToMoveTo([league('East', 'Cats', 'Ants'), league('West', 'Dogs')], 'East Cats')).toEqual([
    { label: 'East', options: [option('East Ants', 'Ants')] },
    { label: 'West', options: [option('West Dogs', 'Dogs')] },
  ]);
  expect(teamsToMoveTo([league('East', 'Cats'), league('West', 'Dogs')], 'East Cats')).toEqual([
    option('West Dogs', 'Dogs'),
  ]);
  expect(teamsToMoveTo([league('East', 'Cats')], 'East Cats')).toEqual([]);
});
