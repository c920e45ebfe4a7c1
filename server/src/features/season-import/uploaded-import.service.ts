import type { RequestContext } from '../../context/request-context.js';
import { requireAdmin } from '../../lib/policy.js';
import type { SeasonImportReport } from './reporting/report.js';
import { followingKey, runningImports } from './running-imports.js';
import type { ImportSeasonInput } from './season-import.input.js';
import { importSeason } from './season-import.service.js';
import { uploadedFiles } from './reading/files/uploaded-files.js';

/**
 * Imports uploaded files as `importSeason` does, and can be followed and cancelled by the key that the caller gave it.
 * @throws as `importSeason` and `RunningImports.run`
 */
export async function importUploads(
  ctx: RequestContext,
  { name, sport, active, removeMissing, files, key }: ImportSeasonInput,
): Promise<SeasonImportReport> {
  const organizationId = requireAdmin(ctx);
  return runningImports.run(organizationId, followingKey(key), async (signal, onProgress) =>
    importSeason(ctx, {
      files: await uploadedFiles(files),
      name,
      ...(sport && { sport }),
      ...(active != null && { active }),
      removeMissing: removeMissing ?? false,
      signal,
      onProgress,
    }),
  );
}
