import { CorrectionKind } from '../../statistics/correction.enums.js';
import { quoteCell } from '../reporting/problem.js';
import type { Cells } from './files/cells.js';
import type { ReadOptions } from './files/read-table.js';
import type { SeasonFiles } from './files/season-files.js';
import type { GameIndex } from './game-index.js';
import type { ParsedCorrection } from './parsed-details.js';
import { UNKNOWN } from './parsed-season.js';
import type { PlayerNames } from './player-names.js';
import { readDetail } from './read-definitions.js';
import { LONGEST_NAME, type TeamNames } from './team-names.js';

const REQUIRED = ['game_key', 'kind', 'corrected_at', 'team'];
const OPTIONAL = ['player_key', 'first_name', 'last_name', 'statistic', 'period', 'before', 'after', 'corrected_by'];
const KINDS = Object.values(CorrectionKind);
/** What is of a team as a whole. */
const OF_TEAM: ReadonlySet<CorrectionKind> = new Set([CorrectionKind.FINAL_SCORE, CorrectionKind.PERIOD_SCORE]);

const YES_OR_NO: ReadonlySet<CorrectionKind> = new Set([
  CorrectionKind.LINE,
  CorrectionKind.STARTED,
  CorrectionKind.DID_NOT_PLAY,
]);

/** What corrections refer to. */
interface CorrectionContext {
  readonly files: SeasonFiles;
  readonly games: GameIndex;
  readonly teams: TeamNames;
  readonly names: PlayerNames;
  readonly options: ReadOptions;
}

/** Reads corrections.csv: what was changed of games after their results were known. */
export async function readCorrections({ files, options, ...context }: CorrectionContext): Promise<ParsedCorrection[]> {
  const row = (cells: Cells): ParsedCorrection | null => readCorrection(cells, context);
  return (await readDetail(files, 'corrections', options, { required: REQUIRED, optional: OPTIONAL, row })) ?? [];
}

function readCorrection(
  cells: Cells,
  { games, teams, names }: Pick<CorrectionContext, 'games' | 'teams' | 'names'>,
): ParsedCorrection | null {
  const game = games.keyed(cells);
  const word = cells.needed('kind', 100);
  const kind = KINDS.find((each) => each === word);
  if (kind === undefined && word !== '') cells.refuse('kind', `${quoteCell(word)} is none of ${KINDS.join(', ')}`);
  const at = cells.neededMoment('corrected_at');
  const team = teams.read(cells, 'team');
  if (game !== null && team !== UNKNOWN && !games.isPlayedBy(game, team))
    cells.refuse('team', 'does not play in this game');
  if (game === null || kind === undefined || at === null || team === UNKNOWN) return null;
  const value = (field: string): number | null => {
    const count = cells.count(field);
    if (count !== null && count > 1 && YES_OR_NO.has(kind)) cells.refuse(field, 'has to be 0 or 1');
    return count;
  };
  return {
    line: cells.line,
    game,
    kind,
    at,
    team,
    player: OF_TEAM.has(kind) ? null : names.read(cells),
    statistic: kind === CorrectionKind.STATISTIC ? cells.needed('statistic', 40) : null,
    period: kind === CorrectionKind.PERIOD_SCORE ? cells.needed('period', LONGEST_NAME) : null,
    before: value('before'),
    after: value('after'),
    correctedBy: cells.text('corrected_by', LONGEST_NAME) || 'an import',
  };
}
