import type { RequestContext } from '../../context/request-context.js';
import { requireAdmin } from '../../lib/policy.js';
import { write } from '../audit/write.service.js';
import { refuseOvertaken } from './import-overtaken.js';
import { startOf } from './reading/files/file-start.js';
import type { TableShape } from './reading/files/heading.js';
import type { ParsedSeason } from './reading/parsed-season.js';
import { ProblemList } from './reporting/problem.js';
import { gamesShape } from './reading/read-games.js';
import { playerGamesShape } from './reading/read-player-games.js';
import type { SeasonLayout } from './reading/read-season.js';
import { TEAMS_SHAPE } from './reading/read-teams.js';
import { NONE_ABSENT, notesOf } from './reporting/report.js';
import { runningImports } from './running-imports.js';
import type { SeasonFileKind } from './season-import.enums.js';
import type { ImportSeasonInput } from './season-import.input.js';
import { ImportRefused, readFiles, seasonName, warningsOf, writeParsedSeason } from './season-import.service.js';
import type { ImportFilePreview, SeasonImportPreview } from './season-import.type.js';
import { uploadedFiles } from './reading/files/uploaded-files.js';
import type { WrittenSeason } from './writing/write-season.js';

/**
 * Reads the files as an import would, and says what it found. What can be read is then imported and rolled back: that
 * shows what would stay as it is, what would be missing, and what only the database shows to be wrong, so that preview
 * and import never disagree.
 * @throws 401, 403 and 400 as `requireAdmin`; 400 and 422 when season or sport are not clear; 409 as `importSeason`,
 *   and with 429 as `RunningImports.run`
 */
export async function previewSeasonImport(ctx: RequestContext, input: ImportSeasonInput): Promise<SeasonImportPreview> {
  const organizationId = requireAdmin(ctx);
  return runningImports.run(organizationId, null, (signal) => preview(ctx, organizationId, input, signal));
}

async function preview(
  ctx: RequestContext,
  organizationId: number,
  input: ImportSeasonInput,
  signal: AbortSignal,
): Promise<SeasonImportPreview> {
  const { pool } = ctx.services;
  const files = await uploadedFiles(input.files);
  const problems = new ProblemList();
  const { season, target, layout } = await readFiles(
    pool,
    organizationId,
    { files, name: seasonName(input.name), sport: input.sport ?? undefined, signal },
    problems,
  );
  const { teams, games, players, lines } = season;
  const tried = problems.count === 0 ? await tryImport(ctx, organizationId, season, input, signal) : null;
  const fit = tried?.problems.count === 0 ? tried : null;
  return {
    seasonId: target.seasonId,
    files: await startsOf(files, layout),
    teams: teams.length,
    games: games.length,
    players: players.length,
    lines: lines.length,
    problems: notesOf(tried?.problems ?? problems),
    warnings: notesOf(fit?.warnings ?? new ProblemList()),
    kept: notesOf(fit?.kept ?? new ProblemList()),
    missing: fit?.missing ?? NONE_ABSENT,
  };
}

/** Ends the transaction of a try. */
class Tried extends Error {
  constructor(readonly written: TriedSeason) {
    super('the import was only tried');
  }
}

type TriedSeason = Pick<WrittenSeason, 'problems' | 'kept' | 'missing'> & { readonly warnings: ProblemList };

async function tryImport(
  ctx: RequestContext,
  organizationId: number,
  season: ParsedSeason,
  { name, sport }: ImportSeasonInput,
  signal: AbortSignal,
): Promise<TriedSeason> {
  try {
    return await refuseOvertaken(() =>
      write(ctx, organizationId, async (tx) => {
        const written = await writeParsedSeason(tx, season, {
          name: seasonName(name),
          ...(sport && { sport }),
          signal,
          isTry: true,
        });
        throw new Tried({ ...written, warnings: await warningsOf(tx, season, written) });
      }),
    );
  } catch (error) {
    if (error instanceof Tried) return error.written;
    if (error instanceof ImportRefused)
      return {
        problems: error.problems,
        kept: new ProblemList(),
        missing: NONE_ABSENT,
        warnings: new ProblemList(),
      };
    throw error;
  }
}

async function startsOf(
  files: Awaited<ReturnType<typeof uploadedFiles>>,
  { columns, periods }: SeasonLayout,
): Promise<ImportFilePreview[]> {
  const shapes: [SeasonFileKind, TableShape][] = [
    ['teams', TEAMS_SHAPE],
    ['games', gamesShape(periods)],
    ['playerGames', playerGamesShape(columns)],
  ];
  const starts = shapes.map(async ([kind, shape]) => {
    const file = files[kind];
    return file ? [{ file: kind, ...(await startOf(file, shape)) }] : [];
  });
  return (await Promise.all(starts)).flat();
}
