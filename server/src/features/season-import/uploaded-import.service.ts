import type { RequestContext } from '../../http/context.js';
import { invalidInput } from '../../lib/errors.js';
import { requireAdmin } from '../../lib/policy.js';
import type { SeasonImportReport } from './report.js';
import { RunningImports } from './running-imports.js';
import type { ImportSeasonInput } from './season-import.input.js';
import { importSeason } from './season-import.service.js';
import type { SeasonImportProgress } from './season-import.type.js';
import { uploadedFiles } from './uploaded-files.js';

const KEY = /^[\w-]{8,64}$/u;
const running = new RunningImports();

/**
 * Imports uploaded files as `importSeason` does, and can be followed and cancelled by the key that the caller gave it.
 * @throws as `importSeason` and `RunningImports.run`
 */
export async function importUploads(ctx: RequestContext, { name, sport, active, removeMissing, files, key = null }: ImportSeasonInput): Promise<SeasonImportReport> {
  const organizationId = requireAdmin(ctx);
  if (key !== null && !KEY.test(key)) throw invalidInput({ field: 'key', message: 'A key has 8 to 64 letters, digits and hyphens.' });
  return running.run(organizationId, key, async (signal, onProgress) =>
    importSeason(ctx, {
      files: await uploadedFiles(files),
      name,
      ...(sport && { sport }),
      active: active ?? false,
      removeMissing: removeMissing ?? false,
      signal,
      onProgress,
    }),
  );
}

/** How far the caller's organization's import of this key has come. */
export function importProgress(ctx: RequestContext, key: string): SeasonImportProgress {
  const progress = running.progress(requireAdmin(ctx), key);
  return progress ? { underWay: true, ...progress } : { underWay: false, step: null, done: 0, total: null };
}

/** Cancels an import of the caller's organization: nothing of it stays. Whether there was one under way. */
export function cancelImport(ctx: RequestContext, key: string): boolean {
  return running.cancel(requireAdmin(ctx), key);
}
