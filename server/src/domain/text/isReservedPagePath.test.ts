import { expect, test } from 'vitest';
import { isReservedPagePath } from './isReservedPagePath.js';

test.each([
  ['schedule', true], ['Schedule', true], ['teams/3', true], ['player/4/stats', true], ['login', true], ['Youth/youth-center', true], ['leagues/3', true], ['browse', true],
  ['registration', false], ['leagueInfo', false], ['home', false], ['youth', false], ['teamsheet', false],
])('%j: %j', (path, reserved) => {
  expect(isReservedPagePath(path)).toBe(reserved);
});
