import type { Row } from './row.js';
import { businessRows } from './routes/businesses.js';
import { byeRows } from './routes/byes.js';
import { gameWriteRows } from './routes/game-writes.js';
import { gameRows } from './routes/games.js';
import { leagueRows } from './routes/leagues.js';
import { linkRows } from './routes/links.js';
import { organizationRows } from './routes/organizations.js';
import { playerRows } from './routes/players.js';
import { playerWriteRows } from './routes/player-writes.js';
import { recordRows } from './routes/records.js';
import { scheduleRows } from './routes/schedules.js';
import { seasonRows } from './routes/seasons.js';
import { seasonWriteRows } from './routes/season-writes.js';
import { statisticRows } from './routes/statistics.js';
import { statisticWriteRows } from './routes/statistic-writes.js';
import { teamRows } from './routes/teams.js';
import { teamWriteRows } from './routes/team-writes.js';
import { userRows } from './routes/users.js';

/** The table: every documented endpoint that is built, by area. */
export const routes: readonly Row[] = [
  ...organizationRows,
  ...linkRows,
  ...userRows,
  ...recordRows,
  ...teamRows,
  ...teamWriteRows,
  ...seasonRows,
  ...seasonWriteRows,
  ...leagueRows,
  ...gameRows,
  ...gameWriteRows,
  ...playerRows,
  ...playerWriteRows,
  ...byeRows,
  ...scheduleRows,
  ...statisticRows,
  ...statisticWriteRows,
  ...businessRows,
];
