import type { RequestContext } from '../../http/context.js';
import { requireAdmin } from '../../lib/policy.js';
import { startOf } from './file-start.js';
import type { TableShape } from './heading.js';
import { ProblemList } from './problem.js';
import { gamesShape } from './read-games.js';
import { playerGamesShape } from './read-player-games.js';
import { readSeason, type SeasonLayout } from './read-season.js';
import { TEAMS_SHAPE } from './read-teams.js';
import { notesOf } from './report.js';
import type { SeasonFileKind } from './season-import.enums.js';
import type { ImportSeasonInput } from './season-import.input.js';
import { seasonName } from './season-import.service.js';
import type { ImportFilePreview, SeasonImportPreview } from './season-import.type.js';
import { findTarget, layoutOf } from './season-target.js';
import { seasonWarnings } from './season-warnings.js';
import { uploadedFiles } from './uploaded-files.js';

/**
 * Reads the files as an import would, and says what it found. What only the database shows to be wrong (a name that several players have)
 * comes to light by the import itself, which then writes nothing.
 * @throws 401, 403 and 400 as `requireAdmin`; 400 and 422 when season or sport are not clear
 */
export async function previewSeasonImport(ctx: RequestContext, input: ImportSeasonInput): Promise<SeasonImportPreview> {
  const organizationId = requireAdmin(ctx);
  const { pool } = ctx.services;
  const target = await findTarget(pool, organizationId, seasonName(input.name), input.sport ?? undefined);
  const layout = await layoutOf(pool, organizationId, target);
  const files = await uploadedFiles(input.files);
  const { season, problems } = await readSeason(files, layout);
  const { teams, games, players, lines } = season;
  return {
    seasonId: target.seasonId,
    files: await startsOf(files, layout),
    teams: teams.length,
    games: games.length,
    players: players.length,
    lines: lines.length,
    problems: notesOf(problems),
    warnings: notesOf(problems.count > 0 ? new ProblemList() : seasonWarnings(season)),
  };
}

async function startsOf(files: Awaited<ReturnType<typeof uploadedFiles>>, { columns, regularPeriods }: SeasonLayout): Promise<ImportFilePreview[]> {
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
