import { expect, test } from 'vitest';
import { isServerPath } from './is-server-path.js';

test.each([
  ['/api/gamesv2', true],
  ['/API', true],
  ['graphql', true],
  ['/developers', true],
  ['/healthz', true],
  ['/exports/x', true],
  ['/.well-known/x', true],
  ['/fab/logo.png', true],
  ['/robots.txt', true],
  ['/fab/manifest.webmanifest', true],
  ['/youth/fab/icon-192.png', true],
  ['info/v1.2', true],
  ['/', false],
  ['/fab', false],
  ['/apis', false],
  ['/fab/api', false],
  ['/schedule', false],
  ['rules.of.the-league', false],
])('%j: %j', (path, isServers) => {
  expect(isServerPath(path)).toBe(isServers);
});
