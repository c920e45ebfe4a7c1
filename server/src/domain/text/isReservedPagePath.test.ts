import { expect, test } from 'vitest';
import { isReservedPagePath } from './isReservedPagePath.js';

test.each([
  ['schedule', true], ['Schedule', true], ['teams/3', true], ['player/4/stats', true], ['login', true],
  ['registration', false], ['leagueInfo', false], ['home', false], ['youth', false], ['teamsheet', false],
])('%j: %j', (path, reserved) => {
  expect(isReservedPagePath(path)).toBe(reserved);
});
