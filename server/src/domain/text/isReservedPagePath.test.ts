import { expect, test } from 'vitest';
import { isReservedPagePath } from './isReservedPagePath.js';

test.each([
  ['schedule', true], ['Schedule', true], ['teams/3', true], ['player/4/stats', true], ['login', true], ['Youth/youth-center', true], ['leagues/3', true], ['browse', true],
  ['developers', true], ['static/x', true], ['healthz', true], ['readyz', true], ['Metrics', true], ['graphiql', true], ['exports', true], ['assets', true], ['src/main', true],
  ['organizations', true], ['dashboard/seasons', true], ['season/3', true], ['userSettings', true], ['pages/look', true], ['account', true], ['fab/standings', true],
  ['rules.pdf', true], ['info/rules.html', true], ['info/v1.2', true],
  ['fab/rules', false], ['info.of/rules', false], ['about', false], ['tournament/2025', false],
  ['registration', false], ['leagueInfo', false], ['home', false], ['youth', false], ['teamsheet', false],
])('%j: %j', (path, reserved) => {
  expect(isReservedPagePath(path)).toBe(reserved);
});
