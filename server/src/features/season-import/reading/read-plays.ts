import { PLAY_KINDS, type PlayKind } from '../../../domain/plays/play-kind.js';
import type { PlaySettings } from '../../../domain/plays/play-settings.js';
import { quoteCell } from '../reporting/problem.js';
import type { Cells } from './files/cells.js';
import type { ReadOptions } from './files/read-table.js';
import type { SeasonFiles } from './files/season-files.js';
import type { GameIndex } from './game-index.js';
import type { ParsedPlay } from './parsed-details.js';
import { UNKNOWN } from './parsed-season.js';
import type { PlayerNames } from './player-names.js';
import { readDetail } from './read-definitions.js';
import type { TeamNames } from './team-names.js';

/** The columns of leagues.csv that say what a league decides about plays. */
export const PLAY_SETTING_COLUMNS = [
  'assists_on_free_throws',
  'bonus_fouls',
  'double_bonus_fouls',
  'technical_counts_as_personal',
  'period_minutes',
];

const REQUIRED = ['game_key', 'play', 'revision', 'kind', 'period', 'sort_order', 'made_at', 'received_at'];
const OPTIONAL = [
  'deleted',
  'clock',
  'team',
  'player_key',
  'first_name',
  'last_name',
  'other_player_key',
  'other_first_name',
  'other_last_name',
  'linked_play',
  'x',
  'y',
  'note',
  'assists_on_free_throws',
  'technical_counts_as_personal',
  'entered_by',
  'device',
];
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/u;
const LONGEST_NAME = 200;
const LONGEST_NOTE = 500;

/** What plays refer to. */
interface PlayContext {
  readonly files: SeasonFiles;
  readonly games: GameIndex;
  readonly teams: TeamNames;
  readonly names: PlayerNames;
  readonly options: ReadOptions;
}

/** What a league decides about plays; null where its line does not say. */
export function readPlaySettings(cells: Cells): PlaySettings | null {
  if (PLAY_SETTING_COLUMNS.every((field) => cells.isBlank(field))) return null;
  const figure = (field: string): number | null => {
    const count = cells.count(field);
    if (count !== null && (count < 1 || count > 99)) cells.refuse(field, 'has to be from 1 to 99');
    return count;
  };
  return {
    assistsOnFreeThrows: cells.flag('assists_on_free_throws'),
    technicalCountsAsPersonal: cells.flag('technical_counts_as_personal'),
    bonusFouls: figure('bonus_fouls'),
    doubleBonusFouls: figure('double_bonus_fouls'),
    periodMinutes: figure('period_minutes'),
  };
}

/** Reads plays.csv: every revision of every play. */
export async function readPlays({ files, options, ...context }: PlayContext): Promise<ParsedPlay[]> {
  const named = new Set<string>();
  const row = (cells: Cells): ParsedPlay | null => {
    const play = readPlay(cells, context);
    if (play === null) return null;
    const key = `${play.game} ${play.id} ${play.revision}`;
    if (named.has(key)) cells.refuse('revision', 'this revision of the play is on an earlier line already');
    named.add(key);
    return play;
  };
  return (await readDetail(files, 'plays', options, { required: REQUIRED, optional: OPTIONAL, row })) ?? [];
}

function readPlay(cells: Cells, { games, teams, names }: Omit<PlayContext, 'files' | 'options'>): ParsedPlay | null {
  const game = games.keyed(cells);
  const kind = cells.needed('kind', 40) as PlayKind;
  if (!PLAY_KINDS.includes(kind)) cells.refuse('kind', `${quoteCell(kind)} is no kind of play`);
  const sortOrder = Number(cells.needed('sort_order', 40));
  if (!Number.isFinite(sortOrder)) cells.refuse('sort_order', 'is no number');
  const id = uuid(cells, 'play');
  if (id === null && cells.isBlank('play')) cells.refuse('play', 'is blank');
  const revision = cells.count('revision') ?? 0;
  if (revision < 1) cells.refuse('revision', 'has to be 1 or more');
  const [madeAt, receivedAt] = [cells.neededMoment('made_at'), cells.neededMoment('received_at')];
  const team = cells.isBlank('team') ? null : teams.read(cells, 'team');
  const play = {
    line: cells.line,
    revision,
    isDeleted: cells.flag('deleted'),
    kind,
    period: cells.needed('period', LONGEST_NAME),
    sortOrder,
    clock: cells.count('clock'),
    team,
    player: names.readIfGiven(cells),
    otherPlayer: names.readIfGiven(cells, 'other_'),
    linkedPlayId: uuid(cells, 'linked_play'),
    x: percent(cells, 'x'),
    y: percent(cells, 'y'),
    note: cells.lines('note', LONGEST_NOTE),
    assistsOnFreeThrows: cells.flag('assists_on_free_throws'),
    technicalCountsAsPersonal: cells.flag('technical_counts_as_personal'),
    enteredBy: cells.text('entered_by', LONGEST_NAME) || 'an import',
    device: cells.text('device', 100) || 'an import',
  };
  const isWhole = game !== null && id !== null && madeAt !== null && receivedAt !== null && team !== UNKNOWN;
  return isWhole && Number.isFinite(sortOrder) ? { ...play, game, id, madeAt, receivedAt } : null;
}

function uuid(cells: Cells, field: string): string | null {
  const text = cells.text(field, 40).toLowerCase();
  if (text === '' || UUID.test(text)) return text || null;
  cells.refuse(field, `${quoteCell(text)} is no UUID`);
  return null;
}

function percent(cells: Cells, field: string): number | null {
  const count = cells.count(field);
  if (count !== null && count > 100) cells.refuse(field, 'has to be from 0 to 100');
  return count;
}
