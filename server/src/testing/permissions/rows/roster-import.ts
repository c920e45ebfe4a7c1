import { createSeasonLeague } from '../../factories.js';
import { row } from '../row.js';

const roster = (seasonLeagueId: string) => ({ input: { seasonLeagueId } });

/** Import of rosters; a call of the table brings no file. */
export const rows = [
  row('previewRosterImport', 'staff', roster, createSeasonLeague, { own: 'BAD_USER_INPUT' }),
  row('importRoster', 'staff', roster, createSeasonLeague, { own: 'BAD_USER_INPUT' }),
  row('rosterImportProgress', 'staff', () => ({ key: 'no-such-import' })),
  row('cancelRosterImport', 'staff', () => ({ key: 'no-such-import' })),
];
