import { type Cell, guardedLine } from '../../lib/csv.js';
import type { DetailFile } from '../season-import/reading/files/archive-names.js';
import { STANDINGS_COLUMNS } from '../season-import/reading/read-standings-settings.js';
import type { ArchivedPictures } from './archived-pictures.js';
import type { DetailRow } from './detail-rows.js';
import { keyOf, type Naming } from './season-tables.js';

/** What names rows and pictures in the files. */
export interface DetailNaming extends Naming {
  readonly divisions: ReadonlyMap<number, string>;
  readonly schedules: ReadonlyMap<number, string>;
  readonly pictures: ArchivedPictures;
}

type Column = readonly [heading: string, cell: (row: DetailRow, naming: DetailNaming) => Cell];

/** A column that is called as its row's field. */
const own = (heading: string): Column => [heading, (row) => row[heading]];
const id = (row: DetailRow, field: string): number => Number(row[field] ?? 0);

const TEAM: Column = ['team', (row, { names }) => names.get(id(row, 'team_id'))];
const LEAGUE: Column = ['league', (row, { leagues }) => leagues.get(id(row, 'season_league_id'))];
const SCHEDULE: Column = ['schedule', (row, { schedules }) => schedules.get(id(row, 'schedule_id'))];
/** A column with the key of what a row refers to; blank where it refers to nothing. */
const keyColumn = (heading: string, field: string, importKey: string): Column => [
  heading,
  (row, { organizationId }) =>
    row[field] == null
      ? null
      : keyOf(organizationId, { id: id(row, field), importKey: row[importKey] as string | null }),
];
const GAME = keyColumn('game_key', 'game_id', 'game_import_key');
const KEY = keyColumn('player_key', 'player_id', 'import_key');
const PERSON: readonly Column[] = [KEY, own('first_name'), own('last_name')];
const picture = (heading: string, field: string): Column => [
  heading,
  (row, { pictures }) => pictures.nameOf(row[field]),
];

const PLAY_SETTINGS = [
  'assists_on_free_throws',
  'bonus_fouls',
  'double_bonus_fouls',
  'technical_counts_as_personal',
  'period_minutes',
];

const COLUMNS: Readonly<Record<DetailFile, readonly Column[]>> = {
  season: ['season', 'sport', 'start_date', 'finish_date', 'active'].map(own),
  statistics: ['abbreviation', 'name', 'kind', 'formula', 'position', 'hidden'].map(own),
  periods: ['period', 'kind', 'position', 'hidden'].map(own),
  attributes: ['attribute', 'type', 'position', 'visible'].map(own),
  leagues: [
    LEAGUE,
    own('position'),
    ...PLAY_SETTINGS.map(own),
    ...STANDINGS_COLUMNS.map(own),
    own('statistics_order'),
    own('statistics_left_out'),
  ],
  divisions: [
    ['division', (row, { divisions }) => divisions.get(id(row, 'division_id'))],
    ...['position', 'bracket_kind', 'best_of', 'third_place'].map(own),
  ],
  players: [
    ...PERSON,
    own('known_as'),
    own('bio'),
    picture('image', 'image_upload_id'),
    own('sponsor_name'),
    own('sponsor_url'),
    picture('sponsor_image', 'sponsor_upload_id'),
  ],
  values: [...PERSON, own('attribute'), own('value')],
  videos: [...PERSON, own('title'), own('url')],
  rosters: [TEAM, LEAGUE, ...PERSON, own('jersey_number'), own('position')],
  schedules: [SCHEDULE, LEAGUE, ...['start_date', 'num_weeks', 'game_days', 'same_slot', 'published_at'].map(own)],
  slots: [SCHEDULE, ...['week', 'time', 'location', 'location_url', 'court'].map(own)],
  lostHalls: [SCHEDULE, ...['location', 'location_url', 'date', 'from'].map(own)],
  byes: [TEAM, LEAGUE, own('date')],
  weeksOff: [LEAGUE, own('date'), own('reason')],
  plays: [
    GAME,
    ...['play', 'revision', 'deleted', 'kind', 'period', 'sort_order', 'clock'].map(own),
    TEAM,
    ...PERSON,
    keyColumn('other_player_key', 'other_player_id', 'other_import_key'),
    ...['other_first_name', 'other_last_name', 'linked_play', 'x', 'y', 'note'].map(own),
    ...['assists_on_free_throws', 'technical_counts_as_personal'].map(own),
    ...['made_at', 'received_at', 'entered_by', 'device'].map(own),
  ],
  corrections: [
    GAME,
    ...['kind', 'corrected_at'].map(own),
    TEAM,
    ...PERSON,
    ...['statistic', 'period', 'before', 'after', 'corrected_by'].map(own),
  ],
};

/** One of the files beside the three. */
export function detailTable(file: DetailFile, rows: readonly DetailRow[], naming: DetailNaming): string {
  const columns = COLUMNS[file];
  const lines = rows.map((row) => columns.map(([, cell]) => cell(row, naming)));
  return [columns.map(([heading]) => heading), ...lines].map(guardedLine).join('');
}
