import { expect, test } from 'vitest';
import { editTarget } from '@/app/edit-target';
import { viewTarget } from './view-target';

test.each([
  ['/teams/3', '/teams/3'],
  ['/dashboard/singleTeamToggle/3', '/teams/3'],
  ['/dashboard/seasons/1/leagues/2/teams/3', '/teams/3'],
  ['/dashboard/seasons/1/leagues/2', '/teamList?season=1&league=2'],
  ['/dashboard/seasons/1', '/teamList?season=1'],
  ['/dashboard/seasons/1/divisions/4', '/standings/4'],
  ['/dashboard/seasons/import', ''],
  ['/dashboard/seasons', ''],
  ['/players/5', '/players/5'],
  ['/player/5/stats', '/player/5/stats'],
  ['/games/6', '/games/6'],
  ['/games/6/scoresheet', '/games/6'],
  ['/fab/standings', '/teamList'],
  ['/businessPage', '/businesses'],
  ['/audit', ''],
])('%s is seen at %j', (path, target) => {
  expect(viewTarget(path)).toBe(target);
});

test.each(['/teams/3', '/players/5', '/player/5/stats', '/games/6', '/schedule'])('%s leads there and back', (path) => {
  expect(editTarget(viewTarget(path), 'staff')).toBe(path);
});
