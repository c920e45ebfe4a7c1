import { expect, test } from 'vitest';
import { embedOfPage } from './embed-of-page.js';

test.each([
  ['/games/7', '', { kind: 'game', id: '7' }],
  ['/games/7/plays', '', null],
  ['/teams/7', '', { kind: 'schedule', id: '7' }],
  ['/schedule', 'league=3&date=2026-01-01', { kind: 'schedule', leagueId: '3' }],
  ['/teamList', 'league=all', { kind: 'standings' }],
  ['/JTeamList', '', { kind: 'standings' }],
  ['/standings', 'league=3', { kind: 'standings', leagueId: '3' }],
  ['/standings/4', '', null],
  ['/leaderboard', '', { kind: 'leaders' }],
  ['/', '', null],
  ['/players/7', '', null],
  ['/games/seven', '', null],
])('%s?%s', (pathname, search, embed) => {
  expect(embedOfPage(pathname, new URLSearchParams(search))).toEqual(embed);
});
