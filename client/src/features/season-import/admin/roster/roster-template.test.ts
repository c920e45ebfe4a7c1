import { expect, test } from 'vitest';
import { rosterTemplate } from './roster-template';

test('columns of every roster come before those of the attributes', () => {
  expect(rosterTemplate(['Number', 'Height, in', 'Team'], true)).toBe(
    '\uFEFFteam,first_name,last_name,player_key,captain,jersey_number,team_position,known_as,Number,"Height, in",attribute Team\r\n',
  );
});

test('a heading is no formula', () => {
  expect(rosterTemplate(['=1+1'], false)).toContain(",known_as,'=1+1\r\n");
});

test('a roster of one team has no column for it', () => {
  expect(rosterTemplate([], false)).toBe(
    '\uFEFFfirst_name,last_name,player_key,captain,jersey_number,team_position,known_as\r\n',
  );
});
