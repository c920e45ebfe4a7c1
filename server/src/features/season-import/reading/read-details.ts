import { BRACKET_KINDS, SERIES_LENGTHS } from '../../../domain/bracket/bracket-options.js';
import { MOST_WEEKS } from '../../../domain/schedule/most-weeks.js';
import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { Cells } from './files/cells.js';
import type { GameIndex } from './game-index.js';
import type { ParsedDefinitions, ParsedDetails, ParsedDivision, ParsedPart } from './parsed-details.js';
import { UNKNOWN } from './parsed-season.js';
import { LONGEST_PLAYER_NAME, type PlayerNames } from './player-names.js';
import { quoteCell } from '../reporting/problem.js';
import { readCorrections } from './read-corrections.js';
import { type DetailReader, readDetail } from './read-definitions.js';
import type { ReadOptions } from './files/read-table.js';
import { PLAY_SETTING_COLUMNS as SETTINGS, readPlays, readPlaySettings } from './read-plays.js';
import { readStandingsSettings, STANDINGS_COLUMNS } from './read-standings-settings.js';
import type { SeasonFiles } from './files/season-files.js';
import { LONGEST_COURT, LONGEST_NAME, type TeamNames } from './team-names.js';

const PERSON = ['first_name', 'last_name'];
const DAYS = /^[A-Za-z]{2,12}$/u;

/** What the details refer to. */
interface DetailContext {
  readonly games: GameIndex;
  readonly files: SeasonFiles;
  readonly teams: TeamNames;
  readonly names: PlayerNames;
  readonly options: ReadOptions;
}

/** What is read beside definitions; the players still as `PlayerNames` numbers them. */
export type ReadDetails = Omit<ParsedDetails, keyof ParsedDefinitions | 'picture'>;

/** Reads the players of an archive, before their games, so that they come in the order of the archive. */
export async function readPlayers({
  files,
  names,
  options,
}: Omit<DetailContext, 'games'>): Promise<ReadDetails['players']> {
  const reader: DetailReader<ReadDetails['players'][number]> = {
    required: PERSON,
    optional: ['player_key', 'known_as', 'bio', 'image', 'sponsor_name', 'sponsor_url', 'sponsor_image'],
    row: (cells) => {
      const sponsorName = cells.text('sponsor_name', LONGEST_NAME) || null;
      if (sponsorName === null && !(cells.isBlank('sponsor_url') && cells.isBlank('sponsor_image')))
        cells.refuse('sponsor_name', 'is blank, though the sponsor has more');
      const pictures = { image: cells.picture('image'), sponsorImage: cells.picture('sponsor_image') };
      return {
        line: cells.line,
        player: names.read(cells),
        knownAs: cells.text('known_as', LONGEST_PLAYER_NAME) || null,
        bio: cells.lines('bio', 5000),
        ...pictures,
        sponsorName,
        sponsorUrl: cells.url('sponsor_url'),
      };
    },
  };
  return known(await readDetail(files, 'players', options, reader));
}

const LONGEST_LIST = 10_000;

/** Reads everything else that hangs on teams, leagues and players. */
export async function readDetails({
  files,
  games,
  teams,
  names,
  options,
}: DetailContext): Promise<Omit<ReadDetails, 'players'>> {
  const league = (cells: Cells): string => normaliseName(cells.needed('league', LONGEST_NAME));
  const place = (cells: Cells): { team: number; league: string } => {
    const team = teams.read(cells, 'team');
    const name = cells.needed('league', LONGEST_NAME);
    if (team >= 0 && name !== '' && !teams.playsIn(team, name))
      cells.refuse('league', `teams.csv does not have the team in the league ${quoteCell(name)}`);
    return { team, league: normaliseName(name) };
  };
  const ofPlayer = (cells: Cells): { line: number; player: number } => ({
    line: cells.line,
    player: names.read(cells),
  });
  const read = <Row>(
    name: Parameters<typeof readDetail>[1],
    required: readonly string[],
    optional: readonly string[],
    row: (cells: Cells) => Row | null,
    named?: DetailReader<Row>['named'],
  ) => readDetail(files, name, options, { required, optional, row, ...(named && { named }) });
  const normalised = ({ name }: { readonly name: string }): string => normaliseName(name);
  const part =
    (field: string) =>
    (cells: Cells): ParsedPart => ({
      line: cells.line,
      name: cells.needed(field, LONGEST_NAME),
      position: cells.count('position'),
    });
  const leagues =
    (await read(
      'leagues',
      ['league'],
      ['position', ...SETTINGS, ...STANDINGS_COLUMNS, 'statistics_order', 'statistics_left_out'],
      (cells) => ({
        ...part('league')(cells),
        playSettings: readPlaySettings(cells),
        standingsSettings: readStandingsSettings(cells),
        statistics: listOf(cells, 'statistics_order'),
        leftOut: listOf(cells, 'statistics_left_out'),
      }),
      ['league', normalised],
    )) ?? [];
  const divisions =
    (await read(
      'divisions',
      ['division'],
      ['position', 'bracket_kind', 'best_of', 'third_place'],
      (cells) => ({ ...part('division')(cells), ...readBracketOptions(cells) }),
      ['division', normalised],
    )) ?? [];
  const rosters = await read(
    'rosters',
    ['team', 'league', ...PERSON],
    ['player_key', 'jersey_number', 'position'],
    (cells) => ({
      ...place(cells),
      ...ofPlayer(cells),
      jerseyNumber: cells.text('jersey_number', 10) || null,
      position: cells.text('position', 50) || null,
    }),
  );
  const values = await read('values', [...PERSON, 'attribute', 'value'], ['player_key'], (cells) => ({
    ...ofPlayer(cells),
    attribute: cells.needed('attribute', 100),
    value: cells.needed('value', 500),
  }));
  const videos = await read('videos', [...PERSON, 'url'], ['player_key', 'title'], (cells) => {
    const url = cells.video('url');
    return url === null ? null : { ...ofPlayer(cells), title: cells.text('title', 200), url };
  });
  const schedules =
    (await read(
      'schedules',
      ['schedule', 'league', 'start_date', 'num_weeks'],
      ['game_days', 'same_slot', 'published_at'],
      (cells) => readSchedule(cells, league),
      ['schedule', normalised],
    )) ?? [];
  const scheduled = new Set(schedules.map(({ name }) => normaliseName(name)));
  const scheduleOf = (cells: Cells): string => {
    const schedule = cells.needed('schedule', LONGEST_NAME);
    if (!scheduled.has(normaliseName(schedule)))
      cells.refuse('schedule', `schedules.csv has no ${quoteCell(schedule)}`);
    return normaliseName(schedule);
  };
  const slots =
    (await read('slots', ['schedule', 'time'], ['week', 'location', 'location_url', 'court'], (cells) => {
      const schedule = scheduleOf(cells);
      const [time, location] = [
        cells.time('time'),
        {
          location: cells.text('location', LONGEST_NAME) || null,
          locationUrl: cells.url('location_url'),
          court: cells.text('court', LONGEST_COURT) || null,
        },
      ];
      return time === null ? null : { line: cells.line, schedule, week: cells.count('week'), time, ...location };
    })) ?? [];
  const lostHalls =
    (await read('lostHalls', ['schedule', 'location', 'from'], ['location_url', 'date'], (cells) => {
      const schedule = scheduleOf(cells);
      const [from, date] = [cells.date('from'), cells.date('date')];
      if (cells.isBlank('from')) cells.refuse('from', 'is blank');
      const place = { location: cells.needed('location', LONGEST_NAME), locationUrl: cells.url('location_url') };
      return from === null ? null : { line: cells.line, schedule, ...place, date, from: date ?? from };
    })) ?? [];
  const byes =
    (await read('byes', ['team', 'league'], ['date'], (cells) => ({
      line: cells.line,
      ...place(cells),
      date: cells.date('date'),
    }))) ?? [];
  const weeksOff =
    (await read('weeksOff', ['league', 'date'], ['reason'], (cells) => {
      const date = cells.date('date');
      if (date === null && cells.isBlank('date')) cells.refuse('date', 'is blank');
      const week = { line: cells.line, league: league(cells), reason: cells.lines('reason', 2000) };
      return date === null ? null : { ...week, date };
    })) ?? [];
  return {
    leagues,
    divisions,
    rosters: rosters && known(rosters),
    values: known(values),
    videos: known(videos),
    schedules,
    slots,
    lostHalls,
    byes,
    weeksOff,
    plays: await readPlays({ files, games, teams, names, options }),
    corrections: await readCorrections({ files, games, teams, names, options }),
  };
}

function readBracketOptions(cells: Cells): Pick<ParsedDivision, 'bracketKind' | 'bestOf' | 'thirdPlace'> {
  const bestOf = cells.count('best_of');
  if (bestOf !== null && !SERIES_LENGTHS.includes(bestOf))
    cells.refuse('best_of', `has to be one of ${SERIES_LENGTHS.join(', ')}`);
  return {
    bracketKind: cells.isBlank('bracket_kind') ? null : cells.word('bracket_kind', BRACKET_KINDS),
    bestOf,
    thirdPlace: cells.isBlank('third_place') ? null : cells.flag('third_place'),
  };
}

function readSchedule(cells: Cells, league: (cells: Cells) => string): ReadDetails['schedules'][number] | null {
  const [startDate, weeks] = [cells.date('start_date'), cells.count('num_weeks')];
  if (cells.isBlank('start_date')) cells.refuse('start_date', 'is blank');
  if (weeks === null || weeks < 1 || weeks > MOST_WEEKS) cells.refuse('num_weeks', `has to be from 1 to ${MOST_WEEKS}`);
  const gameDays = cells
    .text('game_days', 200)
    .split(' ')
    .filter((day) => day !== '');
  if (!gameDays.every((day) => DAYS.test(day))) cells.refuse('game_days', 'are weekdays with blanks between them');
  const schedule = {
    line: cells.line,
    name: cells.needed('schedule', LONGEST_NAME),
    league: league(cells),
    gameDays,
    sameSlot: cells.isBlank('same_slot') || cells.flag('same_slot'),
    publishedAt: cells.moment('published_at'),
  };
  return startDate === null || weeks === null ? null : { ...schedule, startDate, weeks };
}

/** Lines whose player could be read; the others are problems. */
function known<Row extends { readonly player: number }>(rows: readonly Row[] | null): Row[] {
  return (rows ?? []).filter(({ player }) => player !== UNKNOWN);
}

/** Abbreviations in one cell: none has the sign that parts them. */
function listOf(cells: Cells, field: string): string[] {
  const text = cells.text(field, LONGEST_LIST);
  return text === '' ? [] : text.split('|').map((part) => part.trim());
}
