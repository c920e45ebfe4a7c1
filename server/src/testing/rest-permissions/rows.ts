import type { RestPermissionRow } from './row.js';
import { platformRows } from './rows/platform.js';
import { seasonRows } from './rows/seasons.js';
import { teamAndPlayerRows } from './rows/teams-and-players.js';

/** A fair call of every REST endpoint that is built. */
export const restPermissionRows: readonly RestPermissionRow[] = [...platformRows, ...seasonRows, ...teamAndPlayerRows];
