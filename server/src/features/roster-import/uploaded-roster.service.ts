import type { RequestContext } from '../../context/request-context.js';
import { invalidInput } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { startOf } from '../season-import/reading/files/file-start.js';
import { followingKey, runningImports } from '../season-import/running-imports.js';
import type { SeasonFile } from '../season-import/reading/files/season-files.js';
import { ROSTER_FILE, rosterShape } from './roster-columns.js';
import type { ImportRosterInput } from './roster-import.input.js';
import { importRoster, previewRoster, type RosterImport } from './roster-import.service.js';
import type { RosterImportPreview } from './roster-import.type.js';
import type { RosterReport } from './roster-report.js';
import { findRosterTarget } from './roster-target.js';

/**
 * What importing an uploaded roster would do, with the start of the file. @throws as `previewRoster`; 400 without a
 * file
 */
export async function previewUploadedRoster(
  ctx: RequestContext,
  input: ImportRosterInput,
): Promise<RosterImportPreview> {
  const wanted = await uploaded(ctx, input);
  const { target, report } = await previewRoster(ctx, wanted);
  return { ...(await startOf(wanted.file, rosterShape(target.attributes, target.team === null))), report };
}

/**
 * Imports an uploaded roster as `importRoster` does, and can be followed and cancelled by the key that the caller gave
 * it.
 * @throws as `importRoster` and `RunningImports.run`; 400 without a file
 */
export async function importUploadedRoster(ctx: RequestContext, input: ImportRosterInput): Promise<RosterReport> {
  const organizationId = requireAdmin(ctx);
  return runningImports.run(organizationId, followingKey(input.key), async (signal, onProgress) =>
    importRoster(ctx, { ...(await uploaded(ctx, input)), signal, onProgress }),
  );
}

/** The roster of a request. What it is for is looked up first, so that the file of nobody's league is no matter. */
async function uploaded(
  ctx: RequestContext,
  { seasonLeagueId, seasonLeagueTeamId, columns, file }: ImportRosterInput,
): Promise<RosterImport> {
  const organizationId = requireAdmin(ctx);
  const ids = {
    seasonLeagueId: parseId(seasonLeagueId, 'Season league'),
    seasonLeagueTeamId: seasonLeagueTeamId == null ? null : parseId(seasonLeagueTeamId, 'Team'),
  };
  await findRosterTarget(ctx.services.dataSource.manager, organizationId, ids.seasonLeagueId, ids.seasonLeagueTeamId);
  if (!file) throw invalidInput({ field: 'file', message: 'Please choose the file that holds the roster.' });
  const incoming = await file;
  const names = new Map((columns ?? []).map(({ column, field }) => [column.trim().toLowerCase(), field ?? null]));
  const roster: SeasonFile = { name: ROSTER_FILE, size: null, columns: names, open: () => incoming.createReadStream() };
  return { file: roster, ...ids };
}
