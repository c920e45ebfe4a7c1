import { expect, test } from 'vitest';
import { embedOfPage } from './embed-of-page.js';

test.each([
  ['/games/7', '', { kind: 'game', id: '7' }],
  ['/games/7/plays', '', null],
  ['/teams/7', '', { kind: 'schedule', id: '7' }],
  ['/teams/7', 'season=2', { kind: 'schedule', id: '7', seasonId: '2' }],
  ['/schedule', 'league=3&x=1', { kind: 'schedule', leagueId: '3' }],
  ['/schedule', 'season=3&team=5', { kind: 'schedule', seasonId: '3', id: '5' }],
  ['/schedule', 'league=3&date=2026-01-01', null],
  ['/schedule', 'state=COMPLETED', null],
  ['/schedule', 'season=&date=&state=', { kind: 'schedule' }],
  ['/schedule', 'season=latest', null],
  ['/standings', 'season=3&league=all', { kind: 'standings', seasonId: '3' }],
  ['/standings', 'division=4', null],
  ['/standings', 'whatif=1', null],
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
