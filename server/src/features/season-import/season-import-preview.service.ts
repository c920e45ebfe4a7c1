import type { RequestContext } from '../../http/context.js';
import { requireAdmin } from '../../lib/policy.js';
import { write } from '../audit/write.service.js';
import { startOf } from './file-start.js';
import type { TableShape } from './heading.js';
import type { ParsedSeason } from './parsed-season.js';
import { ProblemList } from './problem.js';
import { gamesShape } from './read-games.js';
import { playerGamesShape } from './read-player-games.js';
import { readSeason, type SeasonLayout } from './read-season.js';
import { TEAMS_SHAPE } from './read-teams.js';
import { NONE_ABSENT, notesOf } from './report.js';
import { runningImports } from './running-imports.js';
import type { SeasonFileKind } from './season-import.enums.js';
import type { ImportSeasonInput } from './season-import.input.js';
import { ImportRefused, seasonName, writeParsedSeason } from './season-import.service.js';
import type { ImportFilePreview, SeasonImportPreview } from './season-import.type.js';
import { findTarget, layoutOf } from './season-target.js';
import { seasonWarnings } from './season-warnings.js';
import { uploadedFiles } from './uploaded-files.js';
import type { WrittenSeason } from './write-season.js';

/**
 * Reads the files as an import would, and says what it found. Into a season that is there it is tried, and rolled back: that shows what would
 * stay as it is, what would be missing, and what only the database shows to be wrong.
 * @throws 401, 403 and 400 as `requireAdmin`; 400 and 422 when season or sport are not clear; 409 and 429 as `RunningImports.run`
 */
export async function previewSeasonImport(ctx: RequestContext, input: ImportSeasonInput): Promise<SeasonImportPreview> {
  const organizationId = requireAdmin(ctx);
  const { pool } = ctx.services;
  const target = await findTarget(pool, organizationId, seasonName(input.name), input.sport ?? undefined);
  const layout = await layoutOf(pool, organizationId, target);
  const files = await uploadedFiles(input.files);
  const { season, problems } = await readSeason(files, layout);
  const { teams, games, players, lines } = season;
  const tried =
    target.seasonId !== null && problems.count === 0 ? await tryImport(ctx, organizationId, season, input) : null;
  const isFit = problems.count === 0 && (tried === null || tried.problems.count === 0);
  return {
    seasonId: target.seasonId,
    files: await startsOf(files, layout),
    teams: teams.length,
    games: games.length,
    players: players.length,
    lines: lines.length,
    problems: notesOf(problems.count > 0 || tried === null ? problems : tried.problems),
    warnings: notesOf(isFit ? seasonWarnings(season) : new ProblemList()),
    kept: notesOf(isFit && tried !== null ? tried.kept : new ProblemList()),
    missing: isFit && tried !== null ? tried.missing : NONE_ABSENT,
  };
}

/** Ends the transaction of a try. */
class Tried extends Error {
  constructor(readonly written: WrittenSeason) {
    super('the import was only tried');
  }
}

async function tryImport(
  ctx: RequestContext,
  organizationId: number,
  season: ParsedSeason,
  { name, sport }: ImportSeasonInput,
): Promise<Pick<WrittenSeason, 'problems' | 'kept' | 'missing'>> {
  try {
    return await runningImports.run(organizationId, null, (signal) =>
      write(ctx, organizationId, async (tx) => {
        throw new Tried(
          await writeParsedSeason(tx, season, { name: seasonName(name), ...(sport && { sport }), signal }),
        );
      }),
    );
  } catch (error) {
    if (error instanceof Tried) return error.written;
    if (error instanceof ImportRefused)
      return { problems: error.problems, kept: new ProblemList(), missing: NONE_ABSENT };
    throw error;
  }
}

async function startsOf(
  files: Awaited<ReturnType<typeof uploadedFiles>>,
  { columns, regularPeriods }: SeasonLayout,
): Promise<ImportFilePreview[]> {
  const shapes: [SeasonFileKind, TableShape][] = [
    ['teams', TEAMS_SHAPE],
    ['games', gamesShape(regularPeriods)],
    ['playerGames', playerGamesShape(columns)],
  ];
  const starts = shapes.map(async ([kind, shape]) => {
    const file = files[kind];
    return file ? [{ file: kind, ...(await startOf(file, shape)) }] : [];
  });
  return (await Promise.all(starts)).flat();
}
