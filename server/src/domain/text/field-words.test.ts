import { expect, test } from 'vitest';
import { fieldWords } from './field-words.js';

test.each([
  ['name', 'name'],
  ['jerseyNumber', 'jersey number'],
  ['unavailableSlots', 'unavailable slots'],
  ['attributes.Hometown', 'Hometown'],
  ['attributes.Number', 'Number'],
  ['hidden', 'visibility'],
  ['visible', 'visibility'],
  ['captainPlayerId', 'captain'],
  ['logoUploadId', 'logo'],
  ['imageUploadId', 'picture'],
  ['seasonLeagueId', 'league'],
  ['seasonLeagueTeamId', 'team'],
  ['home_team_id', 'home team'],
  ['sportIds', 'sport'],
  ['weekIndex', 'week'],
  ['id', 'id'],
])('%s is %s', (field, expected) => {
  expect(fieldWords(field)).toBe(expected);
});
