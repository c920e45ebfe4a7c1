import { PERIOD_KINDS } from '../../../domain/periods/period-kind-of.js';
import { LONGEST_FORMULA } from '../../../domain/stats/formula/formula.js';
import { isProblem, parseFormula } from '../../../domain/stats/formula/parse-formula.js';
import { STAT_KINDS, type StatKind } from '../../../domain/stats/stat-definition.js';
import { DETAIL_FILES, type DetailFile } from './files/archive-names.js';
import { Cells } from './files/cells.js';
import type { ParsedDefinitions, ParsedSeasonLine } from './parsed-details.js';
import { type ReadOptions, readTable } from './files/read-table.js';
import type { SeasonFiles } from './files/season-files.js';
import { LONGEST_NAME } from './team-names.js';

/** What the columns of a file are, and what is made of a line. */
export interface DetailReader<Row> {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Null: the line is a problem, which is noted. */
  readonly row: (cells: Cells) => Row | null;
  /** The column by which a line is named, and its name: no two lines may have the same. */
  readonly named?: readonly [field: string, nameOf: (row: Row) => string];
}

/** Reads one of the files beside the three. @returns null when it is not there */
export async function readDetail<Row>(
  files: SeasonFiles,
  name: DetailFile,
  options: ReadOptions,
  reader: DetailReader<Row>,
): Promise<Row[] | null> {
  const file = files.detail?.(DETAIL_FILES[name]) ?? null;
  if (file === null) return null;
  const rows: Row[] = [];
  const lines = new Map<string, number>();
  const [field, nameOf] = reader.named ?? [];
  await readTable(file, reader, options, (heading) => {
    const cells = new Cells(file.name, heading, options.problems);
    return (line) => {
      const row = reader.row(cells.at(line));
      if (row === null) return;
      rows.push(row);
      const name = nameOf?.(row) ?? '';
      if (field === undefined || name === '') return;
      const earlier = lines.get(name);
      if (earlier === undefined) lines.set(name, cells.line);
      else cells.refuse(field, `this ${field} is on line ${earlier} already`);
    };
  });
  return rows;
}

/**
 * Reads what an archive says of the season itself and of what its organization decides on: statistics, periods,
 * attributes.
 */
export async function readDefinitions(files: SeasonFiles, options: ReadOptions): Promise<ParsedDefinitions> {
  const [season = null] =
    (await readDetail(files, 'season', options, {
      required: ['season'],
      optional: ['sport', 'start_date', 'finish_date', 'active'],
      row: readSeasonLine,
    })) ?? [];
  const statistics = await readDetail(files, 'statistics', options, {
    required: ['abbreviation'],
    optional: ['name', 'kind', 'formula', 'position', 'hidden'],
    row: (cells) => {
      const abbreviation = cells.needed('abbreviation', 40);
      const kind = cells.word('kind', STAT_KINDS);
      const formula = readFormula(cells, kind);
      return {
        line: cells.line,
        abbreviation,
        name: cells.text('name', LONGEST_NAME) || abbreviation,
        kind,
        formula,
        position: cells.count('position'),
        hidden: cells.flag('hidden'),
      };
    },
    named: ['abbreviation', ({ abbreviation }) => abbreviation],
  });
  const periods = await readDetail(files, 'periods', options, {
    required: ['period'],
    optional: ['kind', 'position', 'hidden'],
    row: (cells) => ({
      line: cells.line,
      name: cells.needed('period', 60),
      kind: cells.word('kind', PERIOD_KINDS),
      position: cells.count('position'),
      hidden: cells.flag('hidden'),
    }),
    named: ['period', ({ name }) => name.toLowerCase()],
  });
  const attributes = await readDetail(files, 'attributes', options, {
    required: ['attribute'],
    optional: ['type', 'position', 'visible'],
    row: (cells) => {
      const visible = cells.isBlank('visible') || cells.flag('visible');
      return {
        line: cells.line,
        name: cells.needed('attribute', 100),
        type: cells.word('type', ['string', 'number', 'date']),
        position: cells.count('position'),
        visible,
      };
    },
    named: ['attribute', ({ name }) => name.toLowerCase()],
  });
  return { season, statistics, periods, attributes };
}

/** A readable formula, for a kind that has one. Whether its statistics are there is seen once all are written. */
function readFormula(cells: Cells, kind: StatKind): string | null {
  const formula = cells.text('formula', LONGEST_FORMULA) || null;
  const isDerived = kind === 'ratio' || kind === 'per_game';
  if (formula === null && isDerived) cells.refuse('formula', `is blank; a statistic of kind ${kind} has one`);
  if (formula === null) return null;
  if (!isDerived && kind !== 'sum') cells.refuse('formula', `a statistic of kind ${kind} has none`);
  const parsed = parseFormula(formula);
  if (isProblem(parsed)) cells.refuse('formula', `character ${parsed.at + 1}: ${parsed.message}`);
  return formula;
}

function readSeasonLine(cells: Cells): ParsedSeasonLine {
  const [startDate, finishDate] = [cells.date('start_date'), cells.date('finish_date')];
  if (startDate !== null && finishDate !== null && finishDate < startDate)
    cells.refuse('finish_date', 'is before the start');
  return {
    sport: cells.text('sport', LONGEST_NAME) || null,
    startDate,
    finishDate,
    active: cells.isBlank('active') ? null : cells.flag('active'),
  };
}
