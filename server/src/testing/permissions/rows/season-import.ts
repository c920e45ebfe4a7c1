import { row } from '../row.js';

const season = () => ({ input: { name: 'Fall', files: {} } });

/** Import of seasons. */
export const rows = [
  row('previewSeasonImport', 'staff', season),
  row('importSeason', 'staff', season),
  row('seasonImportProgress', 'staff', () => ({ key: 'no-such-import' })),
  row('cancelSeasonImport', 'staff', () => ({ key: 'no-such-import' })),
];
