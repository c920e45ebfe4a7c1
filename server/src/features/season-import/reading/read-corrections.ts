import { CorrectionKind } from '../../statistics/correction.enums.js';
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
const KINDS = Object.values(CorrectionKind) as [CorrectionKind, ...CorrectionKind[]];
/** What is of a team as a whole. */
const OF_TEAM: ReadonlySet<CorrectionKind> = new Set([CorrectionKind.FINAL_SCORE, CorrectionKind.PERIOD_SCORE]);

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
  if (cells.isBlank('kind')) cells.refuse('kind', 'is blank');
  const kind = cells.word('kind', KINDS);
  const at = cells.neededMoment('corrected_at');
  const team = teams.read(cells, 'team');
  if (game === null || at === null || team === UNKNOWN) return null;
  return {
    line: cells.line,
    game,
    kind,
    at,
    team,
    player: OF_TEAM.has(kind) ? null : names.read(cells),
    statistic: kind === CorrectionKind.STATISTIC ? cells.needed('statistic', 40) : null,
    period: kind === CorrectionKind.PERIOD_SCORE ? cells.needed('period', LONGEST_NAME) : null,
    before: cells.count('before'),
    after: cells.count('after'),
    correctedBy: cells.text('corrected_by', LONGEST_NAME) || 'an import',
  };
}
