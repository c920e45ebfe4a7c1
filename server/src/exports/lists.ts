import type { List } from './list.js';
import { PLATFORM_LISTS } from './lists/platform-lists.js';
import { SEASON_LISTS } from './lists/season-lists.js';
import { SETTING_LISTS } from './lists/setting-lists.js';
import { TEAM_LISTS } from './lists/team-lists.js';

/** The lists that can be had as CSV, by the name in their address. */
export const LISTS: Readonly<Record<string, List>> = {
  ...SEASON_LISTS,
  ...TEAM_LISTS,
  ...SETTING_LISTS,
  ...PLATFORM_LISTS,
};
